// Wraps the breadcrumbs: they look for the page in the sections that have been loaded.
export {default} from '../../features/lean-pages/sidebar-sections/ui/Breadcrumbs/index.tsx';
