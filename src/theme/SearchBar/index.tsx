// Ours instead of the classic theme's: the modal, its styles and the engine load on first use.
export {default} from '../../features/search/ui/SearchBar/index.tsx';
