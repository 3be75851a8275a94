import {parseJson} from './json.ts';
import type {Problem} from './problem.ts';

const RE_REQUEST = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+(?: HTTP\/\d(?:\.\d)?)?$/;
const RE_STATUS = /^HTTP\/\d(?:\.\d)? [1-5]\d\d(?: .*)?$/;
const RE_HEADER = /^[!#$%&'*+.^`|~\w-]+:\s*\S.*$/;

/** Checks a request or response: first line, headers, and the body when it is JSON. */
export function checkHttp(code: string): Problem[] {
  const lines = code.split('\n');
  const problems: Problem[] = [];
  const [first = ''] = lines;
  if (!RE_REQUEST.test(first) && !RE_STATUS.test(first)) {
    problems.push({
      line: 1,
      message: `'${first}' is neither a request line nor a status line`,
      hint: 'write `GET /path HTTP/1.1` or `HTTP/1.1 200 OK`',
    });
  }
  const empty = lines.indexOf('');
  const end = empty < 0 ? lines.length : empty;
  lines.slice(1, end).forEach((text, index) => {
    // A request line may be folded: continuation lines carry more of the query.
    if (!RE_HEADER.test(text) && !/^\s+[?&]/.test(text)) {
      problems.push({line: index + 2, message: `'${text}' is not a header`, hint: 'Name: value'});
    }
  });
  const body = lines.slice(end + 1).join('\n');
  const json =
    /^content-type:.*json/im.test(lines.slice(0, end).join('\n')) || /^\s*[[{]/.test(body);
  if (json && body.trim() !== '') {
    for (const {line, ...problem} of parseJson(body, false).problems) {
      problems.push({line: line + end + 1, ...problem});
    }
  }
  return problems;
}
