// Wraps the metadata: adds the text alternative of the post's picture.
export {default} from '../../../features/metadata/ui/BlogPostPageMetadata/index.tsx';
