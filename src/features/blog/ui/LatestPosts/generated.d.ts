declare module '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json' {
  import type {BlogSidebar} from '@docusaurus/plugin-content-blog';

  const posts: BlogSidebar;
  export default posts;
}
