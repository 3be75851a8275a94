import * as z from 'zod';
import {suggestOrList} from '../../../shared/suggest.ts';
import type {SectionHit} from '../../search/engine/engine.ts';
import {searchPhrases} from '../../search/engine/phrases.ts';
import {phrasesIn} from '../../search/engine/quotes.ts';
import {addressOf, titleOf, type Docs} from '../docs/docs.ts';
import {findSdk} from '../docs/find.ts';
import {Refusal} from '../refusal.ts';
import {defineTool, shortText} from '../tool.ts';

/** Characters shown of a text that has a phrase. */
const PASSAGE_LENGTH = 400;

function resultText(docs: Docs, {page, position, text}: SectionHit, place: number): string {
  const section = page.sections[position];
  const heading = position > 0 && section ? ` › ${section[1]}` : '';
  const address = addressOf(docs, page.route, section);
  const passage = text?.slice(0, PASSAGE_LENGTH) ?? section?.[3] ?? '';
  const excerpt = passage.replace(/\s+/g, ' ');
  return `${place + 1}. **${titleOf(page)}${heading}** (${page.lvl0})\n   ${address}\n   ${excerpt}`;
}

/** A section of the site by its name, whatever its case. */
function findSection({pages}: Docs, name: string): string {
  const names = [...new Set([...pages.values()].map(({lvl0}) => lvl0))];
  const found = names.find((each) => each.toLowerCase() === name.trim().toLowerCase());
  if (found) return found;
  throw new Refusal(`There is no section "${name}"; ${suggestOrList(name, names)}`);
}

/** The search of the site. */
export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds pages and sections of the documentation of the Eppo experimentation and feature-flagging ' +
    'platform. Returns titles, addresses and excerpts, best first; read_page reads one. What stands in ' +
    'double quotes has to occur word for word.',
  input: {
    query: shortText('What to search for: a few words, a name from code or a question'),
    sdk: shortText('Only pages of this SDK, such as "node" or "python"').optional(),
    section: shortText('Only this section of the site, such as "Statistics"').optional(),
    limit: z.int().min(1).max(20).default(8).describe('Most results to return'),
  },
  run: async ({query, sdk, section, limit}, {docs, guard}) => {
    const within = sdk === undefined ? undefined : findSdk(docs, sdk);
    const filters = section === undefined ? [] : [`hierarchy.lvl0:${findSection(docs, section)}`];
    const words = within ? `${query} ${within.title}` : query;
    const hasPhrase = phrasesIn(query).length > 0;
    const engine = hasPhrase ? await docs.phraseEngine() : docs.engine;
    const {hits} = guard(() => searchPhrases(engine, words, {filters, sdk: within?.sdk}));
    const shown = hits
      .filter(({page}) => !within || page.route.startsWith(within.route))
      .slice(0, limit);
    if (shown.length > 0) return shown.map((hit, place) => resultText(docs, hit, place)).join('\n');
    return hasPhrase
      ? `No section has ${query} word for word. Search without the quotes for the same words anywhere.`
      : `Nothing was found for "${query}". Try other or fewer words.`;
  },
});
