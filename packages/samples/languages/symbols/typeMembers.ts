import type {SdkSymbol} from '../../../../src/features/sdks/schema.ts';

const RE_IDENTIFIER = /[A-Z_]\w*/gi;
const RE_STRUCT_BODY = /\b(?:struct|enum)\s+\w+(?:<[^>]*>)?\s*\{(.*)\}/s;
/** Exceptions bring members of their own; prose and a final ellipsis hide some. */
const RE_OPEN = /extends \w*Exception|: Exception|typealias|…\W*$|\w\/\w/;

/** The identifiers in a text, in order. */
export function identifiersOf(text: string): string[] {
  return text.match(RE_IDENTIFIER) ?? [];
}

/** Whether a type may have members that its manifest entry does not spell out. */
export function isOpen(symbol: SdkSymbol): boolean {
  return RE_OPEN.test(symbol.signature.replace(/"[^"]*"/g, '""'));
}

const RE_INTERFACE =
  /^(?:(?:public |abstract )*(?:interface|protocol|class)\b|[\w.]+\s*\{\s*void )/;
const RE_CALLBACK = /^@callback (\w+)\(/;

/** The methods that a class must define to implement an interface, in order. */
export function requiredMethodsOf({signature}: SdkSymbol): string[] {
  const callback = RE_CALLBACK.exec(signature)?.[1];
  if (callback) return [callback];
  const body = RE_INTERFACE.test(signature) ? /\{(.*)\}/s.exec(signature)?.[1] : undefined;
  return [...(body ?? '').matchAll(/(\w+)\([^)]*\)/g)].map(([, name = '']) => name);
}

/** The methods that a class's entry lists after its name: `class Logger; log(event)`. */
export function listedMethodsOf({signature}: SdkSymbol): string[] {
  const list = /^class \w+;(.*)$/s.exec(signature)?.[1] ?? '';
  return [...list.matchAll(/(\w+)\(/g)].flatMap(([, name]) => name ?? []);
}

/**
 * The members a class or type entry names itself: its fields and parameters, and every identifier
 * of its signature (`interface Logger { logAssignment(event) }`). A struct's body counts alone,
 * because its `fields` describe the serialized form.
 */
export function memberNamesOf(symbol: SdkSymbol): string[] {
  const body = RE_STRUCT_BODY.exec(symbol.signature)?.[1];
  if (body !== undefined) return identifiersOf(body);
  // `class Name`, with or without a package, lists nothing.
  if (/^[\w\s.\\]+$/.test(symbol.signature) && symbol.fields.length === 0) {
    return symbol.params.map((param) => param.name);
  }
  const listed = [...symbol.params, ...symbol.fields].map((each) => each.name);
  const plain = listed.filter((name) => identifiersOf(name).join('') === name);
  return [...plain, ...identifiersOf(symbol.signature).filter((name) => name !== symbol.member)];
}
