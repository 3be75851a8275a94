// Wraps the icon to give it a size of its own: where style sheets are missing, it fills the page.
export {default} from '../../../features/navigation/ui/HomeIcon/index.tsx';
