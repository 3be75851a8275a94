import {addressOf, type Docs, type ReferenceSymbol, type SdkReference} from '../docs/docs.ts';
import {findSdk, findSymbols} from '../docs/find.ts';
import type {SdkRow} from '../../sdks/views/rows.ts';
import {defineTool, shortText} from '../tool.ts';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

function rowLine({name, type, required, default: initial, meaning, ...more}: SdkRow): string {
  const since = more.since ? ` Since ${more.since}.` : '';
  const deprecated = more.deprecated ? ` Deprecated: ${more.deprecated}` : '';
  const value = initial ?? (required ? 'required' : '');
  return `| ${[name, type, value, meaning + since + deprecated].map(cell).join(' | ')} |`;
}

function symbolText(symbol: ReferenceSymbol, {highlight}: SdkReference): string {
  const {name, kind, signature, rows, returns, throws, since, notes, deprecated} = symbol;
  const table = ['| Name | Type | Default | Meaning |', '| --- | --- | --- | --- |'];
  const facts = [
    returns ? `Returns: ${returns}` : '',
    ...throws.map((each) => `Throws: ${each}`),
    since ? `Since: ${since}` : '',
    ...notes,
    deprecated ? `Deprecated: ${deprecated}` : '',
  ].filter(Boolean);
  return [
    `## ${name} (${kind})`,
    `\`\`\`${highlight}\n${signature}\n\`\`\``,
    ...(rows.length > 0 ? [[...table, ...rows.map(rowLine)].join('\n')] : []),
    ...(facts.length > 0 ? [facts.map((fact) => `- ${fact}`).join('\n')] : []),
  ].join('\n\n');
}

/** Address of the place that says most about a name: the heading with it, else the page that has it most often. */
async function placeOf(docs: Docs, {route}: SdkReference, member: string): Promise<string> {
  const pages = [...docs.pages.values()].filter((page) => page.route.startsWith(route));
  for (const {route: page, sections} of pages) {
    const section = sections.find(([, heading]) => heading.includes(member));
    if (section) return addressOf(docs, page, section);
  }
  const texts = await Promise.all(
    pages.map(async (page) => ({route: page.route, markdown: await docs.markdownOf(page.route)})),
  );
  const [best] = texts
    .map((text) => ({...text, count: text.markdown.split(member).length}))
    .sort((a, b) => b.count - a.count);
  return addressOf(docs, best?.route ?? '/sdks/');
}

function listText({title, symbols}: SdkReference): string {
  const names = [...new Set(symbols.map(({name, kind}) => `- ${name} (${kind})`))];
  return `Public names of the ${title} SDK:\n\n${names.join('\n')}`;
}

/** What an SDK offers, from its manifest. */
export const sdkReference = defineTool({
  name: 'sdk_reference',
  title: 'Look up a method or option of an SDK',
  description:
    'Returns signature, parameters, defaults and the version that introduced a method, option or ' +
    'type of an Eppo SDK, with the page about it; without a symbol, all public names of the SDK.',
  input: {
    sdk: shortText('Name of the SDK, such as "node", "python" or "react-native"'),
    symbol: shortText(
      'Name, such as "getStringAssignment" or "pollingIntervalMs"; case and underscores do not matter',
    ).optional(),
  },
  run: async ({sdk, symbol}, {docs}) => {
    const reference = findSdk(docs, sdk);
    const heading = `# ${reference.title} SDK: ${reference.package} ${reference.version}`;
    if (symbol === undefined) {
      return `${heading}\n\n${listText(reference)}\n\nPages: ${addressOf(docs, reference.route)}`;
    }
    const {found, calledHere} = findSymbols(reference, symbol);
    const page = await placeOf(docs, reference, found[0]?.member ?? symbol);
    const names = calledHere.map((name) => `\`${name}\``).join(' and ');
    return [
      heading,
      ...(names ? [`\`${symbol}\` is called ${names} here.`] : []),
      ...found.map((each) => symbolText(each, reference)),
      `Page: ${page}`,
    ].join('\n\n');
  },
});
