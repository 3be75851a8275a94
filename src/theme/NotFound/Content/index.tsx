// Replaces the classic text with help: close matches among existing paths, and the search.
export {default} from '../../../features/addresses/ui/NotFound/index.tsx';
