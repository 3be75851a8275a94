// Replaces the classic layout to make the table of contents of a post a landmark with a name.
export {default} from '../../features/blog/ui/BlogLayout/index.tsx';
