import {json} from '@codemirror/lang-json';
import {mountEditor, type MountEditor} from '../../../shared/ui/CodeField/mountEditor.ts';

/** Puts an editor for JSON into an element. */
export const mount: MountEditor = (options) => mountEditor({...options, extensions: [json()]});
