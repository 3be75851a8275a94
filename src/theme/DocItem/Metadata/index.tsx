// Wraps the metadata: adds the page's structured data and the text alternative of its picture.
export {default} from '../../../features/metadata/ui/DocItemMetadata/index.tsx';
