// Replaces the classic heading: its link stands beside what is called a heading, not in it.
export {default} from '../../features/heading-links/ui/Heading/index.tsx';
