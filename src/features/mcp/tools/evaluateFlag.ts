import * as z from 'zod';
import {
  readPlainConfiguration,
  type Configuration,
} from '../../flag-playground/engine/configuration.ts';
import {isDefaultFor, UNUSABLE_DEFAULT} from '../../flag-playground/engine/evaluator.ts';
import {explain} from '../../flag-playground/engine/explain.ts';
import {isRecord} from '../../flag-playground/engine/readJson.ts';
import type {Report} from '../../flag-playground/engine/report.ts';
import {sdkDifferences} from '../../flag-playground/engine/sdkDifferences.ts';
import {sentenceText} from '../../flag-playground/engine/sentence.ts';
import {VARIATION_TYPES, type VariationTypeName} from '../../../shared/sdk-calls/call.ts';
import type {Docs} from '../docs/docs.ts';
import {Refusal} from '../refusal.ts';
import {defineTool, LONGEST_TEXT, longText} from '../tool.ts';

function configurationOf(text: string): Configuration {
  const reading = readPlainConfiguration(text, LONGEST_TEXT);
  if ('configuration' in reading) return reading.configuration;
  const {line, message} = reading.problem;
  throw new Refusal(`The configuration cannot be used. Line ${line}: ${message}`);
}

/** The type of the flag itself, with which the right getter asks. */
function typeOf({flags}: Configuration, flagKey: string): VariationTypeName {
  const flag = Object.hasOwn(flags, flagKey) ? flags[flagKey] : undefined;
  const type = isRecord(flag) ? flag.variationType : undefined;
  return VARIATION_TYPES.find((known) => known === type) ?? 'STRING';
}

const keyText = (description: string) =>
  z.string().max(1000, 'has more than 1,000 characters').describe(description);

/** What other SDKs do differently with this call, and where the rest stands. */
function otherSdks(report: Report, {siteUrl}: Docs): string {
  const address = `${siteUrl}/feature-flagging/flag-config-format/#differences-between-sdks`;
  const differences = sdkDifferences(report).map(({sdks, says}) => `- ${sdks} ${says}`);
  if (differences.length === 0) return `Other SDKs differ in a few rules: ${address}`;
  return `In other SDKs:\n\n${differences.join('\n')}\n\nAll differences: ${address}`;
}

/** The published evaluator, as in the playground. */
export const evaluateFlag = defineTool({
  name: 'evaluate_flag',
  title: 'Evaluate a flag',
  description:
    'Evaluates a flag of a configuration (UFC v1, the JSON that server SDKs download) for a subject, by ' +
    'the evaluator of the JavaScript, Node.js and React Native SDKs, and explains why the subject gets ' +
    'this value. What other SDKs do differently is listed.',
  input: {
    configuration: longText('The configuration as JSON text: an object with "flags"'),
    flag: keyText('Key of the flag'),
    subject: keyText('Key of the subject, such as a user ID'),
    attributes: z
      .record(z.string(), z.unknown())
      .default({})
      .describe('Attributes of the subject, such as {"country": "US"}'),
    type: z
      .enum(VARIATION_TYPES)
      .optional()
      .describe('Type of the getter that is called; the type of the flag without it'),
    default: z.unknown().optional().describe('Default value of the call'),
  },
  run: ({configuration: text, flag, subject, attributes, type, ...given}, {docs, guard}) => {
    const report = guard(() => {
      const configuration = configurationOf(text);
      const variationType = type ?? typeOf(configuration, flag);
      if (!isDefaultFor(variationType, given.default)) throw new Refusal(UNUSABLE_DEFAULT);
      return explain(configuration, {
        flagKey: flag,
        subjectKey: subject,
        attributes,
        defaultValue: given.default ?? null,
        variationType,
      });
    });
    const {value, variationKey, code, sentence, problems, isDefault} = report;
    const result = {value, variation: variationKey, code, isDefault};
    return [
      sentenceText(sentence),
      `\`\`\`json\n${JSON.stringify(result, null, 2)}\n\`\`\``,
      ...problems.map(({severity, line, message}) => `- ${severity}, line ${line}: ${message}`),
      otherSdks(report, docs),
      `How a configuration becomes a value: ${docs.siteUrl}/feature-flagging/flag-config-format/`,
      `Try it: ${docs.siteUrl}/feature-flagging/playground/`,
    ].join('\n\n');
  },
});
