import {evaluation} from './evaluation.ts';
import {fetching} from './fetching.ts';
import {lifecycle} from './lifecycle.ts';

/** What the pages say about failures, as steps that make them happen. */
export const behaviors = {...fetching, ...lifecycle, ...evaluation};
