import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** The attributes an element must have, and those it may have. */
export interface AttributeNames {
  required: readonly string[];
  optional?: readonly string[];
}

/**
 * Reads the quoted attributes of an element that is filled while building.
 *
 * @throws Error showing how to write the element when one is missing, unknown or not quoted
 */
export function readAttributes(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  {required, optional = []}: AttributeNames,
): Record<string, string> {
  const given = new Map<string, string>();
  let isPlain = true;
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      given.set(attribute.name, attribute.value);
    } else {
      isPlain = false;
    }
  }
  const known = [...required, ...optional];
  const isComplete = required.every((name) => given.get(name));
  const unknown = [...given.keys()].find((name) => !known.includes(name));
  if (!isPlain || !isComplete || unknown !== undefined) {
    const usage = [
      element.name,
      ...required.map((name) => `${name}="…"`),
      ...optional.map((name) => `[${name}="…"]`),
    ].join(' ');
    const reason = unknown === undefined ? '' : `It has no attribute ${unknown}. `;
    throw new Error(`${reason}Write <${usage} /> with quoted values.`);
  }
  return Object.fromEntries(given);
}
