// Ours because Docusaurus has no other place for what outlives page changes: the assistant.
export {default} from '../../features/assistant/ui/Root/index.tsx';
