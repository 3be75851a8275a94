import type {Rule} from '../rule.ts';

const RE_EMPTY =
  /^(?:(?:click |look |see )?here|(?:this|that|the) (?:page|link|guide|article|section)|this|that|it|link|page|more|see|(?:see|read|learn|find out) more|docs|documentation|https?:\/\/.*)$/i;

/** Finds links whose text does not say where they go. */
export const findEmptyLinkTexts: Rule = () => ({
  link({url}, source, report) {
    const words = /^\[(.*)\]\(/s.exec(source)?.[1] ?? '';
    const text = words
      .replace(/`[^`]*`/g, 'x')
      .replaceAll('**', '')
      .trim();
    if (RE_EMPTY.test(text)) {
      report(
        `the link text "${text}" does not say where it goes; write what the reader finds there, such as [SDK keys](${url})`,
      );
    }
  },
});
