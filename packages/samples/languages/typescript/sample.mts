import { getInstance, init, type IAssignmentEvent } from '@eppo/node-server-sdk';

const events: IAssignmentEvent[] = [];

await init({
  apiKey: process.env.EPPO_SDK_KEY!,
  assignmentLogger: {
    logAssignment(event) {
      console.log(`${event.subject} got ${event.variation}`);
      events.push(event);
    },
  },
  pollingIntervalMs: 60_000,
});

const client = getInstance();

function onboarding(): string {
  return client.getStringAssignment('new-onboarding', 'bob', { country: 'US' }, 'control');
}

function size(appVersion: string): number {
  return client.getIntegerAssignment('page-size', 'bob', { appVersion }, 10);
}

onboarding(); // => 'treatment'
onboarding(); // => 'treatment'
events.length; // => 1
size('2.1.0'); // => 50

client.setIsGracefulFailureMode(false);
try {
  client.getBooleanAssignment('page-size', 'bob', {}, false);
} catch (error) {
  error instanceof TypeError; // => true
}

client.stopPolling();
