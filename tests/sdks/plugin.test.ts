import {describe, expect, it} from 'vitest';
import remarkSdkData from '../../src/features/sdks/index.ts';
import {transformPage} from '../support/page/transformPage.ts';

const render = (mdx: string): string => transformPage(mdx, remarkSdkData());

it.each([
  [
    'each option has its type and default beside its name, which is a link to it',
    '<SdkOptions sdk="node" of="IClientConfig" />',
    [
      /\[`pollingIntervalMs`\]\(#iclientconfig-pollingintervalms\) `number`, default `30000`/,
      /\[`apiKey`\]\(#iclientconfig-apikey\) `string`, required/,
    ],
  ],
  [
    'an option says since when it exists, and until when it should be used',
    '<SdkOptions sdk="node" of="IClientConfig" />',
    [
      /\[`pollAfterSuccessfulInitialization`\].*, \*since 3\.12\.0\*/,
      /Deprecated since 4\.0\.1\.$/m,
    ],
  ],
  [
    'what an SDK logs has no defaults',
    '<SdkOptions sdk="node" of="IAssignmentEvent" />',
    [/^(?!.*(?:default|required))[\s\S]*\[`timestamp`\]\(#iassignmentevent-timestamp\) `string`$/m],
  ],
  [
    'a default in a sentence becomes its value',
    'It polls every <SdkDefault sdk="go" option="Config.PollerInterval" />.',
    [/^It polls every `10.*`\.$/m],
  ],
  [
    'a signature becomes a fence, its parameters a list, and what it returns follows',
    '<SdkSignature sdk="python" name="EppoClient.get_string_assignment" />',
    [
      /^```python\n.*get_string_assignment\([\s\S]*flag_key: str[\s\S]*\n```/,
      /\[`subject_key`\]\(\S+\) `str`$/m,
      /\*Returns\*_`str`_\*Throws\*_RuntimeError/,
    ],
  ],
  [
    'install commands become synced tabs with one fence each',
    '<SdkInstall sdk="java" />',
    [
      /^<Tabs groupId="package-manager">/,
      /<TabItem value="gradle" label="Gradle">\s+```groovy/,
      /<TabItem value="maven" label="Maven">\s+```xml/,
    ],
  ],
  ['other elements stay as they are', '<Tabs groupId="sdk" />', [/^<Tabs groupId="sdk" \/>$/m]],
])('%s', (_what, mdx, has) => {
  const page = render(mdx);
  has.forEach((text) => expect(page).toMatch(text));
});

describe('errors stand at the line of the element', () => {
  it.each([
    ['<SdkVersion sdk="nodejs" />', /<SdkVersion>: Unknown SDK "nodejs"; did you mean `node`/],
    ['<SdkSignature sdk="node" name="getStringAsignment" />', /did you mean `getStringAssignment`/],
    ['<SdkOptions sdk="node" />', /Write <SdkOptions sdk="…" of="…" \/> with quoted values/],
    ['<Since version="soon" />', /<Since>: "soon" is no version\. Write one such as 4\.1\.0\./],
    ['<Since version="99.0.0" />', /No manifest of an SDK has reached 99\.0\.0\./],
    ['<SdkVersion sdk="node" of="x" />', /Write <SdkVersion sdk="…" \/>/],
  ])('%s', (element, reason) => {
    const build = () => render(`# Page\n\n${element}`);
    expect(build).toThrow(reason);
    expect(build).toThrow(
      expect.objectContaining({
        place: expect.objectContaining({start: expect.objectContaining({line: 3})}),
      }),
    );
  });
});
