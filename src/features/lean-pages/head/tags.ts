import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

type Props = Record<string, unknown> & {children?: ReactNode};

/** An element that a component wants in the head: `<title>`, `<meta>`, `<html>` and so on. */
export type Tag = ReactElement<Props, string>;

/** Lists the elements among a component's children, those in fragments included. */
export const listTags = (children: ReactNode): Tag[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    return child.type === Fragment ? listTags(child.props.children) : [child as Tag];
  });

/** Names what a head has once: a second tag of that name replaces the first. */
function nameOf({type, props}: Tag): string {
  const {rel, href, name, property, charSet, httpEquiv, src, children} = props;
  if (type === 'title') return type;
  const value = rel === 'canonical' ? rel : (href ?? name ?? property ?? charSet ?? httpEquiv);
  return `${type} ${String(value ?? src ?? children)}`;
}

/**
 * Merges what components want in the head, as `react-helmet-async` does while building: a tag replaces
 * that of the same name from a component before; all say something about `<html>` and `<body>`.
 */
export function mergeTags(heads: readonly Tag[][]): Tag[] {
  const names = new Set<string>();
  const merged: Tag[] = [];
  for (const tags of [...heads].reverse()) {
    const added = tags.filter((tag) => /^(?:html|body)$/.test(tag.type) || !names.has(nameOf(tag)));
    added.forEach((tag) => names.add(nameOf(tag)));
    merged.unshift(...added);
  }
  return merged;
}
