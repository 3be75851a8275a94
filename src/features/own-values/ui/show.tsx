import {showDialog} from '../../../shared/ui/dialog/showDialog.tsx';
import SetupDialog from './SetupDialog.tsx';

/** Shows the reader's setup until the reader closes it. */
export const showSetup = (): void => showDialog(SetupDialog);
