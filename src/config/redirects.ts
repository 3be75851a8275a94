import * as z from 'zod';
import type {Redirect} from '../features/delivery/redirectsFile.ts';
import {dataFile} from '../shared/dataFile.ts';

const path = z.string().regex(/^\/(?:[^#]*\/)?$/, 'start and end it with a slash');
const place = z.string().regex(/^\/(?:[^#]*\/)?(?:#.+)?$/, 'write /a/page/ or /a/page/#place');

const movedPages = dataFile('src/config/redirects.yaml', z.record(path, place), []);

/** Addresses that lead elsewhere, each with a trailing slash. */
export const redirects: readonly Redirect[] = Object.entries(movedPages()).map(([from, to]) => ({
  from,
  to,
}));
