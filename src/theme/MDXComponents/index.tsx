// Adds the components writers use without import, and native details that hash links can open.
export {default} from '../../config/mdxComponents.tsx';
