import {propagationText} from '../sdks/views/propagation.ts';
import {parseInline} from '../../shared/mdx/parseMarkdown.ts';
import type {ElementKind} from '../../shared/mdx/replaceElements.ts';
import {beforeYouStart} from './beforeYouStart.ts';
import {byMethod} from './byMethod.ts';
import {cite, listReferences} from './cite.ts';
import {destination} from './destination.ts';
import {findRule} from './rules.ts';

/** The elements that show what the data files of this folder say. */
export const elements = {
  BeforeYouStart: {
    attributes: {required: ['role', 'time'], optional: ['feature']},
    content: ({role = ''}) => beforeYouStart(role),
  },
  ByMethod: {
    attributes: {required: ['of']},
    content: ({of = ''}) => ({blocks: [byMethod(of)]}),
  },
  Cite: {
    attributes: {required: ['id']},
    content: ({id = ''}) => ({words: [cite(id)]}),
  },
  Destination: {
    attributes: {required: ['language', 'name']},
    content: ({language = '', name = ''}) => ({blocks: destination(language, name)}),
  },
  Propagation: {
    attributes: {required: [], optional: ['sdk']},
    content: ({sdk}) => ({words: parseInline(propagationText(sdk))}),
  },
  References: {
    attributes: {required: []},
    content: (_attributes, tree) => ({blocks: [listReferences(tree)]}),
  },
  Rule: {
    attributes: {required: ['of']},
    content: ({of = ''}) => ({words: parseInline(findRule(of).says)}),
  },
} satisfies Record<string, ElementKind>;
