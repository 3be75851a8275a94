// Replaces the classic list of posts, which has no level-one heading.
export {default} from '../../features/blog/ui/BlogListPage/index.tsx';
