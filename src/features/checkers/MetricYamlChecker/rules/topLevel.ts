import {suggest} from '../../../../shared/suggest.ts';
import {mistake, warning, type Problem} from '../problem.ts';
import type {MetricFile} from './file.ts';

const LISTS = ['fact_sources', 'metrics'];

/** Keys that the API takes, and that the tool takes from the environment instead. */
const FROM_ENVIRONMENT: ReadonlyMap<string, string> = new Map([
  ['sync_tag', 'EPPO_SYNC_TAG'],
  ['reference_url', 'EPPO_REFERENCE_URL'],
]);

function copiedBlock(data: MetricFile['data']): Problem | undefined {
  const list = 'sql' in data ? 'fact_sources' : 'entity' in data ? 'metrics' : undefined;
  return (
    list &&
    mistake(
      [],
      'This is one block, as Copy YAML gives it. Without a list above it, it has no effect.',
      `Write \`${list}:\` on the first line, a hyphen before \`name\`, and indent the rest.`,
    )
  );
}

/** Lists without an item are to the tool as if there were no file. */
function nothingListed(data: MetricFile['data']): Problem[] {
  const lists = LISTS.filter((key) => Object.hasOwn(data, key));
  const isEmpty = lists.every((key) => Array.isArray(data[key]) && data[key].length === 0);
  const message = 'No list here has an item, so the tool finds nothing in the file.';
  const fix = 'Add a fact source or a metric.';
  return isEmpty ? [mistake(lists.slice(0, 1), message, fix)] : [];
}

function withoutEffect(data: MetricFile['data']): Problem[] {
  return Object.keys(data)
    .filter((key) => !LISTS.includes(key))
    .map((key) => {
      const variable = FROM_ENVIRONMENT.get(key);
      const guess = suggest(key, LISTS);
      const fix = variable
        ? `Set the variable \`${variable}\` instead.`
        : `Remove it${guess ? `; ${guess}` : '.'}`;
      return warning([key], `\`${key}\` has no effect at the top of a file.`, fix);
    });
}

export function topLevel({data}: MetricFile): Problem[] {
  if (!LISTS.some((key) => Object.hasOwn(data, key))) {
    const guess = Object.keys(data)
      .map((key) => suggest(key, LISTS))
      .find(Boolean);
    const fix = `Write fact sources below \`fact_sources:\` and metrics below \`metrics:\`${guess ? `; ${guess}` : '.'}`;
    const message =
      'The file has neither `fact_sources` nor `metrics`, so the tool finds nothing in it.';
    return [copiedBlock(data) ?? mistake([], message, fix)];
  }
  return [...nothingListed(data), ...withoutEffect(data)];
}

/** What a file is that has no keys at all. */
export function noKeys(data: unknown): Problem[] {
  const message = data === null ? 'The file is empty.' : 'The file has to be keys with values.';
  return [mistake([], message, 'Begin with `fact_sources:` or `metrics:`.')];
}
