import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkExtracted, type Report} from '../../../core/check.ts';
import {LIGHT_CHECKERS} from '../../../core/checkers.ts';
import {extractPage} from '../../../core/extract.ts';
import {faultySamples, type Faults} from '../../../languages/fault.ts';

const NEWER = '```ts since="4.0.0"';

/** Faults in `fixtures/pages`; those of a single sample are in the folder of its language. */
const FAULTS: Readonly<Record<string, Faults>> = {
  node: {
    // in a tab and a note, and in a list item
    "client.getJ[-SON-]{+son+}Assignment('hero": /getJSONAssignment/,
    "getIntegerAssignment('page-size',[- 'bob',-]": /Expected 4 arguments/,
    // versions, and samples of a page that use one another
    "flag[-s-]Configuration: '{}',": /flagsConfiguration/,
    "[-'-]{}[-'-], throw": /not assignable to type 'string'/,
    '```ts[- since="4.0.0"-]': {
      says: /no exported member 'offlineInit'/,
      at: 'import { offlineInit }',
    },
    "'./experiment[-s-]'": /no sample of this page is called '\.\/experiment'/,
    // values
    '// => [-50-]{+25+}': /expected 25, received 50/,
    "action: '[-nike-]{+adidas+}' }": /expected \{.*'adidas' \}, received \{.*'nike' \}/,
    '// prints: [-control-]{+treatment+}': /expected to print treatment, printed control/,
    "[-variation; // => 'control'-]{+JSON.parse('{');+}": /SyntaxError/,
    '```ts title="why.ts"[- run-]': {says: /not executed/, at: "variation; // => 'control'"},
    "  'user-1',{+ // => 'user-1'+}": /follows no statement/,
    [`${NEWER}{+ run+}`]: /nothing can execute it/,
    // JavaScript
    'skipInitialRequest{+s+}:': /skipInitialRequest'/,
    "getBool[-eanAssign-]{+Assig+}ment('dark": /does not exist|Did you mean/,
    "'pro' }, {+'+}false{+'+})": /not assignable to parameter of type 'boolean'/,
    // the fence itself
    's[-ince-]{+inse+}="4.0.0"': /unknown fence attribute 'sinse'/,
    '```ts{+s+} title="src/app.ts"': /nothing checks the language 'tss'/,
    [`${NEWER}{+ unchecked+}`]: /needs a reason/,
    [`${NEWER}{+ unchecked="newer"+}`]: /passes its check/,
  },
  react: {
    'client.stopPol[-l-]ing()': /stopPolling/,
    '[-useEffect, -]useState,': {says: /useEffect/, at: '  useEffect(() => {'},
    'clas[-s-]Name=': /clasName/,
    '[-</p>-];': /corresponding closing tag|expected/,
    "userId, {}, [-'control'-]{+1+}": /not assignable/,
    'import { Text{+s+}, View }': /Texts/,
    'numberOfLines=[-{1}-]{+"1"+}': /not assignable/,
  },
  data: {
    'sdk@[-4-]{+9+}.0.0': /does not know version/,
    '"@eppo/node-[-server--]sdk"': /no SDK package/,
    '"3.10.2"{+,+}': {says: /expected/, at: '  }\n}\n```\n\n```jsonc'},
    '[-3.10.2-]{+9.9.9+}': /does not know version/,
    '"flag"[-:-]': /colon expected/,
    '   [- -]env:': /Sequence item without/,
    '{+[+}npm[- test-]': {says: /./, at: '    env:'},
    '{+A: 1\n      A+}[-EPPO_SDK_KEY-]: ${{': {says: /unique/, at: '      A: ${{'},
    'timestamp[-_column-]: purchased_at': /additional properties: 'timestamp'/,
    '[-</version>-]': {says: /closing tag/, at: '</dependency>'},
    'eppo-[-server--]sdk<': {says: /maven has no SDK package/, at: '<dependency>'},
    '</group[-Id-]>': /closing tag/,
    '[-</div>-]': {says: /never closed/, at: '<div id="app">'},
    '.hidden = [-false-]': /Expression expected/,
    '<div id="app"{+ id="b"+}>': /duplicate attribute/,
    'first[-:-] 10': /Expected ":"/,
    'qu[-e-]{+a+}ry Flags': /Unexpected Name "quary"/,
  },
  shell: {
    '@eppo/node-[-server--]sdk': /npm has no SDK package/,
    '\n[-fi\n-]': {says: /unexpected end of file/, at: '  echo'},
    '==[-4.4.1-]{+3.0.0+}': /does not know version/,
    'golang-sdk/v[-6-]{+5+}': /go has no SDK package/,
    'is missing[-"-]': /unexpected EOF|unexpected end/,
  },
};

describe.each(Object.entries(FAULTS))('the check of the %s page', (name, faults) => {
  const source = readFileSync(`packages/samples/fixtures/pages/${name}.mdx`, 'utf8');
  const faulty = faultySamples(source, faults).map((each, index) => ({
    ...each,
    file: `${name}/${index}`,
  }));
  let report: Report;
  const faultsIn = (file: string) => report.faults.filter((fault) => fault.file === file);

  beforeAll(async () => {
    const pages = [{file: name, code: source}, ...faulty];
    report = await checkExtracted(
      pages.map(({file, code}) => extractPage(file, code)),
      LIGHT_CHECKERS,
      {pastes: false},
    );
  }, 120_000);

  it('finds nothing wrong', () => {
    expect(faultsIn(name)).toEqual([]);
  });

  it.each(faulty)('finds $edit at its line', ({file, line, says}) => {
    const said = faultsIn(file).map((fault) => `${fault.line}: ${fault.message}`);
    expect(said).toContainEqual(
      expect.stringMatching(new RegExp(`^${line}: (?:.|\n)*${says.source}`)),
    );
  });
});
