import type {SimulatorDefinition} from '../kit/definition.ts';
import type {fields} from './fields.ts';
import {begin, type GeoLift} from './model.ts';
import {geoLiftPage} from './page.ts';

/** The whole simulator, for what is not a page: its model would hold up one. */
export const geoLift: SimulatorDefinition<typeof fields, GeoLift> = {...geoLiftPage, begin};
