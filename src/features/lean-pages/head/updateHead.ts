import type {Tag} from './tags.ts';

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
export function updateHead(tags: readonly Tag[]): void {
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
