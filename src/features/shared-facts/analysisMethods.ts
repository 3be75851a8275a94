import {suggestOrList} from '../../shared/suggest.ts';

/** The four ways to compute an interval, as the interface names them. */
export const analysisMethods = [
  'Fixed Sample',
  'Sequential',
  'Sequential Hybrid',
  'Bayesian',
] as const;

type AnalysisMethod = (typeof analysisMethods)[number];

/** Something that differs by method; the texts are Markdown. */
interface MethodFact {
  /** Heading of the column. */
  title: string;
  by: Readonly<Record<AnalysisMethod, string>>;
}

/** The one place of what differs by method: `<ByMethod of="stopping" />` shows it. */
export const methodFacts = {
  plan: {
    title: 'To fix beforehand',
    by: {
      'Fixed Sample': 'the duration or the number of subjects',
      Sequential: 'nothing',
      'Sequential Hybrid': 'an end date',
      Bayesian: 'the prior, and a decision rule that the team agrees on',
    },
  },
  stopping: {
    title: 'When you may decide',
    by: {
      'Fixed Sample': 'once, at the planned end; neither stop early nor extend',
      Sequential: 'at any look; stop early or extend as you like',
      'Sequential Hybrid':
        'at any look on the sequential interval, and after the end date on the final one',
      Bayesian: 'at any look, provided that the prior fits your history',
    },
  },
  guarantee: {
    title: 'What is promised',
    by: {
      'Fixed Sample': 'false positives stay at or below α for that one look',
      Sequential: 'false positives stay at or below α over all looks together',
      'Sequential Hybrid': 'false positives stay at or below α over all looks and the final one',
      Bayesian: 'nothing about false positives; probabilities hold given the prior',
    },
  },
  interval: {
    title: 'Interval',
    by: {
      'Fixed Sample': 'confidence interval for one planned look',
      Sequential: 'always-valid confidence interval',
      'Sequential Hybrid':
        'sequential at α/2 while running, fixed-sample at α/2 after the end date',
      Bayesian: 'credible interval around the posterior mean, which is shrunk toward the prior',
    },
  },
  pValue: {
    title: 'p-value',
    by: {
      'Fixed Sample':
        'chance that an A/A test gives a lift at least this large, for one planned look',
      Sequential: 'smallest α at which the always-valid interval excludes 0; holds at every look',
      'Sequential Hybrid': 'go by the interval',
      Bayesian: 'none; read **Probability Beats Control**',
    },
  },
  zScore: {
    title: 'Z-score',
    by: {
      'Fixed Sample': 'lift divided by its standard error',
      Sequential: 'the p-value on another scale, not lift divided by its standard error',
      'Sequential Hybrid': 'go by the interval',
      Bayesian: 'none',
    },
  },
  cost: {
    title: 'Cost',
    by: {
      'Fixed Sample': 'the narrowest frequentist interval; no freedom to look',
      Sequential: 'at 95%, at least 2.4 times the subjects for the same width',
      'Sequential Hybrid':
        'at 95%, the final interval is 14% wider than fixed-sample, which takes 1.3 times the subjects',
      Bayesian: 'trust in the prior, which can decide the outcome when data are few',
    },
  },
  correction: {
    title: 'Multiple testing correction',
    by: {
      'Fixed Sample': 'available',
      Sequential: 'available',
      'Sequential Hybrid': 'available',
      Bayesian: 'not available: with a fitting prior, shrinkage does its work',
    },
  },
  extending: {
    title: 'In place of **Extend Run Time**',
    by: {
      'Fixed Sample': '**Discuss with Stakeholders**',
      Sequential: 'unchanged',
      'Sequential Hybrid': '**Discuss with Stakeholders**',
      Bayesian: 'unchanged',
    },
  },
  choose: {
    title: 'Choose it when',
    by: {
      'Fixed Sample': 'traffic is scarce and the team keeps to a fixed run time',
      Sequential: 'you are unsure, or people look every day; it is the default',
      'Sequential Hybrid': 'traffic is scarce and you want an emergency exit',
      Bayesian: 'traffic is scarce and the team decides by probabilities and expected loss',
    },
  },
} as const satisfies Readonly<Record<string, MethodFact>>;

const facts: Readonly<Record<string, MethodFact>> = methodFacts;

/** @throws Error with the nearest name when nothing of that name differs by method */
export function findMethodFact(name: string): MethodFact {
  const fact = facts[name];
  if (!fact) {
    throw new Error(
      `"${name}" is nothing that src/features/shared-facts/analysisMethods.ts knows; ` +
        suggestOrList(name, Object.keys(facts)),
    );
  }
  return fact;
}
