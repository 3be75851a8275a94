import {md5} from './hash.ts';
import {OPERATORS, plainOperator, type Operator} from './operators.ts';

const byHash = new Map<string, Operator>(OPERATORS.map((name) => [md5(name), name]));

/** The operator a name stands for; hashed names occur in obfuscated configurations. */
export function operatorOf(name: string, isObfuscated: boolean): Operator | undefined {
  return isObfuscated ? byHash.get(name) : plainOperator(name);
}
