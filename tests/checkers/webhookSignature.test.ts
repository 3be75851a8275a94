import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {check} from '../../src/features/checkers/WebhookSignatureChecker/check.ts';
import {
  EXAMPLE_BODY,
  EXAMPLE_SECRET,
} from '../../src/features/checkers/WebhookSignatureChecker/example.ts';

const SECRET = 'whsec_demo';
const EVENT = 'flag.configuration.updated';

const sign = (text: string, secret = SECRET) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** A body with data written as given, and a signature of some text. */
const bodyOf = (data: string, signed: string, event = EVENT) =>
  `{"event": "${event}", "data": ${data}, "signature": "${sign(signed)}"}`;

const DATA = '{"flag":{"id":87,"key":"größe"},"meta_data":{}}';
const PYTHON = '{"flag": {"id": 87, "key": "größe"}, "meta_data": {}}';
const ESCAPED = DATA.replace('ö', '\\u00f6').replace('ß', '\\u00df');

describe('a webhook', () => {
  it('of the example is verified', async () => {
    const {isGood, summary} = await check({body: EXAMPLE_BODY, secret: EXAMPLE_SECRET});
    expect(isGood).toBe(true);
    expect(summary).toBe('Verified: this data was signed with this secret.');
  });

  const vectors = [
    ...readFileSync('docs/reference/webhook.mdx', 'utf8').matchAll(
      /^\| `(\{.*\})` \| `([0-9a-f]{64})` \|$/gm,
    ),
  ].map(([, text = '', signature = '']) => ({text, signature}));

  it.each(vectors)('of the test vector $text is verified', async ({text, signature}) => {
    const body = `{"event":"${EVENT}","data":${text},"signature":"${signature}"}`;
    expect(await check({body, secret: SECRET})).toMatchObject({isGood: true, findings: []});
  });

  it.each([
    ['with a decimal point', '{"v":1.0}', '{"v":1.0}', /numbers as they are written.*`1\.0`/],
    ['with a large id', '{ "id": 9007199254740993 }', '{"id":9007199254740993}', /such as `9007/],
    ['with an exponent', '{"v":-1e3,"t":"1.0"}', '{"v":-1e3,"t":"1.0"}', /such as `-1e3`/],
    ['with keys that are numbers', '{"b":1,"10":2}', '{"b":1,"10":2}', /keys in the order in/],
    ['with an escaped slash', '{"u":"a\\/b"}', '{"u":"a\\/b"}', /texts as they are written/],
    ['with line breaks', '{\n "a": 1 }', '{\n "a": 1 }', /with its line breaks and spaces/],
    ['as Python writes it', DATA, PYTHON, /a space after each colon/],
    ['with sorted keys', '{"b":1,"a":2}', '{"a":2,"b":1}', /with its keys sorted/],
    ['with escapes', DATA, ESCAPED, /non-ASCII characters escaped/],
    ['with ids as text', DATA, DATA.replace('87', '"87"'), /with its numbers as text/],
    ['from ids that became text', DATA.replace('87', '"87"'), DATA, /With its ids as numbers/],
    ['before `{}` became `[]`', DATA.replace('{}', '[]'), DATA, /With `\{\}` in place of `\[\]`/],
    ['of something else', DATA, 'else', /The secret is another one, or/],
  ])('signed %s is told apart', async (_, data, signed, message) => {
    const {isGood, findings} = await check({body: bodyOf(data, signed), secret: SECRET});
    expect(isGood).toBe(false);
    expect(findings.map((finding) => finding.message)).toEqual([expect.stringMatching(message)]);
  });

  it('with a line break behind the secret is told so', async () => {
    const {findings} = await check({body: bodyOf(DATA, DATA), secret: `${SECRET}\n`});
    expect(findings[0]?.message).toMatch(/white space before or after/);
  });

  it('with its signature in upper case, or cut off, is told so', async () => {
    const upper = `{"event":"${EVENT}","data":${DATA},"signature":"${sign(DATA).toUpperCase()}"}`;
    expect((await check({body: upper, secret: SECRET})).findings[0]?.message).toMatch(/upper case/);
    const short = `{"event":"${EVENT}","data":${DATA},"signature":"abc"}`;
    expect((await check({body: short, secret: SECRET})).findings[0]?.message).toMatch(
      /3 characters/,
    );
  });

  it('with a byte order mark is read', async () => {
    const body = `\uFEFF${bodyOf(DATA, DATA)}`;
    expect(await check({body, secret: SECRET})).toMatchObject({isGood: true, findings: []});
  });

  it('with an unknown event is verified, and warned of', async () => {
    const body = bodyOf(DATA, DATA, 'flag.configuration.update');
    expect(await check({body, secret: SECRET})).toMatchObject({
      isGood: true,
      findings: [
        {severity: 'warning', message: expect.stringContaining(`did you mean \`${EVENT}\``)},
      ],
    });
  });

  it.each([
    ['', /Paste the body/],
    ['{', /The body is no JSON/],
    ['[]', /has to be an object/],
    ['{"signature":"a"}', /no object data/],
    ['{"data":{}}', /no signature/],
  ])('that reads %j is refused in a sentence', async (body, summary) => {
    expect(await check({body, secret: SECRET})).toMatchObject({
      isGood: false,
      summary: expect.stringMatching(summary),
    });
  });

  it('without a secret is not checked', async () => {
    expect((await check({body: EXAMPLE_BODY, secret: ''})).summary).toMatch(
      /Enter the webhook secret/,
    );
  });
});
