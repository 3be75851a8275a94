// Wraps the content to put the page menu beside the title.
export {default} from '../../../features/page-formats/ui/DocItemContent/index.tsx';
