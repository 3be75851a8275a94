import {getInstance, init} from '@eppo/node-server-sdk';

await init({
  apiKey: process.env.EPPO_SDK_KEY!,
  assignmentLogger: {logAssignment: () => {}},
  banditLogger: {logBanditAction: () => {}},
});

const client = getInstance();
