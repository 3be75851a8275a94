import type {SdkSymbol} from '../../../../src/features/sdks/schema.ts';

export type CallableParam = {
  name: string;
  required: boolean;
  /** Whether it can only be given by name. */
  keyword: boolean;
};

/** One way to call a function, method or constructor. */
export type Callable = {
  /** undefined when the manifest does not list them. */
  params?: CallableParam[];
  returns?: string;
  /** Whether the caller must wait for it. */
  async?: boolean;
  /** Whether the language makes the caller handle its errors. */
  throws?: boolean;
};

/** The text between the parentheses that follow `name`, or the first ones. */
function parameterList(signature: string, names: readonly string[]): string | undefined {
  const start = names
    .map((name) => signature.indexOf(`${name}(`) + name.length)
    .find((index, i) => index >= (names[i]?.length ?? 0));
  if (start === undefined) return undefined;
  let depth = 0;
  for (let i = start; i < signature.length; i += 1) {
    if ('([{'.includes(signature[i] ?? '')) depth += 1;
    if (')]}'.includes(signature[i] ?? '')) depth -= 1;
    if (depth === 0) return signature.slice(start + 1, i);
  }
  return undefined;
}

function splitTopLevel(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if ('([{<'.includes(character)) depth += 1;
    if (')]}>'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((each) => each.trim()).filter(Boolean);
}

function swiftParams(symbol: SdkSymbol): CallableParam[] | undefined {
  const list = parameterList(symbol.signature, [symbol.member, 'init']);
  if (list === undefined) return undefined;
  const labels = /^(?:\w+:)+$/.test(list)
    ? list.split(':').filter(Boolean)
    : splitTopLevel(list).map((part) => part.split(/[\s:]/)[0] ?? '');
  const known = new Map(symbol.params.map((param) => [param.name, param]));
  const optional = new Set(
    splitTopLevel(list)
      .filter((part) => part.includes('='))
      .map((part) => part.split(':')[0]?.trim()),
  );
  const listed = /^(?:\w+:)+$/.test(list);
  return labels.map((name) => ({
    name,
    required: known.get(name)?.required ?? (!listed && !optional.has(name)),
    keyword: name !== '_',
  }));
}

function dartParams(symbol: SdkSymbol): CallableParam[] | undefined {
  const list = parameterList(symbol.signature, [symbol.member]);
  if (!list?.startsWith('{')) return undefined;
  return splitTopLevel(list.slice(1, -1)).map((part) => {
    const name = /(\w+)\s*(?:=.*)?$/s.exec(part)?.[1] ?? part;
    return {name, required: part.startsWith('required '), keyword: true};
  });
}

function rubyKeywords(signature: string): ReadonlySet<string> {
  const list = parameterList(signature, ['']) ?? '';
  const parts = splitTopLevel(list);
  const names = parts.map((part) => /\w+/.exec(part)?.[0] ?? '');
  return new Set(names.filter((_, i) => /^\w+:/.test(parts[i] ?? '')));
}

function paramsOf(symbol: SdkSymbol, language: string): CallableParam[] | undefined {
  if (language === 'Swift') return swiftParams(symbol);
  const dart = language === 'Dart' ? dartParams(symbol) : undefined;
  if (dart) return dart;
  if (symbol.params.length === 0) {
    return /\(\s*\)/.test(symbol.signature) && symbol.kind !== 'class' && symbol.kind !== 'type'
      ? []
      : undefined;
  }
  const keywords = language === 'Ruby' ? rubyKeywords(symbol.signature) : new Set();
  return symbol.params.map((param) => ({
    name: param.name,
    required: param.required,
    keyword: keywords.has(param.name),
  }));
}

/** What Swift's and Dart's signatures say about waiting and errors. */
function effects({signature, kind}: SdkSymbol): Pick<Callable, 'async' | 'throws'> {
  if (kind === 'class' || kind === 'type') {
    return {throws: /\binit\([^)]*\) throws\b/.test(signature)};
  }
  return {
    async: /\)\s+async\b|\bFuture<[^(]*\(/.test(signature),
    throws: /\)\s+(?:async )?throws\b/.test(signature),
  };
}

/** Whether the entry describes a constructor with its parameters, not an interface or a record. */
function isConstructor(symbol: SdkSymbol): boolean {
  return new RegExp(`(^|[\\s.:\\\\])(${symbol.member}(\\.new)?|init)\\(`).test(symbol.signature);
}

/**
 * How a symbol is called; undefined when it is not: a field, an option that is assigned, an
 * interface, a constant.
 */
export function callableOf(symbol: SdkSymbol, language: string): Callable | undefined {
  if (symbol.kind === 'constant' || symbol.kind === 'option') return undefined;
  if ((symbol.kind === 'class' || symbol.kind === 'type') && !isConstructor(symbol)) {
    return undefined;
  }
  const getter = /\bget \w+$/.test(symbol.signature) || !symbol.signature.includes('(');
  if (getter && language !== 'Swift') return undefined;
  return {
    params: paramsOf(symbol, language),
    returns: symbol.returns,
    ...effects(symbol),
  };
}
