import type {Heading, Nodes, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** What a page says about failure, repetition or offline use. */
export interface Statement {
  text: string;
  /** First and last line in the source, from 1. */
  from: number;
  to: number;
}

const RE_COLUMN =
  /^(?:symptom|failure|message|exception|situation|what happens|error|throws when|warning|graceful mode|what is missing)\b/i;

const RE_HEADING =
  /\b(?:fail(?:s|ed|ure|ures)?|offline|retr(?:y|ies)|time-?outs?|concurren(?:t|cy|tly)|forks?|forking|shut down|shutdown|troubleshooting|errors?|does not work|goes wrong|missing or wrong)\b/i;

const RE_STRONG =
  /\b(?:fails?|failed|throws?|raises?|rejects?|panics?|crash(?:es)?|deadlocks?|hangs?|blocks forever|is lost|are lost|never resolves|retries|times out|returns? (?:`nil`|`null`|`None`|an error)|is ignored|swallow(?:s|ed)|drops?|dropped)\b/i;

function linesOf(node: Nodes): Pick<Statement, 'from' | 'to'> {
  const from = node.position?.start.line ?? 1;
  return {from, to: node.position?.end.line ?? from};
}

function rowsOf(table: Table): Statement[] {
  return table.children.slice(1).map((row) => ({
    text: row.children.map((cell) => toString(cell)).join(' | '),
    ...linesOf(row),
  }));
}

function isFailureTable({children: [header]}: Table): boolean {
  return RE_COLUMN.test(toString(header?.children[0] ?? '').trim());
}

/** Splits the text of a paragraph into sentences, with the lines on which each of them stands. */
function sentencesOf(node: Nodes, source: readonly string[]): Statement[] {
  const {from, to} = linesOf(node);
  const lines = source.slice(from - 1, to);
  const starts = lines.map(
    (_line, index) => lines.slice(0, index).join('\n').length + Math.min(index, 1),
  );
  const text = lines.join('\n');
  const lineAt = (offset: number) => from + starts.filter((start) => start <= offset).length - 1;
  return [...text.matchAll(/\S.*?(?:[.?:](?=\s|$)|$)/gs)].map((match) => ({
    text: match[0],
    from: lineAt(match.index),
    to: lineAt(match.index + match[0].length),
  }));
}

function isTitle({data}: Nodes): boolean {
  return Boolean((data as {directiveLabel?: boolean} | undefined)?.directiveLabel);
}

/** Whether a place is below a heading about failure, at any level above it. */
class Section {
  private readonly headings: (string | undefined)[] = [];

  enter({depth, children}: Heading): void {
    this.headings.length = depth;
    this.headings[depth] = toString({type: 'paragraph', children});
  }

  get isAboutFailure(): boolean {
    return this.headings.some((heading) => heading !== undefined && RE_HEADING.test(heading));
  }
}

/**
 * Finds what needs evidence on a page: each row of a table of failures, each row and each strong
 * sentence below a heading about failure, offline use, retries, concurrency or shutting down.
 */
export function findFailureStatements(tree: Root, source: string): Statement[] {
  const lines = source.split('\n');
  const section = new Section();
  const statements: Statement[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      section.enter(node);
    } else if (node.type === 'table') {
      if (section.isAboutFailure || isFailureTable(node)) {
        statements.push(...rowsOf(node));
      }
    } else if (node.type === 'paragraph') {
      // The title of an admonition is told by its text.
      if (section.isAboutFailure && !isTitle(node)) {
        statements.push(...sentencesOf(node, lines).filter(({text}) => RE_STRONG.test(text)));
      }
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(tree);
  return statements;
}
