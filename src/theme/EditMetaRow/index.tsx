// Replaces the two columns with one line that wraps, and adds "Report a problem".
export {default} from '../../features/feedback/ui/EditMetaRow/index.tsx';
