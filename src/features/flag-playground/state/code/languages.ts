import type {VariationTypeName} from '../../variationTypes.ts';
import * as getters from './getters.ts';
import {decimal, entries, literal, type Literal} from './literals.ts';

/** A call, written in a language but for its form. */
interface WrittenCall {
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
  call: (call: WrittenCall) => string;
}

const args = ({flag, subject, fallback}: WrittenCall, attributes: string): string =>
  [flag, subject, attributes, fallback].join(', ');

const lines = (...each: readonly string[]): string => each.join('\n');

const JAVA_TYPES: Record<VariationTypeName, string> = {
  ...{STRING: 'String', INTEGER: 'int', NUMERIC: 'double', BOOLEAN: 'boolean', JSON: 'String'},
};

/** Whole numbers beyond these need another type in Java and Kotlin. */
const LARGEST_INT = 2 ** 31 - 1;

const intOrDouble = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) <= LARGEST_INT ? String(value) : decimal(value);

const braced = (hex: string): string => `\\u{${hex}}`;

const javaLiteral = literal({number: intOrDouble});
const kotlinLiteral = literal({special: '$', number: intOrDouble});
const goLiteral = literal();
const swiftLiteral = literal({escape: braced});
const csharpLiteral = literal();

/** Writes JSON as a text. */
const asText =
  (write: Literal): Literal =>
  (value) =>
    write(JSON.stringify(value));

/** Languages a call is copied in, by the name of their SDK. */
export const LANGUAGES = {
  javascript: {
    name: 'JavaScript',
    getters: getters.camelCase,
    literal: (value) => JSON.stringify(value),
    takesNull: true,
    call: (call) => `const assigned = client.${call.getter}(${args(call, call.map)});`,
  },
  python: {
    name: 'Python',
    getters: getters.snakeCase,
    literal: literal({words: {true: 'True', false: 'False', null: 'None'}}),
    takesNull: true,
    call: (call) => `assigned = client.${call.getter}(${args(call, call.map)})`,
  },
  java: {
    name: 'Java',
    getters: getters.javaGetters,
    literal: javaLiteral,
    json: asText(javaLiteral),
    call: (call) =>
      lines(
        'Attributes attributes = new Attributes();',
        ...call.attributes.map((pair) => `attributes.put(${pair.join(', ')});`),
        `${JAVA_TYPES[call.type]} assigned = client.${call.getter}(${args(call, 'attributes')});`,
      ),
  },
  go: {
    name: 'Go',
    getters: getters.goGetters,
    literal: goLiteral,
    json: asText(goLiteral),
    call: (call) => {
      const fallback = call.type === 'JSON' ? `[]byte(${call.fallback})` : call.fallback;
      return lines(
        `attributes := eppoclient.Attributes${call.map}`,
        `assigned, err := client.${call.getter}(${args({...call, fallback}, 'attributes')})`,
      );
    },
  },
  android: {
    name: 'Kotlin (Android)',
    getters: getters.javaGetters,
    literal: kotlinLiteral,
    json: asText(kotlinLiteral),
    fraction: decimal,
    call: (call) =>
      lines(
        'val attributes = Attributes().apply {',
        ...call.attributes.map((pair) => `    put(${pair.join(', ')})`),
        '}',
        `val assigned = client.${call.getter}(${args(call, 'attributes')})`,
      ),
  },
  ios: {
    name: 'Swift (iOS)',
    getters: getters.swiftGetters,
    literal: swiftLiteral,
    json: asText(swiftLiteral),
    call: (call) => {
      const values = call.attributes.map(([name, value]) => `${name}: EppoValue.valueOf(${value})`);
      return lines(
        `let attributes: SubjectAttributes = [${values.join(', ') || ':'}]`,
        `let assigned = client.${call.getter}(`,
        `    flagKey: ${call.flag}, subjectKey: ${call.subject},`,
        `    subjectAttributes: attributes, defaultValue: ${call.fallback}`,
        ')',
      );
    },
  },
  dotnet: {
    name: 'C# (.NET)',
    getters: getters.dotnetGetters,
    literal: csharpLiteral,
    json: asText(csharpLiteral),
    call: (call) => {
      const values = call.attributes.map(([name, value]) => `[${name}] = ${value}`);
      return lines(
        `var attributes = new Dictionary<string, object> { ${values.join(', ')} };`,
        `var assigned = client.${call.getter}(${args(call, 'attributes')});`,
      );
    },
  },
  ruby: {
    name: 'Ruby',
    getters: getters.snakeCase,
    literal: literal({special: '#', words: {null: 'nil'}, map: entries('{', ' => ', '}')}),
    takesNull: true,
    call: (call) => `assigned = client.${call.getter}(${args(call, call.map)})`,
  },
  php: {
    name: 'PHP',
    getters: getters.camelCase,
    literal: literal({escape: braced, special: '$', map: entries('[', ' => ', ']')}),
    takesNull: true,
    call: (call) => `$assigned = $client->${call.getter}(${args(call, call.map)});`,
  },
  rust: {
    name: 'Rust',
    getters: getters.snakeCase,
    literal: literal({escape: braced, number: decimal}),
    json: literal({escape: braced}),
    fraction: decimal,
    call: ({getter, type, flag, subject, attributes, fallback}) => {
      const pairs = attributes.map(([name, value]) => `(${name}.into(), ${value}.into())`);
      const shared = type === 'JSON' ? `serde_json::json!(${fallback})` : fallback;
      const value = type === 'JSON' || type === 'STRING' ? `${shared}.into()` : fallback;
      return lines(
        `let subject = ${subject}.into();`,
        `let attributes: Arc<Attributes> = Arc::new([${pairs.join(', ')}].into_iter().collect());`,
        'let assigned = client',
        `    .${getter}(${flag}, &subject, &attributes)`,
        '    .unwrap_or_default()',
        `    .unwrap_or(${value});`,
      );
    },
  },
  dart: {
    name: 'Dart',
    getters: getters.camelCase,
    literal: literal({escape: braced, special: '$'}),
    fraction: decimal,
    call: ({getter, flag, fallback}) =>
      lines(
        '// Subject and attributes were given to Eppo.initialize.',
        `final assigned = Eppo.${getter}(${flag}, ${fallback});`,
      ),
  },
  elixir: {
    name: 'Elixir',
    getters: getters.snakeCase,
    literal: literal({special: '#', words: {null: 'nil'}, map: entries('%{', ' => ', '}')}),
    takesNull: true,
    fraction: decimal,
    call: (call) => `assigned = EppoSdk.Client.${call.getter}(client, ${args(call, call.map)})`,
  },
} satisfies Record<string, Language>;
