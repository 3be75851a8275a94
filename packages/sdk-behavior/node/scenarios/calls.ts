import {createRequire} from 'node:module';
import type {EppoClient} from '@eppo/js-client-sdk-common';
import type {IClientConfig} from '@eppo/node-server-sdk';
import {RULES, serve} from '../../../samples/server/scriptedServer.ts';
import {runCommand} from '../../../samples/languages/toolchains/command.ts';
import {changed, clientOf, code, outcome, recorder, reported, start, variation} from './client.ts';

const ACTIONS = ['nike', 'adidas'];

/** Attributes of subjects who get the bandit. */
const IN_TRAINING = {age: 25, country: 'GB', segment: 'training'};

export async function defaults() {
  const client = await clientOf(
    {},
    changed(({flags}) => (flags['dark-mode']!.allocations = [])),
  );
  const details = client.getBooleanAssignmentDetails(
    'new-onboarding',
    'bob',
    {country: 'US'},
    true,
  );
  return {
    'flag off': code(client, 'retired-flag'),
    'flag unknown': code(client, 'unknown'),
    'rule does not match': client.getStringAssignmentDetails('new-onboarding', 'bob', {}, 'control')
      .evaluationDetails.flagEvaluationCode,
    'no allocation': client.getBooleanAssignmentDetails('dark-mode', 'bob', {}, false)
      .evaluationDetails.flagEvaluationCode,
    'getter of another type': [details.variation, details.evaluationDetails.flagEvaluationCode],
  };
}

export async function strict_mode() {
  const client = await clientOf();
  client.setIsGracefulFailureMode(false);
  return {
    'another type': await outcome(() => client.getBooleanAssignment('page-size', 'a', {}, true)),
    'blank subject': await outcome(() => client.getStringAssignment('page-size', '', {}, '')),
    'unknown flag': client.getStringAssignment('unknown-flag', 'alice', {}, 'control'),
  };
}

export async function repeats() {
  const {assignments, loggers} = recorder();
  const client = await clientOf(loggers);
  variation(client);
  variation(client);
  const once = assignments.length;
  variation(await clientOf(loggers));
  return {'two calls': once, 'after a restart': assignments.length};
}

export async function no_event() {
  const {assignments, loggers} = recorder();
  const client = await clientOf(loggers);
  client.getStringAssignment('new-onboarding', 'bob', {country: 'FR'}, 'control');
  const withDefault = assignments.length;
  variation(client.withOverrides({'new-onboarding': {key: 'treatment', value: 'treatment'}}));
  const withOverride = assignments.length;
  const silent = changed(({flags}) => (flags['new-onboarding']!.allocations[0]!.doLog = false));
  const served = variation(await clientOf(loggers, silent));
  const withoutLogging = assignments.length;
  const faulty = changed(({flags}) => {
    flags['page-size']!.variations['50']!.value = 'fifty';
    flags['hero-campaign']!.variations['plain']!.value = '{';
  });
  const faultyClient = await clientOf(loggers, faulty);
  const size = faultyClient.getIntegerAssignment('page-size', 'bob', {appVersion: '2.1.0'}, 10);
  const ofType = assignments.length;
  const hero = faultyClient.getJSONAssignment('hero-campaign', 'bob', {country: 'GB'}, {});
  return {
    default: withDefault,
    override: withOverride,
    'logging off': [served, withoutLogging],
    'value of another type': [size, ofType],
    'text that is no JSON': [hero, assignments.length],
  };
}

/** A logger that fails at its first event. */
function failingOnce(fail: () => unknown) {
  const subjects: string[] = [];
  const logAssignment = ({subject}: {subject: string}) => {
    subjects.push(subject);
    return subjects.length === 1 ? fail() : undefined;
  };
  return {subjects, options: {assignmentLogger: {logAssignment}} as Partial<IClientConfig>};
}

export async function failing_logger() {
  const {subjects, options} = failingOnce(() => {
    throw new Error('no queue');
  });
  const client = await clientOf(options);
  const first = variation(client);
  variation(client);
  variation(client);
  return {variation: first, 'calls of the logger': subjects.length};
}

