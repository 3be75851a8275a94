import {json} from '@codemirror/lang-json';
import {mountEditor, type MountEditor} from '../../../shared/ui/CodeField/mountEditor.ts';

export const mount: MountEditor = (options) => mountEditor({...options, extensions: [json()]});
