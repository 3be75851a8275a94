import {foldForLink, unfoldLink} from '../../../shared/foldedLink.ts';
import {VARIATION_TYPES} from '../../../shared/sdk-calls/variationTypes.ts';
import {ATTRIBUTE_KINDS, type AttributeRow, type PlaygroundState} from './playgroundState.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function isRow(value: unknown): value is AttributeRow {
  const row = value as Partial<Record<keyof AttributeRow, unknown>> | null;
  return (
    isText(row?.name) && isText(row.value) && ATTRIBUTE_KINDS.some((kind) => kind === row.kind)
  );
}

function isState(value: unknown): value is PlaygroundState {
  const state = value as Partial<Record<keyof PlaygroundState, unknown>> | null;
  return (
    isText(state?.configuration) &&
    isText(state.flagKey) &&
    isText(state.subjectKey) &&
    isText(state.defaultValue) &&
    VARIATION_TYPES.some((type) => type === state.variationType) &&
    Array.isArray(state.attributes) &&
    state.attributes.every(isRow)
  );
}

/** Folds what was typed into a value for a link; undefined when it is too long for one. */
export function foldState(state: PlaygroundState): Promise<string | undefined> {
  return foldForLink(state);
}

/** Unfolds the value of a link; undefined when it is broken or of a form that is not known. */
export async function unfoldState(link: string): Promise<PlaygroundState | undefined> {
  const state = await unfoldLink(link);
  return isState(state) ? state : undefined;
}
