import type {SimulatorDefinition} from '../kit/definition.ts';
import type {fields} from './fields.ts';
import {begin, type Learning} from './model.ts';
import {banditPage} from './page.ts';

/** The whole simulator, for what is not a page: its model would hold up one. */
export const bandit: SimulatorDefinition<typeof fields, Learning> = {...banditPage, begin};
