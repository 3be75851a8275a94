// Wraps the sidebar: it has the sections that have been loaded.
export {default} from '../../features/lean-pages/sidebar-sections/ui/Sidebar/index.tsx';