export async function rejecting_logger() {
  const {options} = failingOnce(() => Promise.reject(new Error('no queue')));
  const rejection = new Promise<unknown>((resolve) => {
    process.once('unhandledRejection', resolve);
  });
  const first = variation(await clientOf(options));
  return {variation: first, unhandledRejection: String(await rejection)};
}

export async function failing_bandit_logger() {
  let calls = 0;
  const client = await clientOf({
    banditLogger: {
      logBanditAction() {
        calls += 1;
        throw new Error('no queue');
      },
    },
  });
  const {action} = choose(client);
  choose(client);
  return {action, 'calls of the logger': calls, log: reported.at(-1)};
}

export async function missing_actions() {
  const client = await clientOf();
  const {variation, action, evaluationDetails} = detailsFor(client, null as never);
  const {flagEvaluationDescription: description} = evaluationDetails;
  const log = reported.at(-1);
  const withoutContext = [
    client.getBanditActionDetails('shoe-bandit', 'carol', null as never, ACTIONS, 'control'),
    detailsFor(client, {nike: null, adidas: {}} as never),
  ];
  return {
    variation,
    action,
    log,
    description,
    'no attributes of the subject, of an action': withoutContext.map((each) => [
      each.variation,
      each.action,
      each.evaluationDetails.flagEvaluationCode,
    ]),
  };
}

export async function mixed_actions() {
  const {actions, loggers} = recorder();
  const client = await clientOf(loggers);
  const nike = {numericAttributes: {brandAffinity: 2.3}, categoricalAttributes: {}};
  chooseFor(client, 20, {nike, adidas: {}} as never);
  const event = actions.find(({action}) => action === 'nike');
  const half = {numericAttributes: {age: 25}} as never;
  client.getBanditAction('shoe-bandit', 'dora', half, ACTIONS, 'control');
  const ofSubject = actions.find(({subject}) => subject === 'dora');
  return {
    numeric: event?.actionNumericAttributes,
    categorical: event?.actionCategoricalAttributes,
    'of a subject': [ofSubject?.subjectNumericAttributes, ofSubject?.subjectCategoricalAttributes],
  };
}

export async function waiting_bandit_events() {
  class Logger {
    events: unknown[] = [];
    logBanditAction(event: unknown) {
      this.events.push(event);
    }
  }
  const client = await clientOf();
  const from = reported.length;
  chooseFor(client, 103, ACTIONS);
  const dropped = reported.slice(from).filter((line) => line.startsWith('warn Dropping 1 events'));
  const logger = new Logger();
  client.setBanditLogger(logger);
  return {
    dropped: dropped.length,
    'reached the logger': logger.events.length,
    log: reported.at(-1),
  };
}

export async function precomputed_with_a_faulty_flag() {
  const rules = changed(({flags}) => {
    const [allocation] = flags['new-onboarding']!.allocations;
    const condition = {operator: 'MATCHES', attribute: 'email', value: '(?i)@example'};
    Object.assign(allocation!, {rules: [{conditions: [condition]}]});
  });
  const client = await clientOf({}, rules);
  const withEmail = {email: 'a@example.com'};
  const compute = (attributes: Record<string, string>) => {
    try {
      client.getPrecomputedConfiguration('alice', attributes, {}, 'salt');
      return 'a payload';
    } catch (error) {
      return (error as Error).constructor.name;
    }
  };
  return {
    getter: client.getStringAssignment('new-onboarding', 'alice', withEmail, 'default'),
    'without the attribute': compute({}),
    'with it': compute(withEmail),
  };
}

export async function log_level() {
  const {resolve} = createRequire(import.meta.url);
  const {stderr} = await runCommand(
    process.execPath,
    ['-e', `require(${JSON.stringify(resolve('@eppo/node-server-sdk'))})`],
    {env: {LOG_LEVEL: 'verbose'}},
  );
  return {import: stderr.split('\n').find((line) => line.startsWith('Error: '))};
}

