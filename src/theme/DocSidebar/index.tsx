// The original, which a narrow screen renders with its menu.
export {default} from '../../features/navigation/ui/DocSidebar/index.tsx';
