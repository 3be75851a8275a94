import {
  useLayoutEffect,
  useState,
  type ReactNode,
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
} from 'react';

type TagProps = Record<string, unknown> & {children?: ReactNode};

/** An element that a component wants in the head: `<title>`, `<meta>`, `<html>` and so on. */
type Tag = ReactElement<TagProps, string>;

/** Lists the elements among a component's children, those in fragments included. */
const listTags = (children: ReactNode): Tag[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TagProps>(child)) return [];
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
function mergeTags(heads: readonly Tag[][]): Tag[] {
  const names = new Set<string>();
  const merged: Tag[] = [];
  for (const tags of [...heads].reverse()) {
    const added = tags.filter((tag) => /^(?:html|body)$/.test(tag.type) || !names.has(nameOf(tag)));
    added.forEach((tag) => names.add(nameOf(tag)));
    merged.unshift(...added);
  }
  return merged;
}

/** Marks in the HTML of a page what its components want in the head. */
const MARK = 'data-rh';

/** Names of attributes that HTML writes otherwise than React. */
const ATTRIBUTES = new Map(Object.entries({className: 'class', httpEquiv: 'http-equiv'}));

function attributesOf({props}: Tag): [name: string, value: string][] {
  const {children: _children, ...attributes} = props;
  return Object.entries(attributes).map(([name, value]) => [
    ATTRIBUTES.get(name) ?? name,
    String(value ?? ''),
  ]);
}

const textOf = ({props}: Tag): string => [props.children ?? []].flat().join('');

function createElement(tag: Tag): Element {
  const element = document.createElement(tag.type);
  attributesOf(tag).forEach(([name, value]) => element.setAttribute(name, value));
  element.setAttribute(MARK, 'true');
  element.textContent = textOf(tag);
  return element;
}

/** Names of the attributes that components gave to `<html>` or `<body>` last. */
const given = new Map<Element, string[]>();

function updateAttributes(element: Element, tags: readonly Tag[]): void {
  const attributes = new Map(tags.flatMap(attributesOf));
  given.get(element)?.forEach((name) => {
    if (!attributes.has(name)) element.removeAttribute(name);
  });
  attributes.forEach((value, name) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  });
  given.set(element, [...attributes.keys()]);
}

/** Makes the document's head, and the attributes of `<html>` and `<body>`, say what the tags say. */
function updateHead(tags: readonly Tag[]): void {
  const ofType = (type: string): Tag[] => tags.filter((tag) => tag.type === type);
  updateAttributes(document.documentElement, ofType('html'));
  updateAttributes(document.body, ofType('body'));
  ofType('title').forEach((title) => (document.title = textOf(title)));

  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  tags
    .filter(({type}) => !/^(?:html|body|title)$/.test(type))
    .map(createElement)
    .forEach((element) => {
      const same = old.findIndex((other) => other.isEqualNode(element));
      if (same < 0) document.head.append(element);
      else old.splice(same, 1);
    });
  old.forEach((element) => element.remove());
}

/** What the components on the page want in the head, by the order in which they first rendered. */
const heads = new Map<number, Tag[]>();

let rendered = 0;
let isPlanned = false;

/**
 * Updates the head after all components of a rendering have said what they want, and not in the task of
 * that rendering, which is long enough.
 */
function planUpdate(): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    const orders = [...heads.keys()].sort((first, second) => first - second);
    updateHead(mergeTags(orders.map((order) => heads.get(order)!)));
  });
}

interface Props {
  children?: ReactNode;
}

/** Puts its children into the document's head as long as it is on the page. */
export function Helmet({children}: Props): null {
  const [order] = useState(() => (rendered += 1));
  useLayoutEffect(() => {
    heads.set(order, listTags(children));
    planUpdate();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      planUpdate();
    },
    [order],
  );
  return null;
}

/** Stands around the page: in a browser, which has one head, nothing has to be handed on. */
export const HelmetProvider = ({children}: Props): ReactNode => children;
