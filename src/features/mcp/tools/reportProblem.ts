import {problemUrl} from '../../feedback/answer.ts';
import {addressOf} from '../docs/docs.ts';
import {findRoute} from '../docs/find.ts';
import {defineTool, shortText} from '../tool.ts';

/** Hands what an agent found wrong to its user, who decides: a server that reads only sends nothing. */
export const reportProblem = defineTool({
  name: 'report_problem',
  title: 'Report a problem',
  description:
    'Returns the address of a prepared issue about a page that is wrong, unclear or incomplete. Show it to ' +
    'the user; nothing is sent until they do.',
  input: {
    page: shortText('Address or path of the page, such as "/sdks/sdk-keys/"'),
    problem: shortText('What is wrong, and how you know'),
    quote: shortText('The sentence or code that it is about, word for word').optional(),
  },
  run: ({page, problem, quote}, {docs}) => {
    const [path = page, anchor] = page.split('#');
    const address = addressOf(docs, findRoute(docs, path));
    const url = problemUrl(docs.newIssueUrl, {
      page: anchor ? `${address}#${anchor}` : address,
      quote,
      problem,
    });
    return `Nothing was sent. Show this address to the user, who can read and send the issue:\n\n${url}`;
  },
});
