// Replaces the classic theme's Prism code block with ours; text from components is not highlighted.
export {default} from '../../features/code-blocks/ui/TextCodeBlock/index.tsx';
