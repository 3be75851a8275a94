import styles from './styles.lazy.module.css';

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

/** Shows what the style sheets say for paper, until the returned function is called. */
function showAsPaper(): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules));
  const ends = rules.flatMap(({media}) => {
    const {mediaText} = media;
    const onPaper = mediaText.replaceAll(/\bprint\b/g, 'all').replaceAll(/\bscreen\b/g, 'not all');
    if (onPaper === mediaText) return [];
    media.mediaText = onPaper;
    return [() => (media.mediaText = mediaText)];
  });
  return () => ends.forEach((end) => end());
}

/**
 * Counts the sheets of paper that each article takes. No browser tells page numbers to a list of
 * contents (`target-counter`), but columns of the size of a sheet are broken by the same rules.
 */
export function countSheets(place: HTMLElement): number[] {
  const end = showAsPaper();
  place.classList.add(styles.measured!);
  const counts = [...place.children].map((article) =>
    Math.max(1, Math.round(article.scrollWidth / article.clientWidth)),
  );
  place.classList.remove(styles.measured!);
  end();
  return counts;
}
