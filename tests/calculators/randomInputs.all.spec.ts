import {expect, test} from '@playwright/test';
import {shownFields} from '../../src/features/calculators/kit/fields.ts';
import {findRoutes} from '../support/findRoute.ts';
import {untilToolsAlive} from '../support/page/untilToolsAlive.ts';
import {visit} from '../support/page/visit.ts';
import {addressOf} from './addressOf.ts';
import {definitions} from '../../src/features/calculators/definitions.ts';
import {randomForms} from './randomForms.ts';

/** Each address is a navigation of the whole page, so that those of all calculators take 20 minutes. */
const INPUTS = 1_000;

/** A form, and every figure that its calculator must show: answer and cells. */
interface Case {
  search: string;
  /** Texts of the fields that the address does not hold, in their order. */
  pasted: string[];
  wanted: string[];
}

/** Opens each case by its address in the page that is open, and returns those shown otherwise. */
async function wrongAnswers(section: Element, cases: readonly Case[]) {
  const shown = () => [
    section.querySelector('[data-answer]')?.textContent ?? '',
    ...Array.from(section.querySelectorAll('th, td'), (cell) => cell.textContent),
  ];
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  const paste = (texts: readonly string[]) => {
    const areas = [...section.querySelectorAll('textarea')].slice(-texts.length || Infinity);
    areas.forEach((area, index) => {
      if (areas.length !== texts.length || area.value === texts[index]) return;
      write?.call(area, texts[index]);
      area.dispatchEvent(new Event('input', {bubbles: true}));
    });
  };
  const wrong = [];
  for (const {search, pasted, wanted} of cases) {
    window.history.replaceState(window.history.state, '', window.location.pathname + search);
    window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
    const limit = performance.now() + 3000;
    while (shown().join('\n') !== wanted.join('\n') && performance.now() < limit) {
      paste(pasted);
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (shown().join('\n') !== wanted.join('\n')) wrong.push({search, wanted, shown: shown()});
    if (wrong.length > 2) break;
  }
  return wrong;
}

for (const definition of definitions) {
  test(`${definition.title}: ${INPUTS} random inputs are answered as the functions say`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    const {title, summarize, tables, fields} = definition;
    const [route] = findRoutes(`“${title}”`, new RegExp(`>${title}</p>`));
    const cases = randomForms(definition, INPUTS, 7).map(({raw, result}) => ({
      search: addressOf(definition, raw),
      pasted: shownFields(fields, raw)
        .filter(([, field]) => 'isLocal' in field)
        .map(([, , text]) => text),
      wanted: [
        summarize(result),
        ...tables(result).flatMap(({head, rows}) => [...head, ...rows.flat()]),
      ],
    }));
    expect(cases).toHaveLength(INPUTS);
    await visit(page, route);
    await untilToolsAlive(page);
    const section = page.getByRole('region', {name: title});
    expect(await section.evaluate(wrongAnswers, cases)).toEqual([]);
  });
}
