import * as getters from './getters.ts';
import {assign, fits, invoke} from './lines.ts';
import {decimal, entries, literal, type Literal} from './literals.ts';
import type {VariationTypeName} from './call.ts';

/** A call, written in a language but for its form. */
interface WrittenCall {
  /** What the code calls the value. */
  name: string;
  /** What the code calls the attributes, where they need a statement of their own. */
  attributesName: string;
  getter: string;
  type: VariationTypeName;
  flag: string;
  subject: string;
  /** Names and values. */
  attributes: readonly (readonly [name: string, value: string])[];
  /** The attributes as one value. */
  map: string;
  fallback: string;
}

/** How a language calls a getter. */
export interface Language {
  name: string;
  getters: getters.Getters;
  literal: Literal;
  /** Whether an attribute can be null; others leave it out, which means the same. */
  takesNull?: true;
  /** Writes the default of a JSON flag, where that is no other value. */
  json?: Literal;
  /** Writes the default of a numeric flag. */
  fraction?: (value: number) => string;
  /** Makes the attributes, where the call cannot hold them. */
  declare?: (call: WrittenCall) => readonly string[];
  call: (call: WrittenCall) => readonly string[];
}

/** The usual order of arguments. */
const args = ({flag, subject, fallback}: WrittenCall, attributes: string): string[] => [
  flag,
  subject,
  attributes,
  fallback,
];

const JAVA_TYPES: Record<VariationTypeName, string> = {
  ...{STRING: 'String', INTEGER: 'int', NUMERIC: 'double', BOOLEAN: 'boolean', JSON: 'String'},
};

/** Whole numbers beyond these need another type in Java and Kotlin. */
const LARGEST_INT = 2 ** 31 - 1;

const intOrDouble = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) <= LARGEST_INT ? String(value) : decimal(value);

const braced = (hex: string): string => `\\u{${hex}}`;

/** The key of an object needs quotes in few cases. */
const objectLiteral: Literal = literal({
  quote: "'",
  map: (pairs) => {
    const named = pairs.map(([key, value]) => {
      return [key.replace(/^'([a-z_$][\w$]*)'$/i, '$1'), value] as const;
    });
    return entries('{ ', ': ', ' }')(named);
  },
});
const javaLiteral = literal({number: intOrDouble});
const kotlinLiteral = literal({special: '$', number: intOrDouble});
const goLiteral = literal();

/** A text with quotes reads better between others. */
const goText = (text: string): string => (text.includes('`') ? goLiteral(text) : `\`${text}\``);

const swiftLiteral = literal({escape: braced});
const csharpLiteral = literal();

/** Writes JSON as a text. */
const asText =
  (write: Literal): Literal =>
  (value) =>
    write(JSON.stringify(value));

