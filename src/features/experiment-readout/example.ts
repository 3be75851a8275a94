import {arms, rates, type Experiment} from './experiment.ts';

/** The experiment of the example page: its first row is the one on the page about results. */
export const EXAMPLE: Experiment = {
  name: 'Shorter checkout',
  method: 'Sequential',
  cuped: false,
  days: 14,
  plannedDays: 28,
  mixed: 412,
  targetPrecision: 0.02,
  segments: [
    {name: 'Mobile', subjects: [31_180, 31_236]},
    {name: 'Desktop', subjects: [20_824, 20_803]},
  ],
  metrics: [
    {
      name: 'Revenue',
      role: 'primary',
      desired: 'increase',
      unit: 'money',
      before: {control: 14.92, treatment: 14.98, variance: 462, correlation: 0.62},
      moments: [arms(12.9, 376, 13.311, 388), arms(19.718, 614, 20.944, 646)],
    },
    {
      name: 'Conversion',
      role: 'secondary',
      desired: 'increase',
      unit: 'rate',
      before: {control: 0.118, treatment: 0.1184, variance: 0.104, correlation: 0.34},
      moments: [rates(0.1085, 0.1102), rates(0.1472, 0.1519)],
    },
    {
      name: 'Sign-ups',
      role: 'secondary',
      desired: 'increase',
      unit: 'rate',
      moments: [rates(0.0742, 0.0668), rates(0.0887, 0.0811)],
    },
    {
      name: 'Page load time',
      role: 'guardrail',
      desired: 'decrease',
      unit: 'milliseconds',
      cutoff: 0.03,
      before: {control: 1251, treatment: 1249, variance: 384_000, correlation: 0.7},
      moments: [arms(1390, 410_000, 1396, 412_000), arms(1015, 240_000, 1020, 242_000)],
    },
    {
      name: 'Support tickets',
      role: 'guardrail',
      desired: 'decrease',
      unit: 'number',
      cutoff: 0.05,
      before: {control: 0.0588, treatment: 0.0592, variance: 0.063, correlation: 0.21},
      moments: [arms(0.0635, 0.068, 0.0631, 0.0677), arms(0.0572, 0.061, 0.0563, 0.0602)],
    },
  ],
  drift: [
    0.081, 0.052, 0.034, 0.041, 0.022, 0.009, 0.013, 0.004, -0.006, -0.002, 0.005, 0.003, -0.001, 0,
  ],
};
