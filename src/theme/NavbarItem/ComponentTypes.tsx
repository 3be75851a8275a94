// Adds the item kind `custom-assistant`, a button that opens the assistant.
export {default} from '../../features/assistant/ui/navbarItemTypes.tsx';
