import type {Locator} from '@playwright/test';

/** Returns the words in some elements that go on in another line. */
export function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const range = document.createRange();
    const isBroken = (text: Text, {index, 0: word}: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
    };
    return all.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const words = [...text.data.matchAll(/[a-z]+/gi)].filter((word) => isBroken(text, word));
        broken.push(...words.map(([word]) => word));
      }
      return broken;
    });
  });
}
