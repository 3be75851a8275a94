import {showDialog} from '../../../shared/ui/dialog/showDialog.tsx';
import KeyboardHelp from '.';

/** Shows the list of shortcuts until the reader closes it. */
export const showKeyboardHelp = (): void => showDialog(KeyboardHelp);
