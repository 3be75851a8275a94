import {loadDocs, SDK_REFERENCE_PATH} from '../../src/features/mcp/docs/docs.ts';
import {sdkReferences} from '../../src/features/mcp/index.ts';
import {CARD_PATH, serverCard} from '../../src/features/mcp/serverCard.ts';
import {buildIndex} from '../../src/features/search/records/buildIndex.ts';
import {INDEX_PATH, packIndex, REST_PATH} from '../../src/features/search/records/indexFiles.ts';
import {page, SITE} from '../search/corpus.ts';

const KEYS = `# SDK keys

Source: ${SITE}/sdks/sdk-keys/

## Create a key

Open the list.

\`\`\`bash
# not a heading
\`\`\`

### Name it

Choose a name.

## Rotate a key

Replace it.

### 1. Make the *new* one

Copy it.

### 2. Remove the old one

Wait a day.

## Name it

It can change.
`;

/** Files that are no index, by site path. */
const FILES: Record<string, string> = {
  '/index.md': '# Home\n',
  '/sdks/sdk-keys/index.md': KEYS,
  '/sdks/server-sdks/node/index.md': '# Node.js\n\n`getStringAssignment`\n',
};

export const SKILL = {name: 'eppo-docs', description: 'All.', url: '/.well-known/a/SKILL.md'};

const PAGES = [
  page({route: '/', title: 'Home', trail: ['Start'], body: '<p>Welcome</p>'}),
  page({
    route: '/sdks/sdk-keys/',
    title: 'SDK keys',
    trail: ['SDKs'],
    description: 'Keys of SDKs.',
    body: '<h2 id="create-a-key">Create a key</h2><p>Open the list.</p><h3 id="name-it">Name it</h3><p>Choose a name.</p><h2 id="rotate">Rotate a key</h2><p>Replace it.</p><h3 id="makeNew">Make the <em>new</em> one</h3><p>Copy it.</p><h3 id="remove">Remove the old one</h3><p>Wait a day.</p><h2 id="name-it-1">Name it</h2><p>It can change.</p>',
  }),
  page({
    route: '/sdks/server-sdks/node/',
    title: 'Node.js',
    trail: ['SDKs'],
    body: '<p>Rotate a key of the server.</p>',
  }),
];

/** A site of three pages, with the manifests of all SDKs. */
export async function smallDocs() {
  const {index, rests} = buildIndex(PAGES, SITE);
  const files: Record<string, string> = {
    ...FILES,
    [INDEX_PATH]: JSON.stringify(packIndex(index, 'id')),
    [REST_PATH]: JSON.stringify({id: 'id', rests}),
    [SDK_REFERENCE_PATH]: JSON.stringify(sdkReferences()),
    '/.well-known/agent-skills/index.json': JSON.stringify({skills: [SKILL]}),
    [CARD_PATH]: JSON.stringify(serverCard(SITE, 'https://github.com/example/docs')),
    [SKILL.url]: '# A skill\n',
  };
  return loadDocs((sitePath) => Promise.resolve(files[sitePath]));
}
