import type {Aggregation} from '../metric.ts';

/** What a metric is made of: an aggregation, or a type that has none. */
export type Kind = Aggregation | 'percentile' | 'funnel';

/** The names of kinds in the interface, where they have one. */
export const KINDS: Readonly<Record<Kind, string>> = {
  sum: 'Sum',
  count: 'Count',
  count_distinct: 'Count Distinct',
  distinct_entity: 'Unique Entities',
  last_value: 'Last Value',
  first_value: 'First value (YAML only)',
  retention: 'Retention',
  conversion: 'Conversion',
  threshold: 'Threshold',
  percentile: 'Percentile',
  funnel: 'Funnel',
};

/** Whether a setting can be combined with a kind of metric, in a word, and a reason unless it is plain. */
interface Combination {
  word: 'yes' | 'YAML' | 'always' | 'no' | 'not documented';
  why?: string;
}

interface Setting {
  label: string;
  /** What holds for kinds that are not named below. */
  otherwise: Combination;
  kinds: Partial<Record<Kind, Combination>>;
}

const yes: Combination = {word: 'yes'};

function no(why: string): Combination {
  return {word: 'no', why};
}

const BINARY = no('Each subject is 0 or 1, so there is no extreme value to cap.');
const OWN_TYPE = no('It is a metric type of its own, not a side of a ratio.');
const NEVER_BELOW = no('Retention, conversion and threshold can never be a denominator.');
const YAML_ONLY: Combination = {word: 'YAML', why: 'The aggregation exists in YAML only.'};
const YAML_BELOW: Combination = {
  word: 'YAML',
  why: 'The form offers it as a numerator only; as a denominator, it exists in YAML.',
};
const NO_COVARIATE = no(
  'Covariates come from sum, count and unique-entities metrics. The metric itself is adjusted all the same.',
);

/** Which settings combine with which kinds of metrics; the page and the explorer both read this. */
export const SETTINGS = {
  timeFrame: {
    label: 'Time frame',
    otherwise: yes,
    kinds: {
      retention: {
        word: 'yes',
        why: 'Retention begins at its X days. The end of the time frame is the latest moment that counts, excluded.',
      },
      conversion: no('Its X days are the window already.'),
      threshold: no('A threshold has a time limit of its own.'),
      percentile: no(
        'It takes single events of the whole event period; its form has no time frame.',
      ),
      funnel: no('A funnel has a window of its own, under Conversion Criteria.'),
    },
  },
  agedOnly: {
    label: 'Aged subjects only',
    otherwise: {
      word: 'yes',
      why: 'It needs a time frame, whose end a subject must have reached.',
    },
    kinds: {
      retention: {word: 'always', why: 'Subjects younger than X days are always left out.'},
      conversion: {word: 'yes', why: 'It leaves out subjects for whom X days have not passed.'},
      threshold: {word: 'not documented'},
      percentile: no('Without a time frame there is no age to reach.'),
      funnel: {word: 'not documented'},
    },
  },
  filter: {
    label: 'Metric properties',
    otherwise: yes,
    kinds: {funnel: {word: 'not documented', why: 'Choose a fact for each step.'}},
  },
  winsorize: {
    label: 'Outlier handling',
    otherwise: yes,
    kinds: {
      last_value: {word: 'YAML', why: 'For the form it is not documented.'},
      first_value: YAML_ONLY,
      distinct_entity: BINARY,
      retention: BINARY,
      conversion: BINARY,
      threshold: BINARY,
      percentile: no('It has no total per subject to cap; its form has no outlier handling.'),
      funnel: no('Each step is yes or no per subject, so there is no extreme value to cap.'),
    },
  },
  numerator: {
    label: 'As a numerator',
    otherwise: yes,
    kinds: {percentile: OWN_TYPE, funnel: OWN_TYPE},
  },
  denominator: {
    label: 'As a denominator',
    otherwise: yes,
    kinds: {
      last_value: YAML_BELOW,
      first_value: YAML_ONLY,
      retention: NEVER_BELOW,
      conversion: NEVER_BELOW,
      threshold: NEVER_BELOW,
      percentile: OWN_TYPE,
      funnel: OWN_TYPE,
    },
  },
  yaml: {
    label: 'Certified, in YAML',
    otherwise: yes,
    kinds: {funnel: no('Funnels cannot be certified; keep them in the interface.')},
  },
  secondary: {
    label: 'By secondary ID',
    otherwise: yes,
    kinds: {
      count_distinct: no('Secondary IDs do not work with Count Distinct.'),
      funnel: no('Secondary IDs do not work with funnels.'),
    },
  },
  covariate: {
    label: 'Covariate of CUPED++',
    otherwise: NO_COVARIATE,
    kinds: {
      sum: {word: 'yes', why: 'Without a time frame and without aging.'},
      count: {word: 'yes', why: 'Without a time frame and without aging.'},
      distinct_entity: {word: 'yes', why: 'Without a time frame and without aging.'},
    },
  },
} satisfies Record<string, Setting>;

export type SettingId = keyof typeof SETTINGS;

export function combination(setting: SettingId, kind: Kind): Combination {
  const {kinds, otherwise}: Setting = SETTINGS[setting];
  return kinds[kind] ?? otherwise;
}
