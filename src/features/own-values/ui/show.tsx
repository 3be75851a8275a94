import {showDialog} from '../../../shared/ui/dialog/showDialog.tsx';
import SetupDialog from './SetupDialog.tsx';

export const showSetup = (): void => showDialog(SetupDialog);
