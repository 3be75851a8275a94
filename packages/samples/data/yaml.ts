import {isNode, parseAllDocuments, type Document as YamlDocument} from 'yaml';
import type {Document} from './json.ts';
import {positionAt} from './problem.ts';

/** Parses YAML; of several documents, the schema applies to the first. */
export function parseYaml(code: string): Document {
  const documents = parseAllDocuments(code) as YamlDocument.Parsed[];
  const problems = documents.flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, pos}) => ({
      ...positionAt(code, pos[0]),
      message: message.split(/ at line \d+/, 1)[0] ?? message,
    })),
  );
  const [first] = documents;
  if (problems.length > 0 || !first) return {problems};
  return {
    problems,
    value: first.toJS(),
    locate: (path) => {
      const node = path.length === 0 ? first.contents : first.getIn(path, true);
      return positionAt(code, isNode(node) ? (node.range?.[0] ?? 0) : 0);
    },
  };
}
