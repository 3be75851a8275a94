// Wraps the footer: asks whether the page helped, in one frame with the links about the page.
export {default} from '../../../features/feedback/ui/DocItemFooter/index.tsx';
