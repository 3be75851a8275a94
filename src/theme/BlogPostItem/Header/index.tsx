// Wraps the header to put the page menu beside the title of a post; lists of posts have none.
export {default} from '../../../features/page-formats/ui/BlogPostItemHeader/index.tsx';
