import type {Api} from './api.ts';
import type {Binding, Facts} from './expression.ts';

const RE_ASSIGNMENT_EVENT = /^assignment ?event$/i;
const RE_BANDIT_EVENT = /^bandit ?(?:action ?)?event$/i;

/**
 * Types the untyped parameter of logger methods (`log_assignment(event)`), so that the fields a
 * sample reads from the event are checked.
 */
export function eventParameterBindings(facts: Facts, api: Api): Binding[] {
  const paths = [...api.types.keys()];
  const loggerMethods = new Set(
    [...api.types.values()]
      .filter((type) => /logger/i.test(type.path))
      .flatMap((type) => [...type.members.keys()].filter((name) => /^log/i.test(name))),
  );
  return facts.definitions.flatMap((definition) => {
    if (!loggerMethods.has(definition.name)) return [];
    const pattern = /bandit/i.test(definition.name) ? RE_BANDIT_EVENT : RE_ASSIGNMENT_EVENT;
    const type = paths.find((path) => pattern.test(path));
    const param = definition.params.find((each) => each.type === undefined);
    return type && param ? [{name: param.name, type, at: param.at}] : [];
  });
}
