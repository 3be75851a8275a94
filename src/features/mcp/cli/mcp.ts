import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {runMain} from '../../../shared/cli/runMain.ts';
import {startInstalledParser} from '../../../shared/sql/installedParser.ts';
import {createServer} from '../createServer.ts';
import {docsIn} from '../docs/siteFolder.ts';
import {timeLimit} from '../timeLimit.ts';
import {contextOf} from '../tool.ts';

runMain(async () => {
  const {values} = parseArgs({options: {build: {type: 'string', default: 'build'}}});
  const docs = await docsIn(path.resolve(values.build));
  const context = contextOf(docs, timeLimit, startInstalledParser);
  await createServer(context).connect(new StdioServerTransport());
});
