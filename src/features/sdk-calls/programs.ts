import {LANGUAGES, type CodeLanguage} from '../../shared/sdk-calls/languages.ts';
import {decimal, literal} from '../../shared/sdk-calls/literals.ts';
import {sortKeys} from '../../shared/sortKeys.ts';
import {sdkDefinition, sdkSide} from '../sdks/definitions.ts';
import type {OneCall} from './schema.ts';

/** Code in a language that takes the started client, calls getters and prints what they return. */
interface Written {
  /** Whose getters the program calls; those of the SDK if left out. */
  code?: CodeLanguage;
  /** Whether the check of samples executes it. */
  runs?: true;
  /** Whether it starts the SDK itself. */
  isWhole?: true;
  /** What the check puts in front of it: the start. */
  preamble?: string;
  comment?: '#';
  /** What the code calls a value. */
  variable?: (name: string) => string;
  /** Whether a later value takes the name of an earlier one. */
  shadows?: true;
  /** Commands that the program needs beside those that install the SDK. */
  commands?: (calls: readonly OneCall[]) => string | undefined;
  fileOf: (title: string) => string;
  print: (variable: string, call: OneCall) => string;
  /** What is printed; nothing where the text differs between versions. */
  printed?: (call: OneCall) => string | undefined;
  /** Lines behind each call. */
  afterCall?: readonly string[];
  /** What stands in front of each line of the calls. */
  indent?: string;
  /** Puts what the calls need around them. */
  wrap: (body: string, title: string) => string;
}

/** Names of files, made of words with hyphens: `feature-gate` becomes `FeatureGate`. */
const pascalCase = (title: string): string =>
  title.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `feature-gate` becomes `feature_gate`. */
const snakeCase = (title: string): string => title.replaceAll('-', '_');

/**
 * A value as most languages print it. How JSON is printed differs between versions and libraries, so
 * only languages whose samples are executed say it.
 */
const plainValue = ({type, value}: OneCall): string | undefined =>
  type === 'JSON' ? undefined : String(value);

/** Of languages that print a decimal point with every fraction. */
const withPoint = (call: OneCall): string | undefined =>
  call.type === 'NUMERIC' ? decimal(call.value as number) : plainValue(call);

/** As Python prints what is no text. */
const inPython = literal({quote: "'", words: {true: 'True', false: 'False', null: 'None'}});

