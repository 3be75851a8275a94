import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import AssistantNavbarItem from './NavbarItem.tsx';

export default {...ComponentTypes, 'custom-assistant': AssistantNavbarItem};
