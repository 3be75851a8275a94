import {installedVersion} from '../core/installed.ts';
import type {Checker, Fence, Outcome} from '../core/types.ts';
import {checkEvent} from './events.ts';
import {checkGraphql} from './graphql.ts';
import {parseJson, type Document} from './json.ts';
import {checkHtml, checkXml} from './markup.ts';
import type {Problem} from './problem.ts';
import {checkSchema} from './schema.ts';
import {parseYaml} from './yaml.ts';

/** A parser, and the package that does the work. */
type Parser = {package: string; parse(code: string): Document};

const problemsOnly = (check: (code: string) => Problem[]) => (code: string) => ({
  problems: check(code),
});

const PARSERS: Readonly<Record<string, Parser>> = {
  json: {package: 'jsonc-parser', parse: (code) => parseJson(code, false)},
  jsonc: {package: 'jsonc-parser', parse: (code) => parseJson(code, true)},
  yaml: {package: 'yaml', parse: parseYaml},
  xml: {package: 'fast-xml-parser', parse: problemsOnly(checkXml)},
  html: {package: 'parse5', parse: problemsOnly(checkHtml)},
  graphql: {package: 'prettier', parse: problemsOnly(checkGraphql)},
};

/** Parses data and markup, and validates it when the fence names a schema. */
export const dataChecker: Checker = {
  name: 'data',
  languages: Object.keys(PARSERS),
  async check(fences) {
    return fences.flatMap((fence) => {
      const parser = PARSERS[fence.language];
      return parser ? [checkData(fence, parser)] : [];
    });
  },
};

function checkData(fence: Fence, parser: Parser): Outcome {
  const document = parser.parse(fence.code);
  const {schema} = fence.meta;
  const problems = [...document.problems];
  if (schema !== undefined && problems.length === 0) {
    problems.push(
      ...('value' in document
        ? checkSchema(schema, document)
        : [{line: 0, message: `${fence.language} cannot be compared with a schema`}]),
    );
  }
  if (schema === undefined && problems.length === 0) problems.push(...checkEvent(fence, document));
  return {
    fence,
    status: problems.length > 0 ? 'failed' : 'parsed',
    tool: `${parser.package} ${installedVersion(parser.package)}`,
    against: schema,
    findings: problems.map(({line, ...problem}) => ({
      fence,
      line: fence.line + line - 1,
      ...problem,
    })),
  };
}
