// Replaces the classic posts of a list, each of which looks like a whole page.
export {default} from '../../features/blog/ui/BlogPostItems/index.tsx';
