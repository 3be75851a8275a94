// Wraps the page: adds the description that search engines and shared links show.
export {default} from '../../features/blog/ui/BlogTagsListPage/index.tsx';
