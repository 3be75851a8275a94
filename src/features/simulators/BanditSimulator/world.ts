import {StatisticsInputError} from '../../statistics/validate.ts';
import {parseNumber} from '../../calculators/kit/readNumber.ts';

/** Subjects who look the same to a model, and how often each action earns a reward with them. */
interface Context {
  /** Value of each attribute. */
  values: readonly string[];
  /** Share of all subjects. */
  share: number;
  /** True reward rate of each action. */
  rates: readonly number[];
}

/** The truth that a bandit is to find out. */
export interface World {
  attributes: readonly string[];
  actions: readonly string[];
  contexts: readonly Context[];
}

const MAX_ATTRIBUTES = 3;
const MAX_ACTIONS = 4;
const MAX_CONTEXTS = 12;

/** Name of the column between attributes and actions. */
const SHARE = 'share';

/** Also what a spreadsheet puts between columns. */
const SEPARATOR = /[,;\t]/;

const NAME = /^[\p{L}\p{N}]/u;

function refuse(message: string): never {
  throw new StatisticsInputError('world', message);
}

function readHead(line: string): Pick<World, 'attributes' | 'actions'> {
  const names = line.split(SEPARATOR).map((name) => name.trim());
  const at = names.indexOf(SHARE);
  const [attributes, actions] = [names.slice(0, at), names.slice(at + 1)];
  if (at < 1 || at > MAX_ATTRIBUTES || actions.length < 2 || actions.length > MAX_ACTIONS) {
    refuse(
      `The first line names 1 to ${MAX_ATTRIBUTES} attributes, then ${SHARE}, then 2 to ` +
        `${MAX_ACTIONS} actions, such as: country, ${SHARE}, nike, adidas.`,
    );
  }
  const odd = names.find((name) => !NAME.test(name));
  if (odd !== undefined) refuse(`A name must begin with a letter or digit, unlike “${odd}”.`);
  if (new Set(names).size < names.length) {
    refuse('The first line has the same name twice.');
  }
  return {attributes, actions};
}

function readRow(line: string, number: number, attributes: number, columns: number): Context {
  const cells = line.split(SEPARATOR).map((cell) => cell.trim());
  if (cells.length !== columns) {
    refuse(`Line ${number} has ${cells.length} values, the first line names ${columns}.`);
  }
  const values = cells.slice(0, attributes);
  if (values.includes('')) refuse(`Line ${number} has an attribute without a value.`);
  const [share = NaN, ...rates] = cells.slice(attributes).map((cell) => parseNumber(cell) / 100);
  if (!(share > 0 && share <= 1)) {
    refuse(`The share in line ${number} must be above 0 and at most 100 (percent).`);
  }
  if (!rates.every((rate) => rate >= 0 && rate <= 1)) {
    refuse(`The reward rates in line ${number} must be from 0 to 100 (percent).`);
  }
  return {values, share, rates};
}

/**
 * Reads a world from a table: names in the first line, then a line per context. Shares are scaled
 * so that they add up to one.
 *
 * @throws StatisticsInputError that says which line cannot be used, and why.
 */
export function readWorld(text: string): World {
  const [head = '', ...rows] = text.trim().split('\n');
  const {attributes, actions} = readHead(head);
  const columns = attributes.length + 1 + actions.length;
  const read = rows.map((row, index) => readRow(row, index + 2, attributes.length, columns));
  if (read.length < 1 || read.length > MAX_CONTEXTS) {
    refuse(`Enter 1 to ${MAX_CONTEXTS} lines of contexts below the names, not ${read.length}.`);
  }
  const keys = new Set(read.map(({values}) => values.join(',')));
  if (keys.size < read.length) {
    refuse('Two lines have the same attribute values; keep one of them.');
  }
  const total = read.reduce((sum, {share}) => sum + share, 0);
  const contexts = read.map((context) => ({...context, share: context.share / total}));
  return {attributes, actions, contexts};
}

/** The reward that an action can be expected to lose in a context, against the best one there. */
export function lossOf({rates}: Context, action: number): number {
  return Math.max(...rates) - (rates[action] ?? 0);
}

/** Attributes of a subject of a context. */
export function attributesOf({attributes}: World, {values}: Context): Record<string, string> {
  return Object.fromEntries(attributes.map((name, index) => [name, values[index] ?? '']));
}

/** Mean over the subjects of what `of` says about a context. */
export function meanOver({contexts}: World, of: (context: Context) => number): number {
  return contexts.reduce((sum, context) => sum + context.share * of(context), 0);
}

/** Position of the action that is best for all subjects together. */
export function bestForAll(world: World): number {
  const means = world.actions.map((_, action) => meanOver(world, ({rates}) => rates[action] ?? 0));
  return means.indexOf(Math.max(...means));
}
