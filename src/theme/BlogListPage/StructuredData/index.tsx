// Replaces the original, whose addresses lack the final slash.
export {default} from '../../../features/metadata/ui/BlogListPageStructuredData/index.tsx';
