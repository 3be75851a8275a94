/** Parts of the glossary page, in order. */
export const glossaryAreas = [
  'experiments',
  'flags',
  'data',
  'metrics',
  'statistics',
  'bandits',
  'geolift',
  'sdks',
] as const;

export type GlossaryArea = (typeof glossaryAreas)[number];

export interface GlossaryTerm {
  /** Lower-case words joined by hyphens: the hash on the glossary page, `/glossary/#subject`. */
  id: string;
  /** As written in the middle of a sentence. */
  term: string;
  area: GlossaryArea;
  /** One or two sentences; back quotes mark code. */
  definition: string;
  /** Other names our pages use for the same thing. */
  aliases?: readonly string[];
  /** Names our pages no longer use. A content test finds them. */
  retired?: readonly string[];
  /** Names from other tools or older interfaces that also mean something else, so pages may use them. */
  elsewhere?: readonly string[];
  /** Route of the page that explains the term. */
  link: string;
}

/** The one list of terms: the glossary page, `<Term>` and the check of wording read it. */
export const glossary: readonly GlossaryTerm[] = [
  // Experiments
  {
    id: 'analysis-plan',
    term: 'analysis plan',
    area: 'experiments',
    definition:
      'The settings that turn data into intervals and decisions: method, confidence level, multiple testing correction, minimum requirements and precision target. Companies set defaults; an experiment may override most of them.',
    aliases: ['statistical analysis plan'],
    link: '/experiment-analysis/configuration/analysis-plans/',
  },
  {
    id: 'assignment',
    term: 'assignment',
    area: 'experiments',
    definition:
      'The record that a subject got a variation of an experiment at a certain time. SDKs hand it to your logger, and the analysis reads it from your warehouse.',
    elsewhere: ['exposure event', 'exposure log', 'randomization event'],
    link: '/sdks/event-logging/assignment-logging/',
  },
  {
    id: 'burn-in',
    term: 'burn-in',
    area: 'experiments',
    definition:
      'The interval after a switch of a switchback experiment whose assignments are dropped, so that the market can settle. Burn-out is the same before a switch.',
    aliases: ['burn-out'],
    elsewhere: ['washout period'],
    link: '/experiment-analysis/switchbacks/',
  },
  {
    id: 'clustered-analysis',
    term: 'clustered analysis',
    area: 'experiments',
    definition:
      'An analysis whose metrics are measured on a finer unit than was randomized, such as users of randomized companies. Errors respect the clusters.',
    elsewhere: ['cluster randomization', 'group randomization'],
    link: '/experiment-analysis/clustered-analysis/',
  },
  {
    id: 'control',
    term: 'control',
    area: 'experiments',
    definition:
      'The variation the others are compared with. A lift is the relative change of a treatment against it.',
    elsewhere: ['baseline'],
    link: '/experiment-analysis/',
  },
  {
    id: 'entity',
    term: 'entity',
    area: 'experiments',
    definition:
      'The kind of unit you randomize and measure, such as User, Visitor or Company. Every SQL definition is attached to entities, and each metric belongs to one.',
    aliases: ['randomization unit'],
    elsewhere: ['unit type', 'context kind', 'bucketing ID'],
    link: '/data-management/definitions/entities/',
  },
  {
    id: 'entry-point',
    term: 'entry point',
    area: 'experiments',
    definition:
      'An event, with entity ID and timestamp, that marks when a subject reached the changed experience. An analysis can be limited to subjects who have it, and sample size planning simulates enrollment with it.',
    aliases: ['qualifying event'],
    elsewhere: ['exposure filter', 'trigger event', 'triggered analysis'],
    link: '/experiment-analysis/configuration/filter-assignments-by-entry-point/',
  },
  {
    id: 'experiment-key',
    term: 'experiment key',
    area: 'experiments',
    definition:
      'The string that identifies an experiment in the assignment log. For flags it is the flag key, a hyphen and the allocation key, such as `new-onboarding-allocation-17`.',
    elsewhere: ['experiment ID'],
    link: '/feature-flagging/concepts/experiment-assignment/',
  },
  {
    id: 'exposure',
    term: 'exposure',
    area: 'experiments',
    definition:
      'The moment a subject meets the experience that a variation changes. Subjects who were assigned and never exposed behave alike in all variations and only add noise.',
    elsewhere: ['impression', 'activation'],
    link: '/guides/advanced-experimentation/entry_points/',
  },
  {
    id: 'guardrail-cutoff',
    term: 'guardrail cutoff',
    area: 'experiments',
    definition:
      'The largest change for the worse that you tolerate on a metric, in percent lift. The metric stays flagged until its interval rules out more harm than that.',
    retired: ['harm threshold', 'guardrail threshold'],
    elsewhere: ['non-inferiority margin'],
    link: '/data-management/organizing-metrics/guardrails/',
  },
  {
    id: 'guardrail-metric',
    term: 'guardrail metric',
    area: 'experiments',
    definition:
      'A metric that an experiment is not expected to improve and must not harm. "Set as Guardrail Metric" adds one to every experiment of its entity; a guardrail cutoff is optional on top.',
    retired: ['counter metric'],
    link: '/data-management/organizing-metrics/guardrails/',
  },
  {
    id: 'holdout',
    term: 'holdout',
    area: 'experiments',
    definition:
      'A group kept out of all or selected experiments. Comparing its two halves, of which one gets the winners after their rollout, measures their combined effect.',
    retired: ['holdback', 'universal control', 'global control group'],
    elsewhere: ['holdout group'],
    link: '/feature-flagging/concepts/holdout-config/',
  },
  {
    id: 'holdout-variation',
    term: 'holdout variation',
    area: 'experiments',
    definition:
      'The half of a holdout a subject is in: `status_quo` keeps the default experience throughout, `all_shipped_variants` gets the winner of each experiment after its rollout.',
    aliases: ['holdout variant'],
    elsewhere: ['all_shipped'],
    link: '/experiment-analysis/holdouts/',
  },
  {
    id: 'layer',
    term: 'layer',
    area: 'experiments',
    definition:
      'An object like a flag that holds mutually exclusive experiments sharing parameters. Your code reads it with the JSON getter.',
    retired: ['mutex', 'exclusion group'],
    elsewhere: ['namespace', 'experiment group'],
    link: '/feature-flagging/concepts/mutual_exclusion/',
  },
  {
    id: 'mixed-assignment',
    term: 'mixed assignment',
    area: 'experiments',
    definition:
      'A subject seen in more than one variation of the same experiment. It is removed from the analysis, and a diagnostic grades the share of such subjects.',
    elsewhere: ['crossover', 'contamination', 'multiple exposures'],
    link: '/experiment-analysis/diagnostics/',
  },
  {
    id: 'mutual-exclusion',
    term: 'mutual exclusion',
    area: 'experiments',
    definition:
      'Running experiments on one surface so that no subject takes part in two of them. It is done with a layer and costs traffic, so keep it for tests that would break each other.',
    elsewhere: ['exclusive experiments'],
    link: '/feature-flagging/concepts/mutual_exclusion/',
  },
  {
    id: 'non-inferiority-test',
    term: 'non-inferiority test',
    area: 'experiments',
    definition:
      'A test that asks whether a change is at worst so much worse, not whether it is better. Set a guardrail cutoff on the primary metric to run one.',
    elsewhere: ['do-no-harm test'],
    link: '/guides/advanced-experimentation/non-inferiority-tests/',
  },
  {
    id: 'primary-metric',
    term: 'primary metric',
    area: 'experiments',
    definition: 'The metric that decides the status and the outcome of an experiment.',
    retired: ['overall evaluation criterion'],
    elsewhere: ['OEC', 'success metric', 'goal metric', 'decision metric'],
    link: '/experiment-analysis/configuration/protocols/',
  },
  {
    id: 'protocol',
    term: 'protocol',
    area: 'experiments',
    definition:
      'A reusable template of analysis settings, decision criteria and metrics that experiments of a team or of everybody start from.',
    retired: ['experiment template'],
    link: '/experiment-analysis/configuration/protocols/',
  },
  {
    id: 'segment',
    term: 'segment',
    area: 'experiments',
    definition:
      'A saved subset of subjects, defined by values of one or more properties, whose results are computed ahead.',
    elsewhere: ['cohort', 'subgroup'],
    link: '/experiment-analysis/deep-dive/segments/',
  },
  {
    id: 'subentity',
    term: 'subentity',
    area: 'experiments',
    definition:
      'A finer unit inside the randomized one, such as users of a company, mapped in the Assignment SQL for clustered analysis.',
    link: '/experiment-analysis/clustered-analysis/',
  },
  {
    id: 'subject',
    term: 'subject',
    area: 'experiments',
    definition:
      'One unit that takes part in an experiment, such as a user, a device or a company. The same subject gets the same variation as long as eligibility and weights stay the same.',
    aliases: ['experiment subject'],
    elsewhere: ['visitor', 'participant', 'context'],
    link: '/sdks/sdk-features/subjects/',
  },
  {
    id: 'subject-key',
    term: 'subject key',
    area: 'experiments',
    definition:
      'The stable, unique string your code passes for a subject. It is hashed to choose the variation, and it joins assignments to events.',
    aliases: ['subject ID'],
    retired: ['bucketing key'],
    elsewhere: ['distinct ID'],
    link: '/sdks/sdk-features/subjects/',
  },
  {
    id: 'switchback',
    term: 'switchback experiment',
    area: 'experiments',
    definition:
      'An experiment that randomizes regions and time windows instead of users, so that everybody in one place sees the same variation at the same time.',
    aliases: ['switchback'],
    elsewhere: ['time-split test'],
    link: '/experiment-analysis/switchbacks/',
  },

  // Flags
  {
    id: 'allocation',
    term: 'allocation',
    area: 'flags',
    definition:
      'Targeting rules plus variation weights on a flag, in one environment: who gets what. The button that adds one reads "Add Assignment", yet an assignment is the record of what one subject got.',
    elsewhere: ['rollout rule', 'targeting rule block'],
    link: '/feature-flagging/concepts/flag-allocations/',
  },
  {
    id: 'audience',
    term: 'audience',
    area: 'flags',
    definition: 'A named set of targeting rules that several allocations can use.',
    elsewhere: ['user segment'],
    link: '/feature-flagging/concepts/audiences/',
  },
  {
    id: 'default-rule',
    term: 'default rule',
    area: 'flags',
    definition:
      'The last row of a flag: it serves one variation, or nothing, to subjects that no allocation took. With nothing, your code gets its own default value.',
    retired: ['default allocation'],
    elsewhere: ['fallthrough'],
    link: '/feature-flagging/concepts/flag-allocations/',
  },
  {
    id: 'dependent-flag',
    term: 'dependent flag',
    area: 'flags',
    definition:
      'A flag with a rule on the variation a subject got from another flag. Your code evaluates the other flag and passes the result.',
    retired: ['prerequisite flag', 'flag prerequisite'],
    elsewhere: ['prerequisite'],
    link: '/feature-flagging/concepts/dependent-flags/',
  },
  {
    id: 'dynamic-configuration',
    term: 'dynamic configuration',
    area: 'flags',
    definition:
      'Values such as copy, styling or model parameters that an application reads from a JSON flag, so that they change without a release.',
    retired: ['remote configuration'],
    elsewhere: ['remote config', 'dynamic config'],
    link: '/feature-flagging/use-cases/dynamic-config/',
  },
  {
    id: 'environment',
    term: 'environment',
    area: 'flags',
    definition:
      'A place a flag runs, such as Test or Production, with its own on/off state, allocations and SDK keys. Flag key, type and variations are shared.',
    link: '/feature-flagging/concepts/environments/',
  },
  {
    id: 'experiment-allocation',
    term: 'experiment allocation',
    area: 'flags',
    definition:
      'An allocation that splits subjects at random across two or more variations. It is the only type that can back an experiment analysis.',
    link: '/feature-flagging/concepts/experiment-assignment/',
  },
  {
    id: 'feature-flag',
    term: 'feature flag',
    area: 'flags',
    definition:
      'A key your code evaluates to get one of several values, chosen by allocations you can change without a release.',
    aliases: ['flag'],
    retired: ['feature toggle', 'feature switch'],
    link: '/feature-flagging/',
  },
  {
    id: 'feature-gate',
    term: 'feature gate',
    area: 'flags',
    definition:
      'An allocation that serves one variation to subjects matching its rules, or to a share of them. It is not randomized between variations, so it cannot be analyzed as an experiment.',
    elsewhere: ['targeted rollout', 'allowlist'],
    link: '/feature-flagging/concepts/feature-gates/',
  },
  {
    id: 'kill-switch',
    term: 'kill switch',
    area: 'flags',
    definition:
      'A flag that turns off something that is on by default, such as a vendor during an outage.',
    elsewhere: ['circuit breaker'],
    link: '/feature-flagging/use-cases/kill-switches/',
  },
  {
    id: 'salt',
    term: 'salt',
    area: 'flags',
    definition:
      'A text that is hashed together with the subject key, so that each split and each exposure draws anew. It is part of the flag configuration.',
    elsewhere: ['hash seed'],
    link: '/feature-flagging/flag-config-format/',
  },
  {
    id: 'shard',
    term: 'shard',
    area: 'flags',
    definition:
      'One of 10,000 numbers, from 0 to 9,999, computed by hashing a salt and the subject key. Ranges of shards decide exposure and split.',
    elsewhere: ['bucket'],
    link: '/feature-flagging/flag-config-format/',
  },
  {
    id: 'targeting-rule',
    term: 'targeting rule',
    area: 'flags',
    definition:
      'One or more conditions on subject attributes that must all hold. An allocation takes a subject if any of its rules holds.',
    link: '/feature-flagging/concepts/targeting/',
  },
  {
    id: 'traffic-exposure',
    term: 'traffic exposure',
    area: 'flags',
    definition:
      'The share of matching subjects that enter an allocation; the others pass through to the next one. Raising it moves nobody who is already in.',
    retired: ['percent exposure'],
    elsewhere: ['traffic allocation', 'rollout percentage'],
    link: '/feature-flagging/concepts/flag-allocations/',
  },
  {
    id: 'variation',
    term: 'variation',
    area: 'flags',
    definition:
      'One value a flag can return, or one version of the experience in an experiment. In warehouse tables it is called the variant.',
    aliases: ['variant', 'arm'],
    elsewhere: ['treatment group'],
    link: '/feature-flagging/concepts/flag-variations/',
  },
  {
    id: 'waterfall',
    term: 'waterfall',
    area: 'flags',
    definition:
      'The order in which the allocations of a flag are tried, top to bottom; the first match wins. A subject that an allocation does not take goes on to the next one.',
    elsewhere: ['rule priority'],
    link: '/feature-flagging/concepts/flag-allocations/',
  },

  // Data
  {
    id: 'assignment-property',
    term: 'assignment property',
    area: 'data',
    definition:
      'A category of the subject at the time of assignment, such as device or plan, returned by the Assignment SQL. It filters and splits results and serves CUPED++ as covariate.',
    link: '/data-management/definitions/properties/',
  },
  {
    id: 'assignment-sql',
    term: 'Assignment SQL',
    area: 'data',
    definition:
      'The query that tells which subject got which variant of which experiment, and when. One serves all experiments of a log.',
    aliases: ['assignment logging table', 'assignment source'],
    elsewhere: ['exposure query', 'experiment assignment query'],
    link: '/data-management/definitions/assignment-sql/',
  },
  {
    id: 'certified-metric',
    term: 'certified metric',
    area: 'data',
    definition:
      'A metric or fact source created in code through the metric-sync API. It shows a badge and cannot be edited in the interface.',
    aliases: ['metrics as code'],
    link: '/data-management/certified-metrics/',
  },
  {
    id: 'entity-property',
    term: 'entity property',
    area: 'data',
    definition:
      'An attribute of a subject that the experiment cannot change, such as first channel or region, returned by an Entity Property SQL.',
    retired: ['dimension SQL'],
    link: '/data-management/definitions/property-sql/',
  },
  {
    id: 'fact',
    term: 'fact',
    area: 'data',
    definition:
      'One value column of a Fact SQL, or the row itself. A metric is a fact with an aggregation.',
    elsewhere: ['measure', 'event'],
    link: '/data-management/definitions/fact-sql/',
  },
  {
    id: 'fact-sql',
    term: 'Fact SQL',
    area: 'data',
    definition:
      'A query that returns events, or rows aggregated ahead, with a timestamp, at least one entity ID and any number of facts and properties.',
    aliases: ['fact source'],
    retired: ['event SQL'],
    link: '/data-management/definitions/fact-sql/',
  },
  {
    id: 'metric-property',
    term: 'metric property',
    area: 'data',
    definition:
      'A category of an event, such as product category, returned by the Fact SQL. It filters a metric or splits it in an explore.',
    retired: ['fact property', 'fact properties'],
    elsewhere: ['metric dimension', 'dimension'],
    link: '/data-management/definitions/properties/',
  },
  {
    id: 'output-schema',
    term: 'output schema',
    area: 'data',
    definition:
      'The one schema or dataset in your warehouse that Eppo writes to, usually `eppo_output`. It holds intermediate tables and views of results.',
    aliases: ['output dataset'],
    elsewhere: ['scratch schema'],
    link: '/data-management/connecting-dwh/',
  },
  {
    id: 'secondary-id',
    term: 'secondary ID',
    area: 'data',
    definition:
      'The ID of another entity in the Assignment SQL, such as the user of a visitor, so that its metrics may be used too. Each one counts for the first subject it was seen with.',
    aliases: ['secondary entity'],
    elsewhere: ['identity stitching', 'ID resolution'],
    link: '/guides/advanced-experimentation/anonymous-explainer/',
  },
  {
    id: 'workspace',
    term: 'workspace',
    area: 'data',
    definition:
      'One connection to a warehouse with everything that depends on it: metrics, experiments, flags, people and keys. Nothing crosses from one workspace to another.',
    elsewhere: ['tenant', 'organization'],
    link: '/administration/workspaces/',
  },

  // Metrics
  {
    id: 'aggregation',
    term: 'aggregation',
    area: 'metrics',
    definition:
      'How the values of a fact become one number per subject, such as sum, count or conversion. As a rule, subjects without events count as 0.',
    link: '/data-management/metrics/simple-metric/',
  },
  {
    id: 'funnel-metric',
    term: 'funnel metric',
    area: 'metrics',
    definition:
      'A metric of ordered steps, each reached or not by a subject. Lift is computed from assignment to each step.',
    link: '/data-management/metrics/funnel-metric/',
  },
  {
    id: 'metric',
    term: 'metric',
    area: 'metrics',
    definition:
      'A number that compares variations: facts, how they are aggregated, and options, for one entity. It is simple, ratio, funnel or percentile.',
    elsewhere: ['KPI'],
    link: '/data-management/metrics/',
  },
  {
    id: 'metric-collection',
    term: 'metric collection',
    area: 'metrics',
    definition:
      'A named, ordered template of metrics of one entity. Adding it to an experiment copies its metrics; later edits do not follow.',
    aliases: ['collection'],
    retired: ['metric bundle', 'metric set'],
    elsewhere: ['metric group'],
    link: '/data-management/organizing-metrics/collections/',
  },
  {
    id: 'percentile-metric',
    term: 'percentile metric',
    area: 'metrics',
    definition:
      'A metric that compares a quantile, such as the median or p95, of the raw events of all subjects of a variation.',
    retired: ['quantile metric'],
    link: '/data-management/metrics/percentile-metric/',
  },
  {
    id: 'ratio-metric',
    term: 'ratio metric',
    area: 'metrics',
    definition:
      'The total of one aggregation divided by the total of another, per variation, such as revenue per order. It is not the mean of ratios per subject.',
    link: '/data-management/metrics/ratio-metric/',
  },
  {
    id: 'simple-metric',
    term: 'simple metric',
    area: 'metrics',
    definition:
      'An aggregation of one fact per subject, averaged over all subjects assigned to the variation.',
    link: '/data-management/metrics/simple-metric/',
  },
  {
    id: 'winsorization',
    term: 'winsorization',
    area: 'metrics',
    definition:
      "Replacing subjects' totals beyond a percentile by the value at that percentile, so that a few extreme subjects do not decide a result. Trimming would drop them.",
    aliases: ['outlier handling'],
    elsewhere: ['capping'],
    link: '/data-management/metrics/simple-metric/',
  },

  // Statistics
  {
    id: 'bayesian-analysis',
    term: 'Bayesian analysis',
    area: 'statistics',
    definition:
      'A method that combines the data with a prior belief about the lift and answers with probabilities. It promises nothing about error rates.',
    link: '/statistics/confidence-intervals/analysis-methods/',
  },
  {
    id: 'confidence-interval',
    term: 'confidence interval',
    area: 'statistics',
    definition:
      'The range of lifts compatible with the data at the chosen confidence level, 95% by default. If it contains 0, the direction is open, though a non-inferiority test may pass.',
    elsewhere: ['error bars'],
    link: '/statistics/confidence-intervals/',
  },
  {
    id: 'credible-interval',
    term: 'credible interval',
    area: 'statistics',
    definition:
      'The range that holds the true lift with the chosen probability, given the data and the prior. It is what Bayesian analysis shows in place of a confidence interval.',
    elsewhere: ['posterior interval'],
    link: '/statistics/confidence-intervals/analysis-methods/',
  },
  {
    id: 'coverage',
    term: 'coverage',
    area: 'statistics',
    definition:
      'The share of a company-wide metric total that comes from the subjects of an experiment.',
    link: '/statistics/global-lift/',
  },
  {
    id: 'cuped',
    term: 'CUPED++',
    area: 'statistics',
    definition:
      'A method that narrows intervals by explaining part of each outcome with data from before the assignment. Where CUPED uses one past metric, CUPED++ uses all eligible metrics and assignment properties.',
    aliases: ['CUPED', 'variance reduction'],
    elsewhere: ['regression adjustment', 'covariate adjustment'],
    link: '/statistics/cuped/',
  },
  {
    id: 'false-positive',
    term: 'false positive',
    area: 'statistics',
    definition:
      'A significant result although the variations do not differ. At a confidence level of 95%, a valid method produces one in at most 5% of such cases.',
    elsewhere: ['type I error'],
    link: '/statistics/multiple-testing/',
  },
  {
    id: 'fixed-sample',
    term: 'fixed-sample analysis',
    area: 'statistics',
    definition:
      'A method with a planned end and one look, at that end. It has the most power for a given number of subjects and allows no peeking and no extension.',
    retired: ['fixed horizon', 'fixed-horizon test'],
    link: '/statistics/confidence-intervals/analysis-methods/',
  },
  {
    id: 'global-lift',
    term: 'global lift',
    area: 'statistics',
    definition:
      'The expected relative change of a company-wide metric total if the treatment were rolled out to all eligible subjects.',
    aliases: ['impact accounting'],
    retired: ['global impact'],
    elsewhere: ['topline impact'],
    link: '/experiment-analysis/reading-results/global-lift/',
  },
  {
    id: 'lift',
    term: 'lift',
    area: 'statistics',
    definition:
      'The relative change of a metric in a treatment against control, in percent. Of a 20% rate, a 5% lift makes 21%.',
    retired: ['uplift'],
    elsewhere: ['relative improvement', 'delta'],
    link: '/statistics/confidence-intervals/',
  },
  {
    id: 'minimum-detectable-effect',
    term: 'minimum detectable effect',
    area: 'statistics',
    definition:
      'The smallest true effect an experiment detects with the chosen probability, typically 80%. It is relative: a percent lift over control.',
    aliases: ['MDE'],
    retired: ['minimum detectable lift', 'minimum detectable difference'],
    link: '/statistics/sample-size-calculator/mde/',
  },
  {
    id: 'multiple-testing-correction',
    term: 'multiple testing correction',
    area: 'statistics',
    definition:
      'Wider intervals, so that the chance of any of them missing the true lift stays at the chosen level; a false discovery rate would be controlled otherwise. Preferential Bonferroni gives the primary metric a fixed share of it.',
    aliases: ['preferential Bonferroni'],
    elsewhere: ['multiple comparisons', 'family-wise error'],
    link: '/statistics/multiple-testing/',
  },
  {
    id: 'p-value',
    term: 'p-value',
    area: 'statistics',
    definition:
      'The probability of a result at least as far from zero as this one if the variations did not differ. Below 5%, an interval at 95% excludes zero.',
    link: '/statistics/confidence-intervals/statistical-nitty-gritty/',
  },
  {
    id: 'peeking',
    term: 'peeking',
    area: 'statistics',
    definition:
      'Acting on looks at a fixed-sample test before its planned end, which inflates false positives. Sequential analysis allows it.',
    elsewhere: ['optional stopping'],
    link: '/statistics/confidence-intervals/analysis-methods/',
  },
  {
    id: 'power',
    term: 'power',
    area: 'statistics',
    definition:
      'The probability that an experiment detects a real difference of a given size, typically 80%.',
    aliases: ['statistical power'],
    link: '/guides/advanced-experimentation/running-well-powered-experiments/',
  },
  {
    id: 'precision',
    term: 'precision',
    area: 'statistics',
    definition:
      'Half the width of the interval of a lift, from the estimate to a bound. The progress bar compares it with a target.',
    elsewhere: ['margin of error'],
    link: '/experiment-analysis/reading-results/progress-bar/',
  },
  {
    id: 'prior',
    term: 'prior',
    area: 'statistics',
    definition:
      'What Bayesian analysis assumes about lifts before it sees data: a normal distribution with mean 0 and a standard deviation of 5% by default. Data turn it into the posterior.',
    elsewhere: ['prior distribution'],
    link: '/guides/advanced-experimentation/bayesian-lift-vs-naive/',
  },
  {
    id: 'sample-ratio-mismatch',
    term: 'sample ratio mismatch',
    area: 'statistics',
    definition:
      'Subjects did not split between the variations as planned. Eppo alerts when a chi-square test gives p below 0.001; the results then usually cannot be trusted.',
    aliases: ['SRM', 'traffic imbalance'],
    link: '/statistics/sample-ratio-mismatch/',
  },
  {
    id: 'sequential-analysis',
    term: 'sequential analysis',
    area: 'statistics',
    definition:
      'The default method: its intervals hold at every look, so you may check and stop at any time. They are wider than fixed-sample ones.',
    elsewhere: ['always-valid inference', 'GAVI', 'mSPRT'],
    link: '/statistics/confidence-intervals/analysis-methods/',
  },
  {
    id: 'sequential-hybrid',
    term: 'sequential hybrid',
    area: 'statistics',
    definition:
      'A method with an end date: sequential while the experiment runs, fixed-sample at the end, with the significance level split between both.',
    retired: ['hybrid sequential'],
    link: '/statistics/confidence-intervals/analysis-methods/',
  },
  {
    id: 'standard-error',
    term: 'standard error',
    area: 'statistics',
    definition:
      'How far an estimate would typically stray from the truth by chance. An interval reaches a multiple of it to either side, 1.96 with fixed-sample analysis at 95%.',
    link: '/statistics/confidence-intervals/statistical-nitty-gritty/',
  },
  {
    id: 'statistical-significance',
    term: 'statistical significance',
    area: 'statistics',
    definition:
      'A result is significant when the interval of its lift excludes zero. That says nothing about whether the lift is large enough to matter.',
    link: '/statistics/confidence-intervals/',
  },
  {
    id: 'winners-curse',
    term: "winner's curse",
    area: 'statistics',
    definition:
      'Results that were picked for being significant overstate the lift, the more so the less power the experiment had.',
    elsewhere: ['type M error'],
    link: '/experiment-analysis/reporting/scorecard/',
  },

  // Bandits
  {
    id: 'action',
    term: 'action',
    area: 'bandits',
    definition:
      'One option a bandit may pick, passed by name at each call. The list may change over time and per subject.',
    retired: ['bandit arm'],
    link: '/contextual-bandits/actions_contexts/',
  },
  {
    id: 'bandit-context',
    term: 'context',
    area: 'bandits',
    definition:
      'The attributes of the subject and of each action that a bandit uses to score actions. Numbers are numeric; everything else is categorical.',
    elsewhere: ['features', 'bandit features'],
    link: '/contextual-bandits/actions_contexts/',
  },
  {
    id: 'bandit-training',
    term: 'bandit training',
    area: 'bandits',
    definition:
      'The regular refit of the model, daily by default, on logged actions and their outcomes in a lookback window. Traffic of the bandit analysis is left out.',
    link: '/contextual-bandits/deployment/',
  },
  {
    id: 'contextual-bandit',
    term: 'contextual bandit',
    area: 'bandits',
    definition:
      'A flag variation that picks, per subject, one action out of a list you pass, using context, and keeps learning from outcomes. A plain multi-armed bandit (MAB) looks for one best arm for everybody.',
    aliases: ['bandit'],
    link: '/contextual-bandits/',
  },
  {
    id: 'optimality-gap',
    term: 'optimality gap',
    area: 'bandits',
    definition:
      'The best score minus the score of the chosen action; 0 when the best one was chosen. It compares predictions, where regret compares outcomes.',
    link: '/contextual-bandits/actions_contexts/',
  },

  // Geolift
  {
    id: 'cell',
    term: 'cell',
    area: 'geolift',
    definition:
      'A group of units with the same treatment in a Geolift test. Two cells are a treatment and the untreated rest; three add a second treatment.',
    link: '/geolift/test_designs/',
  },
  {
    id: 'cooldown',
    term: 'cooldown',
    area: 'geolift',
    definition:
      'The time after the treatment of a Geolift test has ended, watched to capture delayed effects.',
    link: '/geolift/methods/',
  },
  {
    id: 'geolift',
    term: 'Geolift',
    area: 'geolift',
    definition:
      'A test of something applied to places, such as ads or prices, without randomizing users. In the interface it is a Quasi-experiment.',
    aliases: ['quasi-experiment'],
    elsewhere: ['geo experiment', 'incrementality test', 'matched market test'],
    link: '/geolift/',
  },
  {
    id: 'synthetic-control',
    term: 'synthetic control',
    area: 'geolift',
    definition:
      'A weighted blend of untreated regions that predicts what the treated ones would have done. The effect is the actual value minus that prediction, the counterfactual; difference in differences is another method.',
    aliases: ['counterfactual'],
    link: '/geolift/methods/',
  },

  // SDKs
  {
    id: 'assignment-logger',
    term: 'assignment logger',
    area: 'sdks',
    definition:
      'The function you hand to an SDK to send assignments to your warehouse. The SDK has no transport of its own, so without one nothing can be analyzed.',
    elsewhere: ['tracking callback'],
    link: '/sdks/event-logging/assignment-logging/',
  },
  {
    id: 'client-token',
    term: 'client token',
    area: 'sdks',
    definition:
      'A key for browser and mobile SDKs whose configuration is always obfuscated. It goes into the same option as an SDK key.',
    retired: ['client key', 'client-side key'],
    elsewhere: ['client-side ID'],
    link: '/sdks/sdk-keys/',
  },
  {
    id: 'configuration',
    term: 'flag configuration',
    area: 'sdks',
    definition:
      'The JSON document with all flags of an environment that an SDK downloads from the CDN and evaluates locally.',
    aliases: ['UFC', 'universal flag configuration'],
    elsewhere: ['ruleset', 'datafile'],
    link: '/feature-flagging/flag-config-format/',
  },
  {
    id: 'evaluation',
    term: 'evaluation',
    area: 'sdks',
    definition:
      'Finding the variation of a flag for a subject from the configuration in memory. It takes less than a millisecond and no network call.',
    link: '/sdks/architecture/overview/',
  },
  {
    id: 'evaluation-details',
    term: 'evaluation details',
    area: 'sdks',
    definition:
      'A report of how a value came about: the code of the outcome, the allocation that matched, and why earlier ones did not.',
    elsewhere: ['evaluation reason'],
    link: '/sdks/sdk-features/debugging-flag-assignment/',
  },
  {
    id: 'obfuscation',
    term: 'obfuscation',
    area: 'sdks',
    definition:
      'Hashing and encoding of the configuration sent to clients, so that names and rules are not readable at a glance. It is no encryption.',
    retired: ['encrypted configuration'],
    link: '/sdks/sdk-features/obfuscation/',
  },
  {
    id: 'precomputed-assignments',
    term: 'precomputed assignments',
    area: 'sdks',
    definition:
      "One subject's flag values, evaluated before the client asks, at Eppo's edge or on your server. No rules reach the device.",
    elsewhere: ['bootstrapping', 'remote evaluation'],
    link: '/sdks/architecture/deployment-modes/',
  },
  {
    id: 'sdk-key',
    term: 'SDK key',
    area: 'sdks',
    definition:
      'A key for server SDKs that selects one environment and, with tags, some of its flags. A REST API key does not work in its place.',
    retired: ['SDK API key'],
    elsewhere: ['environment key', 'API key', 'server key'],
    link: '/sdks/sdk-keys/',
  },
  {
    id: 'subject-attributes',
    term: 'subject attributes',
    area: 'sdks',
    definition:
      'Names and values that your code passes about a subject, such as country or plan. Rules can match only what is passed.',
    elsewhere: ['user traits', 'user attributes', 'user properties'],
    link: '/sdks/sdk-features/subject-attributes/',
  },
];

const termsById = new Map(glossary.map((entry) => [entry.id, entry]));

/** Finds a term by its id. */
export function findTerm(id: string): GlossaryTerm | undefined {
  return termsById.get(id);
}

/** A name to avoid, and the term that takes its place. */
interface ReplacedName {
  name: string;
  entry: GlossaryTerm;
}

/** Lists names of one kind, in alphabetical order. */
function namesOf(kind: 'retired' | 'elsewhere'): ReplacedName[] {
  return glossary
    .flatMap((entry) => (entry[kind] ?? []).map((name) => ({name, entry})))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Names our pages no longer use. */
export const retiredNames: readonly ReplacedName[] = namesOf('retired');

/** Names other tools and older interfaces use. */
export const foreignNames: readonly ReplacedName[] = namesOf('elsewhere');
