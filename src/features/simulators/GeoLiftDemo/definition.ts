import type {SimulatorDefinition} from '../kit/definition.ts';
import {type fields, geoLiftPage} from './page.ts';
import {begin, type GeoLift} from './model.ts';

/** The whole simulator, for what is not a page: its model would hold up one. */
export const geoLift: SimulatorDefinition<typeof fields, GeoLift> = {...geoLiftPage, begin};
