import type {Engine} from '../search/engine/engine.ts';
import type {SectionPlace} from '../search/engine/lexicon.ts';
import {tokenize} from '../search/engine/tokenize.ts';

/** The page that explains every evaluation code. */
const ROUTE = '/sdks/evaluation-codes/';

/** Its sections with codes. The flag's code decides; the bandit has some of the same names. */
const HEADINGS = ['Flags', 'Allocations', 'Bandits'];

/** A code as SDKs write it: capitals with an underscore, or the one of them that is no English word. */
const CODE = /\b(?:[A-Z]+(?:_[A-Z]+)+|UNEVALUATED)\b/;

const ABOUT_BANDITS = /bandit/i;

/** Finds the section that explains the evaluation code in a question. */
export function evaluationCodeSection(engine: Engine, question: string): SectionPlace | undefined {
  const [code] = CODE.exec(question) ?? [];
  const page = engine.index.pages.findIndex(({route}) => route === ROUTE);
  if (code === undefined || page < 0) {
    return undefined;
  }
  const [token] = tokenize(code);
  const terms = token?.whole ? [token.whole] : (token?.parts ?? []);
  const alternatives = [{kind: 'own' as const, terms}];
  const [evidence] = engine.gather([{label: code, alternatives, prefix: false, required: true}]);
  const headingAt = (place: number) => engine.index.pages[page]?.sections[place]?.[1] ?? '';
  const sections = engine.sections.filter(
    (section) =>
      section.page === page &&
      HEADINGS.includes(headingAt(section.position)) &&
      evidence?.sections.has(section.id),
  );
  return ABOUT_BANDITS.test(question.replace(code, '')) ? sections.at(-1) : sections[0];
}
