import {type Tool, defineTool, longText} from '../tool.ts';
import {checkSql} from './checkSql.ts';
import {evaluateFlag} from './evaluateFlag.ts';
import {readPage} from './readPage.ts';
import {reportProblem} from './reportProblem.ts';
import {sdkReference} from './sdkReference.ts';
import {searchDocs} from './searchDocs.ts';
import {check} from '../../checkers/MetricYamlChecker/check.ts';

/** The checker of certified metrics. */
const checkMetricYaml = defineTool({
  name: 'check_metric_yaml',
  title: 'Check a metrics file',
  description:
    'Checks a YAML file of certified metrics (fact sources and metrics) as eppo_metrics_sync does, and ' +
    'for mistakes that the tool lets pass. Returns line, place, reason and fix of each.',
  input: {yaml: longText('The text of the file')},
  run: ({yaml}, {docs, guard}) => {
    const outcome = guard(() => check({yaml}));
    const findings = outcome.findings.map(({severity, line, place, message, fix}) =>
      [
        `- ${severity}, line ${line ?? 1}`,
        place ? `, \`${place}\`` : '',
        `: ${message}`,
        fix ? ` ${fix}` : '',
      ].join(''),
    );
    return [
      outcome.summary,
      ...(findings.length > 0 ? [findings.join('\n')] : []),
      `All fields: ${docs.siteUrl}/data-management/certified-metrics/eppo-schema/`,
    ].join('\n\n');
  },
});

/** Everything a client can call. */
export const tools: readonly Tool[] = [
  searchDocs,
  readPage,
  sdkReference,
  evaluateFlag,
  checkSql,
  checkMetricYaml,
  reportProblem,
];
