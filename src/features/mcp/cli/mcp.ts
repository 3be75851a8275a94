import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {runMain} from '../../../shared/cli/runMain.ts';
import {createServer} from '../createServer.ts';
import {docsIn} from '../docs/siteFolder.ts';
import {timeLimit} from '../timeLimit.ts';
import {contextOf} from '../tool.ts';

runMain(async () => {
  const {values} = parseArgs({options: {build: {type: 'string', default: 'build'}}});
  const docs = await docsIn(path.resolve(values.build));
  await createServer(contextOf(docs, timeLimit)).connect(new StdioServerTransport());
});
