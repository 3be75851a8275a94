import {headStart, unbalanced} from './investigate.ts';
import type {Case} from './case.ts';
import {harmless, winner} from './ship.ts';
import {flat, harmful} from './stop.ts';
import {tooEarly, tooFew} from './wait.ts';

/** The cases in the order of the page: neighbors have different answers. */
export const CASES: readonly Case[] = [
  winner,
  tooEarly,
  unbalanced,
  flat,
  harmless,
  headStart,
  tooFew,
  harmful,
];
