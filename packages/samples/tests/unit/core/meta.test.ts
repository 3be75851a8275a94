import {describe, expect, it} from 'vitest';
import {parseMeta} from '../../../core/meta.ts';

const messages = (meta: string) => parseMeta(meta).faults.map(({message}) => message);

describe('parseMeta', () => {
  it('reads flags, attributes and line ranges', () => {
    const {meta, faults} = parseMeta('title="a b.ts" {1,3-5} run since="4.0.0" showLineNumbers');
    expect(faults).toEqual([]);
    expect(meta).toMatchObject({title: 'a b.ts', run: true, attributes: {since: '4.0.0'}});
    expect([...meta.flags]).toEqual(['run', 'showLineNumbers']);
  });

  it('names the nearest known word', () => {
    expect(parseMeta('serve').faults).toEqual([
      {message: "unknown fence flag 'serve'", hint: 'did you mean `serves`?'},
    ]);
    expect(parseMeta('titel="x"').faults[0]?.hint).toBe('did you mean `title`?');
  });

  it('refuses exemptions without a reason, and those of fences that run', () => {
    expect(messages('unchecked')).toEqual(["'unchecked' needs a reason"]);
    expect(messages('unchecked=""')).toEqual(["the reason of 'unchecked' is empty"]);
    expect(messages('run unchecked="no key"')).toEqual([
      "a fence cannot be both 'run' and 'unchecked'",
    ]);
  });

  it.each(['continues', 'noCopy', 'wrap', '/words/', 'add={1}', 'sdk="node"', 'result="none"'])(
    'refuses what nothing implements: %s',
    (meta) => {
      expect(messages(meta)).toEqual([expect.stringMatching(/^unknown fence (?:flag|attribute)/)]);
    },
  );

  it('refuses misplaced values, quotes and ranges', () => {
    expect(messages('run="yes"')).toEqual(["'run' takes no value"]);
    expect(messages('title')).toEqual(["'title' needs a value"]);
    expect(messages('showLineNumbers="7"')).toEqual(["'showLineNumbers' takes no value"]);
    for (const meta of ['title=app.ts', "title='app.ts'"]) {
      expect(parseMeta(meta).faults).toEqual([
        {message: "the value of 'title' is not in double quotes", hint: 'write title="app.ts"'},
      ]);
    }
    expect(messages('{1-b}')).toEqual(["'{1-b}' is not a list of lines"]);
    expect(messages('{1, 3}')).toEqual(["'{1, 3}' is not a list of lines"]);
  });
});
