import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import type {SdkSymbol} from '../../../../src/features/sdks/schema.ts';

const HEAD = `package eppoclient

import (
	"context"
	"net/http"
	"time"

	"go.uber.org/zap"
)
`;

/**
 * The names and types of the SDK that its manifest knows, as Go. Functions need no bodies, because
 * the package has a file of assembler; what no entry of the manifest spells out is beside it.
 */
export function goDeclarations(): string {
  const {symbols} = sdkManifest('go');
  const options = symbols.filter(({kind}) => kind === 'option');
  return [HEAD, ...symbols.flatMap((symbol) => declare(symbol, options)), ''].join('\n');
}

function declare(symbol: SdkSymbol, options: readonly SdkSymbol[]): string[] {
  const {kind, name, signature, params} = symbol;
  if (kind === 'option') return [];
  if (kind === 'function' || kind === 'method') return [`func ${signature}`];
  if (kind === 'constant') return [signature.replace(/= (\/.*)$/, '= "$1"')];
  if (!signature.endsWith(' struct')) return [signature.replace(/interface \{ .*/, methodsOf)];
  const fields = name === 'Config' ? options.map((option) => option.signature) : [];
  return [
    `${signature} {`,
    ...fields,
    ...params.map((param) => `${param.name} ${param.type}`),
    '}',
  ];
}

/** Writes `interface { A, B (text string); C() }` with a line for each method. */
function methodsOf(type: string): string {
  const [, body = ''] = /\{ (.*) \}$/.exec(type) ?? [];
  const methods = body.split('; ').flatMap((part) => {
    const [, names = '', list = ''] = /^([\w, ]+?) ?(\(.*)$/.exec(part) ?? [];
    return names.split(', ').map((each) => each + list);
  });
  return ['interface {', ...methods, '}'].join('\n');
}
