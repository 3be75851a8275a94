import {describe, expect, it} from 'vitest';
import {readerCode} from '../../src/features/samples/readerCode.ts';

describe('the code that readers see', () => {
  it.each([
    ['a value', "client.get('a'); // => 'on'", "console.log(client.get('a')); // on"],
    ['a number', 'size; // => 50', 'console.log(size); // 50'],
    ['an awaited value', 'await f(); // => true', 'console.log(await f()); // true'],
    ['a value on the next line', "f();\n// => ['a']", "console.log(f());\n// ['a']"],
    ['a declaration', 'const a = f(); // => 1', 'const a = f(); // 1'],
    ['what a call prints', 'console.log(1); // prints: 1', 'console.log(1); // 1'],
    ['an ordinary comment', 'f(); // a -> b', 'f(); // a -> b'],
  ])('prints %s', (_what, code, shown) => {
    expect(readerCode(code, 'ts')).toBe(shown);
  });

  it('keeps every statement on its line if the values fit', () => {
    const code = 'a;\n// => {\n//   key: 1,\n// }\n\nb; // => 2';
    expect(readerCode(code, 'ts')).toBe(
      'console.log(a);\n// {\n//   key: 1,\n// }\n\nconsole.log(b); // 2',
    );
  });

  it.each([
    ['ts', '  client', "// => 'a'", '// a'],
    ['python', '    print', '# => a', '# a'],
  ])('moves a value that would not fit to the next line in %s', (language, call, mark, value) => {
    const argument = 'x'.repeat(66);
    const [first, second] = readerCode(`${call}(${argument})  ${mark}`, language).split('\n');
    expect(first).toMatch(new RegExp(`${argument}\\)+$`));
    expect(second?.trim()).toBe(value);
    expect(second?.search(/\S/)).toBe(call.search(/\S/));
  });

  it('only takes the mark away where the language prints by itself', () => {
    expect(readerCode('print(rows)  # => 50', 'python')).toBe('print(rows)  # 50');
    expect(readerCode('println!("{rows}"); // => 50', 'rust')).toBe('println!("{rows}"); // 50');
  });
});
