import {writeCall} from '../../shared/sdk-calls/writeCall.ts';
import type {Program} from './program.ts';
import type {Calls, OneCall} from './schema.ts';

/** A value of an earlier call, as an attribute: `'{{parent}}'`. */
const RE_EARLIER = /(["'])\{\{([a-z]+)\}\}\1/g;

function statements(
  program: Program,
  call: OneCall,
  attributesName: string,
  isNew: boolean,
): string[] {
  const {comment, print, afterCall = [], runs, variable = (name: string) => name} = program;
  const written = writeCall(
    {
      flagKey: call.flag,
      subjectKey: call.subject,
      attributes: call.attributes,
      variationType: call.type,
      defaultValue: call.default,
    },
    program.code,
    {name: call.name, attributesName},
  );
  const {statement, value} = print(variable(call.name), call);
  const mark = runs ? `${comment} => ` : `${comment} `;
  const space = comment === '#' && runs ? '  ' : ' ';
  return [
    ...(call.comment === undefined ? [] : [`${comment} ${call.comment}`]),
    ...(isNew ? written.attributes : []),
    ...written.call,
    ...afterCall,
    value === undefined ? statement : `${statement}${space}${mark}${value}`,
  ].map((line) => line.replace(RE_EARLIER, (_, _quote, name: string) => variable(name)));
}

/** Writes the program of a language that makes the calls, one after the other. */
export function writeProgram(program: Program, {title, calls}: Calls): string {
  const sets = calls.map(({attributes}) => JSON.stringify(attributes));
  const isOneSet = new Set(sets).size === 1;
  const isOneName = isOneSet || program.shadows;
  const parts = calls.map((call, index) =>
    statements(
      program,
      call,
      isOneName ? 'attributes' : `${call.name}Attributes`,
      index === 0 || !isOneSet,
    ),
  );
  const body = parts.map((lines) => lines.map((line) => program.indent + line).join('\n'));
  return program.wrap(body.join('\n\n'), title);
}
