import type {ExampleId} from '../examples/names.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

const loadStates = lazyImport(() => import('../examples/states.ts'));

export async function loadExample(id: ExampleId): Promise<PlaygroundState> {
  return (await loadStates()).EXAMPLE_STATES[id];
}
