import type {Fields} from '../../calculators/kit/fields.ts';
import type {Raw} from '../../calculators/kit/types.ts';
import {ENTITIES, EVENT_TABLES, type EntityId} from '../engine/catalog.ts';
import {knownIds} from '../engine/compute/population.ts';
import type {DemoData} from '../engine/demoData.ts';
import {sideFields} from './sideFields.ts';

const isType =
  (...types: string[]) =>
  ({type = ''}: Raw) =>
    types.includes(type);

const PAGES = Object.fromEntries(EVENT_TABLES.page_views.values.map((page) => [page, page]));

function stepField(step: number, initial: string): Fields {
  const options = step > 2 ? {none: 'no further step', ...PAGES} : PAGES;
  return {
    [`step${step}`]: {
      label: `Step ${step}: page`,
      group: 'Steps',
      initial,
      options,
      when: isType('funnel'),
    },
  };
}

export const metricFields: Fields = {
  type: {
    label: 'Metric type',
    initial: 'simple',
    options: {simple: 'Simple', ratio: 'Ratio', percentile: 'Percentile', funnel: 'Funnel'},
  },
  entity: {
    label: 'Entity',
    initial: 'user',
    options: Object.fromEntries(Object.entries(ENTITIES).map(([id, {label}]) => [id, label])),
  },
  until: {
    label: 'Events until, excluded',
    initial: '2025-03-21',
    options: {
      '2025-03-21': '21 March 2025',
      '2025-03-14': '14 March 2025',
      '2025-03-10': '10 March 2025',
    },
  },
  clock: {
    label: 'Clock starts at',
    initial: 'assignment',
    options: {assignment: 'assignment', entry: 'entry point: cart'},
  },
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
  window: {
    label: 'Window',
    group: 'Steps',
    initial: 'none',
    when: isType('funnel'),
    options: {none: 'none', assignment: 'from assignment', first: 'from the first event'},
  },
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
      const ids = knownIds(data, entity);
      const {label} = ENTITIES[entity];
      return [
        subjectField(entity),
        {
          label: `${label} to look at`,
          initial: ids[0] ?? '',
          options: Object.fromEntries(ids.map((id) => [id, id])),
        },
      ];
    }),
  );
}
