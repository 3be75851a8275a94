import type {Language} from '../language.ts';
import {plain, withoutPrimaryConstructors} from '../syntax/wraps.ts';
import {csharp as adapter} from './adapter.ts';

/** C#: how a sample is parsed and what names its SDK has. */
export const csharp: Language = {
  name: 'csharp',
  aliases: ['csharp', 'cs', 'c#', 'dotnet'],
  grammar: 'c_sharp',
  wraps: [plain, withoutPrimaryConstructors],
  adapter,
};
