import {choiceField, type Fields} from '../../calculators/kit/fields.ts';
import type {Raw} from '../../calculators/kit/types.ts';
import {ENTITIES, EVENT_TABLES, type EntityId, type DemoData} from '../engine/catalog.ts';
import {knownIds} from '../engine/compute/population.ts';
import {sideFields} from './sideFields.ts';

const isType =
  (...types: string[]) =>
  ({type = ''}: Raw) =>
    types.includes(type);

const PAGES = Object.fromEntries(EVENT_TABLES.page_views.values.map((page) => [page, page]));

function stepField(step: number, initial: string): Fields {
  const options = step > 2 ? {none: 'no further step', ...PAGES} : PAGES;
  const rest = {group: 'Steps', initial, when: isType('funnel')};
  return {[`step${step}`]: choiceField(`Step ${step}: page`, options, rest)};
}

export const metricFields: Fields = {
  type: choiceField('Metric type', {
    simple: 'Simple',
    ratio: 'Ratio',
    percentile: 'Percentile',
    funnel: 'Funnel',
  }),
  entity: choiceField(
    'Entity',
    Object.fromEntries(Object.entries(ENTITIES).map(([id, {label}]) => [id, label])),
  ),
  until: choiceField('Events until, excluded', {
    '2025-03-21': 'March 21',
    '2025-03-14': 'March 14',
    '2025-03-10': 'March 10',
  }),
  clock: choiceField('Clock starts at', {assignment: 'assignment', entry: 'entry point: cart'}),
  ...sideFields('numerator', 'What is measured', (raw) => raw.type !== 'funnel'),
  percentile: {
    label: 'Percentile',
    unit: '%',
    initial: '90',
    above: 0,
    below: 100,
    shareBelow: 1,
    when: isType('percentile'),
  },
  ...sideFields('denominator', 'Denominator', isType('ratio')),
  ...stepField(1, 'product'),
  ...stepField(2, 'cart'),
  ...stepField(3, 'checkout'),
  ...stepField(4, 'confirmation'),
  window: choiceField(
    'Window',
    {none: 'none', assignment: 'from assignment', first: 'from the first event'},
    {group: 'Steps', when: isType('funnel')},
  ),
  windowDays: {
    label: 'Window, in days',
    group: 'Steps',
    initial: '2',
    whole: true,
    min: 1,
    max: 60,
    when: (raw) => raw.type === 'funnel' && raw.window !== 'none',
  },
};

/** Name of the field that chooses whose events are shown. */
export function subjectField(entity: string): string {
  return `${entity}Shown`;
}

/** The fields that choose whose events are shown: one for each entity, of which one is on the page. */
export function subjectFields(data: DemoData): Fields {
  return Object.fromEntries(
    (Object.keys(ENTITIES) as EntityId[]).map((entity) => {
      const options = Object.fromEntries(knownIds(data, entity).map((id) => [id, id]));
      return [subjectField(entity), choiceField(`${ENTITIES[entity].label} to look at`, options)];
    }),
  );
}
