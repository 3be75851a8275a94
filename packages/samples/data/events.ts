import type {SdkSymbol} from '../../../src/features/sdks/schema.ts';
import {sdkNames} from '../../../src/features/sdks/definitions.ts';
import {sdkManifest} from '../../../src/features/sdks/readManifest.ts';
import {nearest} from '../languages/symbols/nearest.ts';
import {identifiersOf} from '../languages/symbols/typeMembers.ts';
import type {Fence} from '../core/types.ts';
import type {Document} from './json.ts';
import type {Problem} from './problem.ts';

/** The top-level names of an event as JSON. */
type EventFields = {
  names: ReadonlySet<string>;
  /** Those that every such event has, unlike `holdoutKey / holdoutVariation`. */
  usual: ReadonlySet<string>;
  /** Whether an event may have names that the manifest does not list. */
  open: boolean;
};

const EVENTS = [
  {label: 'an assignment event', type: /^(?:I?Assignment ?Event|Assignment|AssignmentLogData)$/i},
  {label: 'a bandit event', type: /^(?:I?Bandit ?(?:Action|Log)?Event|BanditAssignment)$/i},
] as const;
/** Fewer known names than this do not make an object an event. */
const CLEARLY = 4;
const RE_FOLDER = /-sdks\/([\w-]+)\//;

/** `getFeatureFlag` and `FeatureFlag` are `featureFlag` in JSON. */
function jsonName(name: string): string {
  const field = name.replace(/^get(?=[A-Z])/, '');
  return field.charAt(0).toLowerCase() + field.slice(1);
}

function readFields(symbols: readonly SdkSymbol[]): EventFields {
  const listed = symbols.flatMap(({fields, params, signature}) => {
    const entries = fields.length > 0 ? fields : params;
    return entries.length > 0 ? entries.map(({name}) => name) : identifiersOf(signature);
  });
  // Not `(extra keys)`, `[propName]` or `holdoutKey / holdoutVariation`.
  const usual = listed.filter((name) => /^\w+$/.test(name));
  return {
    names: new Set(listed.flatMap(identifiersOf).map(jsonName)),
    usual: new Set(usual.map(jsonName)),
    open: usual.length < listed.length,
  };
}

function eventsOf(sdks: readonly string[]): EventFields[] {
  const symbols = sdks.flatMap((sdk) => sdkManifest(sdk).symbols);
  return EVENTS.map(({type}) =>
    readFields(symbols.filter(({kind, name}) => /class|type/.test(kind) && type.test(name))),
  );
}

const anySdk = eventsOf(sdkNames);

function sdkOf({page}: Fence): string | undefined {
  const sdk = RE_FOLDER.exec(page)?.[1];
  return sdk !== undefined && sdkNames.includes(sdk) ? sdk : undefined;
}

/**
 * Compares the names in an object that clearly is an assignment or bandit event with those that
 * the manifest of the page's SDK lists, or with all SDKs' on other pages. Where an event may have
 * more, a name is wrong when it is nearly a listed one or belongs to another kind of event.
 */
export function checkEvent(fence: Fence, {value, locate}: Document): Problem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const given = Object.keys(value);
  const matches = anySdk.map(({names}) => given.filter((name) => names.has(name)).length);
  const most = Math.max(...matches);
  if (most < CLEARLY || most * 2 < given.length) return [];
  const kind = matches.indexOf(most);
  const sdk = sdkOf(fence);
  const own = sdk === undefined ? undefined : eventsOf([sdk])[kind];
  const isListed = own !== undefined && own.names.size > CLEARLY;
  const {names, open} = isListed ? own : anySdk[kind]!;
  const label = `${EVENTS[kind]!.label}${isListed ? ` of ${sdk}` : ''}`;
  return given.flatMap((name) => {
    const hint = nearest(name, names);
    const isOther = anySdk.some((event) => event.usual.has(name));
    if (names.has(name) || (open && !hint && !isOther)) return [];
    const message = `${label} has no field \`${name}\``;
    return [{...(locate?.([name]) ?? {line: 1}), message, hint}];
  });
}
