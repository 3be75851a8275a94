import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {AnswerModel} from '../settings.ts';

/** The model that writes answers; undefined where passages are quoted only. */
export function useAnswerModel(): AnswerModel | undefined {
  return useDocusaurusContext().siteConfig.customFields?.answerModel as AnswerModel | undefined;
}
