// Adds the item kind `custom-assistant`, a button that opens the assistant.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import AssistantNavbarItem from '../../components/Assistant/NavbarItem';

export default {...ComponentTypes, 'custom-assistant': AssistantNavbarItem};