/** Has the bandit choose once for each of several subjects. */
function chooseFor(client: EppoClient, count: number, actions: string[]): void {
  for (let subject = 0; subject < count; subject += 1) {
    client.getBanditAction('shoe-bandit', `carol-${subject}`, IN_TRAINING, actions, 'control');
  }
}

function detailsFor(client: EppoClient, actions: string[]) {
  return client.getBanditActionDetails('shoe-bandit', 'carol', IN_TRAINING, actions, 'control');
}

/** The answer for a subject of the experiment, with plain context. */
function choose(client: EppoClient, actions: string[] = ACTIONS) {
  const {variation, action, evaluationDetails} = detailsFor(client, actions);
  const {flagEvaluationCode, banditKey} = evaluationDetails;
  return {variation, action, code: flagEvaluationCode, banditKey};
}

export async function null_actions() {
  const client = await clientOf();
  const server = await serve({config: [RULES], bandits: ['{}']});
  const withoutModels = await start(server.url);
  const {variation, action, evaluationDetails} = client.getBanditActionDetails(
    'new-onboarding',
    'bob',
    {country: 'US'},
    ACTIONS,
    'control',
  );
  const [off, unknown, unmatched] = ['retired-flag', 'no-such-flag', 'new-onboarding']
    .map((flag) => client.getBanditActionDetails(flag, 'bob', {country: 'FR'}, ACTIONS, 'control'))
    .map((each) => [each.variation, each.action, each.evaluationDetails.flagEvaluationCode]);
  return {
    chosen: choose(client),
    'no actions': choose(client, []),
    'no models': choose(withoutModels),
    'another variation': [variation, action, evaluationDetails.flagEvaluationCode],
    'bandit of it': evaluationDetails.banditKey,
    'flag off': off,
    'flag unknown': unknown,
    'no allocation matches': unmatched,
  };
}

export async function no_bandit_logger() {
  const {assignments, actions, loggers} = recorder();
  const {action} = choose(await clientOf({assignmentLogger: loggers.assignmentLogger}));
  choose(await clientOf(loggers));
  return {action, assignments: assignments.length, actions: actions.length};
}

export async function context() {
  const {actions, loggers} = recorder();
  const client = await clientOf(loggers);
  const ask = (subject: Record<string, string | number>) => {
    client.disableBanditAssignmentCache();
    client.getBanditAction('shoe-bandit', 'carol', subject, ACTIONS, 'control');
    return actions.at(-1)!;
  };
  const said = ask({age: 25, country: 'GB', priority: 1});
  const weight = (subject: Record<string, string | number>) => ask(subject).actionProbability;
  const usual = said.actionProbability;
  return {
    'number as label': said.subjectNumericAttributes,
    'same weight': [
      weight({age: 25, country: 'GB'}) === usual,
      weight({Age: 25, country: 'GB'}) === usual,
      weight({age: 25, country: 'gb'}) === usual,
      weight({age: '25', country: 'GB'}) === usual,
    ],
  };
}

export async function not_finite() {
  const {actions, loggers} = recorder();
  const client = await clientOf(loggers);
  client.disableBanditAssignmentCache();
  const probability = (subject: Record<string, number>, nike: Record<string, number>) => {
    const offered = {nike, adidas: {brandAffinity: 0.2}};
    client.getBanditAction('shoe-bandit', 'user-1', subject, offered, 'control');
    return actions.at(-1)!.actionProbability;
  };
  const odd = [NaN, Infinity, -Infinity];
  return {
    'an action, as if left out': odd.map(
      (value) => probability({age: 25}, {brandAffinity: value}) === probability({age: 25}, {}),
    ),
    'the subject, as if left out': odd.map(
      (value) => probability({age: value}, {}) === probability({}, {}),
    ),
    'a number counts': probability({age: 25}, {brandAffinity: 2.3}) !== probability({age: 25}, {}),
  };
}
