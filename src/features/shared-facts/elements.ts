import type {PhrasingContent, Root, RootContent} from 'mdast';
import {propagationText} from '../sdks/views/propagation.ts';
import {parseInline} from '../../shared/mdx/parseMarkdown.ts';
import type {AttributeNames} from '../../shared/mdx/readAttributes.ts';
import {beforeYouStart} from './beforeYouStart.ts';
import {byMethod} from './byMethod.ts';
import {cite, listReferences} from './cite.ts';
import {destination} from './destination.ts';

/** What takes the place of an element. */
export type Content = {words: PhrasingContent[]} | {blocks: RootContent[]};

interface ElementKind {
  attributes: AttributeNames;
  /** Returns nothing for an element that stays. */
  content(attributes: Readonly<Record<string, string>>, tree: Root): Content | undefined;
}

/** The elements that show what the data files of this folder say. */
export const elements: Readonly<Record<string, ElementKind>> = {
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
    attributes: {required: ['language'], optional: ['name']},
    content: ({language = '', name}) => ({blocks: destination(language, name)}),
  },
  Propagation: {
    attributes: {required: [], optional: ['sdk']},
    content: ({sdk}) => ({words: parseInline(propagationText(sdk))}),
  },
  References: {
    attributes: {required: []},
    content: (_attributes, tree) => ({blocks: [listReferences(tree)]}),
  },
};
