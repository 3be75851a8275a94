import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsxElement} from '../../../shared/mdx/jsxElement.ts';
import {code} from '../../../shared/mdx/nodes.ts';
import {table} from '../../../shared/mdx/table.ts';
import {sdkDefinition, sdkNames} from '../definitions.ts';
import {optionsData} from './options.ts';
import type {SdkRow} from './rows.ts';

/** What an SDK hands to a logger. */
export const EVENTS = ['assignment', 'bandit'] as const;

type SdkEvent = (typeof EVENTS)[number];

/** Columns whose name is not that of the field. */
const OTHER_NAMES = new Map(
  Object.entries({
    flag_key: 'feature_flag',
    bandit: 'bandit_key',
    subject_key: 'subject',
    meta_data: 'metadata',
    sdk_metadata: 'metadata',
  }),
);

/** Fields without a column, because no analysis needs them. */
const WITHOUT_COLUMN = new Set(['format', 'entity_id', 'evaluation_details']);

/** How the manifests name the place of holdout fields: one map, or fields beside the others. */
const RE_EXTRA = /^(?:(?:get)?extralogging|holdoutkey \/ holdoutvariation)$|[[(<]/i;

/** The columns of a warehouse table that a field of an event fills. */
export function columnsOf(field: string): string[] {
  if (RE_EXTRA.test(field)) return ['holdout_key', 'holdout_variation'];
  const name = field
    .replace(/^get/, '')
    .replace(/\p{Lu}/gu, (letter, at: number) => (at > 0 ? '_' : '') + letter.toLowerCase());
  return WITHOUT_COLUMN.has(name) ? [] : [OTHER_NAMES.get(name) ?? name];
}

/** The fields of an event of an SDK; none where the SDK has no such event. */
export function eventFields(sdk: string, event: SdkEvent): SdkRow[] {
  const name = sdkDefinition(sdk).events?.[event];
  return name === undefined ? [] : optionsData(sdk, name).rows;
}

/**
 * Builds tabs with the fields of an event, one for each SDK that has it, and the column for each.
 *
 * @throws Error when there is no such event
 */
export function eventTabs(event: string): MdxJsxFlowElement {
  const known = EVENTS.find((each) => each === event);
  if (!known) throw new Error(`"${event}" is no event; known: ${EVENTS.join(', ')}.`);
  const tabs = sdkNames
    .map((sdk) => ({sdk, rows: eventFields(sdk, known)}))
    .filter(({rows}) => rows.length > 0)
    .map(({sdk, rows}) => ({
      ...jsxElement('TabItem', {value: sdk, label: sdkDefinition(sdk).title}),
      children: [
        table<SdkRow>(
          [
            {title: 'Field', isRowHeader: true, cell: ({name}) => [code(name)]},
            {title: 'Type', cell: ({type}) => [code(type)]},
            {
              title: 'Column',
              cell: ({name}) =>
                columnsOf(name)
                  .map((column) => `\`${column}\``)
                  .join(', ') || 'none',
            },
          ],
          rows,
        ),
      ],
    }));
  return {...jsxElement('Tabs', {groupId: 'sdk'}), children: tabs};
}
