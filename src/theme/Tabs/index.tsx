// Replaces the classic tabs: closed panels stay findable, linkable, and open without JavaScript.
export {default} from '../../features/tabs/Tabs/index.tsx';
