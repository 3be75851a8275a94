/** Sends one command of the W3C's WebDriver protocol, such as `POST /url`, and returns its value. */
type Command = (method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A driver that does not answer for so long has been lost, ms. */
const PATIENCE = 20_000;

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(url, {method, body: body && JSON.stringify(body), signal});
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) {
    throw new Error((value as {message: string}).message);
  }
  return value;
}

/** Opens a browser by its driver, once that listens; the commands are those of this session. */
export async function openSession(server: string, capabilities: object): Promise<Command> {
  const {sessionId} = (await ask(`${server}/session`, 'POST', {
    capabilities: {alwaysMatch: capabilities},
  })) as {sessionId: string};
  return (method, path, body) => ask(`${server}/session/${sessionId}${path}`, method, body);
}

/** Keys that are no letters, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const key = (type: 'keyDown' | 'keyUp') => (name: string) => ({type, value: KEYS[name] ?? name});

/** Presses keys together, and lets them go. */
export function keysAction(keys: readonly string[]): object {
  const actions = [...keys.map(key('keyDown')), ...keys.toReversed().map(key('keyUp'))];
  return {actions: [{type: 'key', id: 'keyboard', actions}]};
}

/** Writes a text letter by letter. */
export function typeAction(text: string): object {
  const actions = [...text].flatMap((letter) => [key('keyDown')(letter), key('keyUp')(letter)]);
  return {actions: [{type: 'key', id: 'keyboard', actions}]};
}

/** Moves the mouse, and clicks there. */
export function mouseAction(x: number, y: number, isClick: boolean): object {
  const move = {type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y)};
  const click = [
    {type: 'pointerDown', button: 0},
    {type: 'pointerUp', button: 0},
  ];
  const actions = [move, ...(isClick ? click : [])];
  return {actions: [{type: 'pointer', id: 'mouse', actions}]};
}
