import {describe, expect, it} from 'vitest';
import {inlineScripts, scriptHash} from '../../src/shared/built-page/inlineScripts.ts';

describe('inlineScripts', () => {
  it('hashes the text between the tags, byte by byte', () => {
    // printf 'alert(1)\n' | openssl dgst -sha256 -binary | base64
    expect(inlineScripts('<p>a</p><script>alert(1)\n</script>').map(scriptHash)).toEqual([
      "'sha256-MaeD7tQk/YNyd6Pm9J12ROmv0Z93QwNN4VH7v3gI+RI='",
    ]);
  });

  it('finds every script that a browser would run', () => {
    const html =
      '<script>1</script><SCRIPT type="module">2</SCRIPT><script data-type=text/plain>3</script>' +
      '<script type=text/javascript async>if (a < b && "</p>") {}</script>';
    expect(inlineScripts(html)).toHaveLength(4);
  });

  it('leaves out files and data', () => {
    const html =
      '<script src="/a.js"></script><script defer src=/b.js></script>' +
      '<script data-rh="true" type="application/ld+json">{}</script>' +
      '<script type=application/json>{}</script><script type="text/plain">track()</script>';
    expect(inlineScripts(html)).toEqual([]);
  });
});
