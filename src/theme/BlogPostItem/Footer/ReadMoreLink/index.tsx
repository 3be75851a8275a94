// Replaces "Read more", which says nothing out of context, by the title of the post.
export {default} from '../../../../features/blog/ui/ReadMoreLink/index.tsx';
