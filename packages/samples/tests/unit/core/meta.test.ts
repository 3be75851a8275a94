import {describe, expect, it} from 'vitest';
import {parseMeta} from '../../../core/meta.ts';

const messages = (meta: string) => parseMeta(meta).faults.map(({message}) => message);

describe('parseMeta', () => {
  it('reads flags, attributes, line ranges and words', () => {
    const {meta, faults} = parseMeta(
      'title="a b.ts" {1,3-5} run showLineNumbers=7 /flag key/ sdk=\'node\'',
    );
    expect(faults).toEqual([]);
    expect(meta).toMatchObject({title: 'a b.ts', run: true, continues: false, sdk: 'node'});
    expect(meta.attributes.showLineNumbers).toBe('7');
  });

  it('continues a named sample', () => {
    expect(parseMeta('continues="app.ts"').meta.continues).toBe(true);
  });

  it('names the nearest known word', () => {
    expect(parseMeta('continue').faults).toEqual([
      {message: "unknown fence flag 'continue'", hint: 'did you mean `continues`?'},
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

  it('refuses misplaced values, quotes and ranges', () => {
    expect(messages('run="yes"')).toEqual(["'run' takes no value"]);
    expect(messages('title')).toEqual(["'title' needs a value"]);
    expect(messages('title=app.ts')).toEqual(["the value of 'title' is not quoted"]);
    expect(messages('{1-b}')).toEqual(["'{1-b}' is not a list of lines"]);
  });
});
