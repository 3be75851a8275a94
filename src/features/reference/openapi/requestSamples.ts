import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {exampleOf} from './exampleOf.ts';
import type {Api, Operation} from './types.ts';

/** Code that makes one call. */
interface RequestSample {
  /** Value of its tab. */
  value: string;
  label: string;
  language: string;
  code: string;
}

/** Stands for the key until each language reads it from the environment in its own way. */
const KEY = 'EPPO_API_KEY';

/** Replaces a part that the generator always writes, so that a change of it does not pass unseen. */
function swap(code: string, part: RegExp, replacement: string): string {
  if (!part.test(code)) throw new Error(`The generated sample has no ${String(part)}:\n${code}`);
  return code.replace(part, replacement);
}

function finishCurl(code: string): string {
  return swap(code, /'(X-Eppo-Token: )EPPO_API_KEY'/, '"$1$$EPPO_API_KEY"')
    .replace(/^curl --request GET/, 'curl --fail-with-body')
    .replace(/^curl --request/, 'curl --fail-with-body --request');
}

/** What a successful call may answer. */
interface Answers {
  /** JSON, or else nothing or a text. */
  isJson: boolean;
  /** Also status 304, without a body. */
  mayBeUnchanged: boolean;
}

function finishJavaScript(code: string, {isJson, mayBeUnchanged}: Answers): string {
  const keyed = swap(code, /'EPPO_API_KEY'/, 'process.env.EPPO_API_KEY');
  return swap(
    keyed,
    /fetch\((.*), options\)\n[\s\S]*$/,
    `const response = await fetch($1, options);
${mayBeUnchanged ? "if (response.status === 304) console.log('unchanged');\nelse " : ''}if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
${mayBeUnchanged ? 'else ' : ''}console.log(await response.${isJson ? 'json' : 'text'}());`,
  );
}

function finishPython(code: string, {isJson, mayBeUnchanged}: Answers): string {
  const keyed = swap(code, /"EPPO_API_KEY"/, 'os.environ["EPPO_API_KEY"]');
  return swap(
    `import os\n\n${keyed}`,
    /\nprint\(response\.text\)$/,
    `if not response.ok:
    raise SystemExit(f"{response.status_code}: {response.text}")
${mayBeUnchanged ? 'if response.status_code == 304:\n    print("unchanged")\nelse:\n    ' : ''}print(response.${isJson ? 'json()' : 'text'})`,
  );
}

/** The languages, with the generator's names for what writes them and what finishes that. */
const LANGUAGES = [
  {
    tab: {value: 'curl', label: 'curl', language: 'bash'},
    generator: ['shell', 'curl'],
    finish: finishCurl,
  },
  {
    tab: {value: 'javascript', label: 'JavaScript', language: 'js'},
    generator: ['javascript', 'fetch'],
    finish: finishJavaScript,
  },
  {
    tab: {value: 'python', label: 'Python', language: 'python'},
    generator: ['python', 'requests'],
    finish: finishPython,
  },
] as const;

function harRequest(api: Api, {method, path, body, parameters}: Operation): HarRequest {
  const valuesIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place && parameter.example !== undefined)
      .map(({name, example}) => ({name, value: String(example)}));
  const filled = valuesIn('path').reduce(
    (url, {name, value}) => url.replace(`{${name}}`, value),
    path,
  );
  return {
    method,
    url: api.server + filled,
    headers: [
      {name: api.keyHeader, value: KEY},
      ...(body ? [{name: 'Content-Type', value: body.type}] : []),
    ],
    queryString: valuesIn('query'),
    ...(body ? {postData: {mimeType: body.type, text: JSON.stringify(exampleOf(api, body))}} : {}),
  } as HarRequest;
}

/** Writes the call of an operation in curl, JavaScript and Python, with its example values. */
export function requestSamples(api: Api, operation: Operation): RequestSample[] {
  const snippet = new HTTPSnippet(harRequest(api, operation));
  const answers: Answers = {
    isJson: operation.answers.some(
      ({status, media}) => status.startsWith('2') && media !== undefined,
    ),
    mayBeUnchanged: operation.answers.some(({status}) => status === '304'),
  };
  return LANGUAGES.map(({tab, generator: [target, client], finish}) => ({
    ...tab,
    code: finish(String(snippet.convert(target, client)).trim(), answers),
  }));
}