const WRITTEN = {
  node: {
    code: 'javascript',
    runs: true,
    isWhole: true,
    fileOf: (title) => `${title}.mts`,
    print: (variable) => `${variable};`,
    printed: ({value}) => LANGUAGES.javascript.literal(value),
    wrap: (body) => `import { getInstance, init } from '@eppo/node-server-sdk';

await init({
  apiKey: process.env.EPPO_SDK_KEY!,
  assignmentLogger: { logAssignment: (event) => console.log(event.experiment) },
});

const client = getInstance();

${body}

client.stopPolling(); // lets this script end; a server keeps polling`,
  },
  python: {
    runs: true,
    preamble: 'eppo-client',
    comment: '#',
    fileOf: (title) => `${snakeCase(title)}.py`,
    print: (variable) => `print(${variable})`,
    printed: ({value}) => (typeof value === 'string' ? value : inPython(sortKeys(value))),
    wrap: (body) => `import eppo_client

client = eppo_client.get_instance()

${body}`,
  },
  java: {
    fileOf: (title) => `${pascalCase(title)}.java`,
    print: (variable) => `System.out.println(${variable});`,
    printed: withPoint,
    indent: '    ',
    wrap: (body, title) => `import cloud.eppo.EppoClient;
import cloud.eppo.api.Attributes;

public class ${pascalCase(title)} {
  static void readFlags() {
    EppoClient client = EppoClient.getInstance();

${body}
  }
}`,
  },
  go: {
    fileOf: (title) => `flags/${snakeCase(title)}.go`,
    print: (variable, {type}) =>
      `fmt.Println(${type === 'JSON' ? `string(${variable})` : variable})`,
    afterCall: ['if err != nil {', '\tlog.Printf("default served: %v", err)', '}'],
    indent: '\t',
    wrap: (body) => `package flags

import (
	"fmt"
	"log"

	"github.com/Eppo-exp/golang-sdk/v6/eppoclient"
)

func readFlags(client *eppoclient.EppoClient) {
${body}
}`,
  },
  dotnet: {
    fileOf: (title) => `${pascalCase(title)}.cs`,
    print: (variable) => `Console.WriteLine(${variable});`,
    printed: (call) =>
      call.type === 'BOOLEAN' ? (call.value ? 'True' : 'False') : plainValue(call),
    wrap: (body) => `using eppo_sdk;

var client = EppoClient.GetInstance();

${body}`,
  },
  ruby: {
    comment: '#',
    fileOf: (title) => `${snakeCase(title)}.rb`,
    print: (variable) => `puts ${variable}`,
    wrap: (body) => `require "eppo_client"

client = EppoClient::Client.instance

${body}`,
  },
  php: {
    variable: (name) => `$${name}`,
    fileOf: (title) => `${title}.php`,
    // `echo` prints false as nothing, and no array.
    print: (variable, {type}) => {
      if (type === 'BOOLEAN') return `var_dump(${variable});`;
      return type === 'JSON' ? `print_r(${variable});` : `echo ${variable}, PHP_EOL;`;
    },
    printed: (call) => (call.type === 'BOOLEAN' ? `bool(${String(call.value)})` : plainValue(call)),
    wrap: (body) => `<?php

use Eppo\\EppoClient;

$client = EppoClient::getInstance();

${body}`,
  },
  rust: {
    shadows: true,
    commands: (calls) =>
      calls.some(({type}) => type === 'JSON') ? 'cargo add serde_json' : undefined,
    fileOf: (title) => `src/${snakeCase(title)}.rs`,
    print: (variable) => `println!("{${variable}}");`,
    indent: '    ',
    wrap: (body) => `use std::sync::Arc;

use eppo::{Attributes, Client};

pub fn read_flags(client: &Client) {
${body}
}`,
  },
  elixir: {
    comment: '#',
    fileOf: (title) => `${snakeCase(title)}.exs`,
    print: (variable) => `IO.inspect(${variable})`,
    printed: (call) => (call.type === 'STRING' ? JSON.stringify(call.value) : plainValue(call)),
    wrap: (body) => `client = EppoSdk.Server.get_instance()

${body}`,
  },
  android: {
    fileOf: (title) => `${pascalCase(title)}.kt`,
    print: (variable) => `Log.i("eppo", "$${variable}")`,
    printed: withPoint,
    indent: '    ',
    wrap: (body) => `import android.util.Log
import cloud.eppo.android.EppoClient
import cloud.eppo.api.Attributes

fun readFlags() {
    val client = EppoClient.getInstance()

${body}
}`,
  },
  ios: {
    fileOf: (title) => `${pascalCase(title)}.swift`,
    print: (variable) => `print(${variable})`,
    indent: '    ',
    wrap: (body) => `import EppoFlagging

func readFlags() throws {
    let client = try EppoClient.shared()

${body}
}`,
  },
} satisfies Record<string, Written>;

function programOf([sdk, written]: [string, Written]) {
  const {title, pages, highlight, samples: [fence] = [highlight]} = sdkDefinition(sdk);
  return {
    code: sdk as CodeLanguage,
    comment: '//',
    indent: '',
    variable: (name: string) => name,
    printed: plainValue,
    afterCall: [],
    ...written,
    /** Value of the tab. */
    sdk,
    label: title,
    /** The page that says how the SDK is installed and started. */
    started: `/sdks/${pages}/quickstart/`,
    /** The language of the fence. */
    fence: fence!,
    /** Whether subjects are users of a device. */
    isClient: sdkSide(sdk) === 'client',
  };
}

export type Program = ReturnType<typeof programOf>;

/** The languages of calls, in the order of their tabs. */
export const PROGRAMS: readonly Program[] = Object.entries<Written>(WRITTEN).map(programOf);
