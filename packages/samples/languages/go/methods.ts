import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named, walk} from '../syntax/node.ts';

export type GoMethod = {
  name: SyntaxNode;
  /** Without names and packages, e.g. `LogAssignment(Context, AssignmentEvent)`. */
  signature: string;
  /** Whether only a pointer to the type has it. */
  pointer: boolean;
};

/** A type of the sample; embedded fields may bring methods that are not listed. */
type GoType = {methods: GoMethod[]; embeds: boolean};

/** A type's name without its package, so that the SDK's and a sample's spelling compare. */
export function plainGoType(text: string): string {
  return text.replace(/interface\s*\{\s*\}/g, 'any').replace(/\b\w+\.\b/g, '');
}

/** The types in a list of parameters or results, one for each name. */
function typesIn(list: SyntaxNode): string[] {
  return named(list).flatMap((each) => {
    const names = each.children.filter((name) => name.field === 'name');
    const dots = each.type.startsWith('variadic') ? '...' : '';
    const type = dots + plainGoType(field(each, 'type')?.text ?? each.text);
    return Array<string>(Math.max(names.length, 1)).fill(type);
  });
}

function resultOf(method: SyntaxNode): string {
  const result = field(method, 'result');
  if (!result) return '';
  if (result.type !== 'parameter_list') return ` ${plainGoType(result.text)}`;
  const types = typesIn(result);
  return types.length === 1 ? ` ${types[0]}` : ` (${types.join(', ')})`;
}

function embedsAny(type: SyntaxNode): boolean {
  let found = type.type === 'interface_type';
  walk(type, (node) => {
    found ||= node.type === 'field_declaration' && !child(node, 'field_identifier');
  });
  return found;
}

/** The types that a sample declares, with the methods it defines on them. */
export function goTypes(root: SyntaxNode): ReadonlyMap<string, GoType> {
  const types = new Map<string, GoType>();
  walk(root, (node) => {
    const [name, type] = [field(node, 'name'), field(node, 'type')];
    if (node.type === 'type_spec' && name && type) {
      types.set(name.text, {methods: [], embeds: embedsAny(type)});
    }
  });
  walk(root, (node) => {
    if (node.type !== 'method_declaration') return;
    const [receiver, name, list] = ['receiver', 'name', 'parameters'].map((it) => field(node, it));
    const owner = field(child(receiver ?? node) ?? node, 'type')?.text ?? '';
    if (!name || !list) return;
    types.get(owner.replace(/^\*/, ''))?.methods.push({
      name,
      signature: `${name.text}(${typesIn(list).join(', ')})${resultOf(node)}`,
      pointer: owner.startsWith('*'),
    });
  });
  return types;
}
