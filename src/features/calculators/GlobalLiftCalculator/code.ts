import type {Figures, Program} from '../kit/types.ts';
import type {Impact} from './compute.ts';

/** The numbers of the answer. */
export function figures(impact: Impact): Figures {
  const {effect, coverage, lift, treatmentShare, notEligible} = impact;
  return {
    treatment_share: treatmentShare,
    all_on_treatment: notEligible + impact.fullTreatmentTotal,
    all_on_control: impact.globalControlTotal,
    global_lift: effect,
    coverage,
    ...(lift === null ? {} : {lift}),
  };
}

/** The totals of the three worlds and what they give, as a script. */
export function program(impact: Impact): Program {
  const {values, lift} = impact;
  return {
    given: {
      treatment_total: values.treatmentTotal,
      control_total: values.controlTotal,
      global_total: values.globalTotal,
      treatment_subjects: values.nTreatment,
      control_subjects: values.nControl,
      exposure: values.exposure,
    },
    formulas: {
      treatment_share: 'treatment_subjects / (treatment_subjects + control_subjects)',
      eligible_on_treatment: 'treatment_total / (exposure * treatment_share)',
      enrolled_on_control: 'control_total / (1 - treatment_share)',
      eligible_on_control: 'enrolled_on_control / exposure',
      enrolled_total: 'treatment_total + control_total',
      all_on_control: 'global_total - enrolled_total + enrolled_on_control',
      all_on_treatment: 'all_on_control - eligible_on_control + eligible_on_treatment',
      global_lift: '(eligible_on_treatment - eligible_on_control) / all_on_control',
      coverage: 'enrolled_total / global_total',
      ...(lift !== null && {
        lift: 'treatment_total / treatment_subjects / (control_total / control_subjects) - 1',
      }),
    },
  };
}
