// Wraps a link of the sidebar: one that stands for a section loads it.
export {default} from '../../../features/lean-pages/sidebar-sections/ui/SidebarLink/index.tsx';
