// The original, made to take the keyboard: it stands behind the page it covers.
export {default} from '../../../features/navigation/ui/MobileSidebar/index.tsx';