/** Languages a call is written in, by the name of their SDK. */
export const LANGUAGES = {
  javascript: {
    name: 'JavaScript',
    getters: getters.camelCase,
    literal: objectLiteral,
    takesNull: true,
    call: (call) =>
      invoke(`const ${call.name} = client.${call.getter}(`, args(call, call.map), ');', {
        isListed: true,
        trailing: ',',
      }),
  },
  python: {
    name: 'Python',
    getters: getters.snakeCase,
    literal: literal({words: {true: 'True', false: 'False', null: 'None'}}),
    takesNull: true,
    fraction: decimal,
    call: (call) =>
      invoke(`${call.name} = client.${call.getter}(`, args(call, call.map), ')', {
        indent: '    ',
      }),
  },
  java: {
    name: 'Java',
    getters: getters.javaGetters,
    literal: javaLiteral,
    json: asText(javaLiteral),
    declare: ({attributesName, attributes}) => [
      `Attributes ${attributesName} = new Attributes();`,
      ...attributes.map((pair) => `${attributesName}.put(${pair.join(', ')});`),
    ],
    call: (call) =>
      assign(
        `${JAVA_TYPES[call.type]} ${call.name} =`,
        `client.${call.getter}(${args(call, call.attributesName).join(', ')});`,
      ),
  },
  go: {
    name: 'Go',
    getters: getters.goGetters,
    literal: goLiteral,
    json: (value) => goText(JSON.stringify(value)),
    declare: ({attributesName, attributes}) =>
      invoke(
        `${attributesName} := eppoclient.Attributes{`,
        attributes.map((pair) => pair.join(': ')),
        '}',
        {indent: '\t', isListed: true, trailing: ','},
      ),
    call: (call) => {
      const fallback = call.type === 'JSON' ? `[]byte(${call.fallback})` : call.fallback;
      return invoke(
        `${call.name}, err := client.${call.getter}(`,
        args({...call, fallback}, call.attributesName),
        ')',
        {indent: '\t', trailing: ','},
      );
    },
  },
  android: {
    name: 'Kotlin (Android)',
    getters: getters.javaGetters,
    literal: kotlinLiteral,
    json: asText(kotlinLiteral),
    fraction: decimal,
    declare: ({attributesName, attributes}) =>
      attributes.length === 0
        ? [`val ${attributesName} = Attributes()`]
        : [
            `val ${attributesName} = Attributes().apply {`,
            ...attributes.map((pair) => `    put(${pair.join(', ')})`),
            '}',
          ],
    call: (call) =>
      invoke(`val ${call.name} = client.${call.getter}(`, args(call, call.attributesName), ')', {
        indent: '    ',
        isListed: true,
        trailing: ',',
      }),
  },
  ios: {
    name: 'Swift (iOS)',
    getters: getters.swiftGetters,
    literal: swiftLiteral,
    json: asText(swiftLiteral),
    declare: ({attributesName, attributes}) => {
      const values = attributes.map(([name, value]) => `${name}: EppoValue.valueOf(${value})`);
      return values.length === 0
        ? [`let ${attributesName}: SubjectAttributes = [:]`]
        : invoke(`let ${attributesName}: SubjectAttributes = [`, values, ']', {
            indent: '    ',
            isListed: true,
            trailing: ',',
          });
    },
    call: (call) => [
      `let ${call.name} = client.${call.getter}(`,
      `    flagKey: ${call.flag}, subjectKey: ${call.subject},`,
      `    subjectAttributes: ${call.attributesName}, defaultValue: ${call.fallback}`,
      ')',
    ],
  },
  dotnet: {
    name: 'C# (.NET)',
    getters: getters.dotnetGetters,
    literal: csharpLiteral,
    json: asText(csharpLiteral),
    declare: ({attributesName, attributes}) => {
      const values = attributes.map(([name, value]) => `[${name}] = ${value}`);
      const head = `var ${attributesName} = new Dictionary<string, object>`;
      return values.length === 0
        ? [`${head}();`]
        : invoke(`${head} { `, values, ' };', {indent: '    ', isListed: true, trailing: ','});
    },
    call: (call) =>
      invoke(`var ${call.name} = client.${call.getter}(`, args(call, call.attributesName), ');', {
        indent: '    ',
      }),
  },
  ruby: {
    name: 'Ruby',
    getters: getters.snakeCase,
    literal: literal({special: '#', words: {null: 'nil'}, map: entries('{ ', ' => ', ' }')}),
    takesNull: true,
    fraction: decimal,
    call: (call) => invoke(`${call.name} = client.${call.getter}(`, args(call, call.map), ')'),
  },
  php: {
    name: 'PHP',
    getters: getters.camelCase,
    literal: literal({escape: braced, special: '$', map: entries('[', ' => ', ']')}),
    takesNull: true,
    call: (call) =>
      invoke(`$${call.name} = $client->${call.getter}(`, args(call, call.map), ');', {
        indent: '    ',
        trailing: ',',
      }),
  },
  rust: {
    name: 'Rust',
    getters: getters.snakeCase,
    literal: literal({escape: braced, number: decimal}),
    json: literal({escape: braced}),
    fraction: decimal,
    declare: ({attributesName, attributes}) => {
      const variable = `let ${attributesName}: Arc<Attributes> =`;
      const pairs = attributes.map(([name, value]) => `(${name}.into(), ${value}.into())`);
      if (pairs.length === 0) return [`${variable} Arc::default();`];
      const value = `Arc::new([${pairs.join(', ')}].into_iter().collect());`;
      return fits(value)
        ? assign(variable, value)
        : invoke(`${variable} Arc::new([`, pairs, '].into_iter().collect());', {
            indent: '    ',
            trailing: ',',
          });
    },
    call: ({name, attributesName, getter, type, flag, subject, fallback}) => {
      const shared = type === 'JSON' ? `serde_json::json!(${fallback})` : fallback;
      const value = type === 'JSON' || type === 'STRING' ? `${shared}.into()` : fallback;
      return [
        `let ${name} = client`,
        `    .${getter}(${flag}, &${subject}.into(), &${attributesName})`,
        '    .unwrap_or_default()',
        `    .unwrap_or(${value});`,
      ];
    },
  },
  dart: {
    name: 'Dart',
    getters: getters.camelCase,
    literal: literal({escape: braced, special: '$'}),
    fraction: decimal,
    call: ({name, getter, flag, fallback}) => [
      '// Subject and attributes were given to Eppo.initialize.',
      `final ${name} = Eppo.${getter}(${flag}, ${fallback});`,
    ],
  },
  elixir: {
    name: 'Elixir',
    getters: getters.snakeCase,
    literal: literal({special: '#', words: {null: 'nil'}, map: entries('%{', ' => ', '}')}),
    takesNull: true,
    fraction: decimal,
    call: (call) =>
      invoke(
        `${call.name} = EppoSdk.Client.${call.getter}(`,
        ['client', ...args(call, call.map)],
        ')',
      ),
  },
} satisfies Record<string, Language>;

/** A language that a call is written in, by the name of its SDK. */
export type CodeLanguage = keyof typeof LANGUAGES;
