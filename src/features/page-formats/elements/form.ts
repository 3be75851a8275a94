import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {State} from 'hast-util-to-mdast';
import type {ListItem} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {findElements} from '../../../shared/mdx/hast.ts';
import {bulletList, listItem, paragraph, strong, text} from '../../../shared/mdx/nodes.ts';
import type {ElementHandler} from './blocks.ts';

const CONTROLS = new Set(['input', 'select', 'textarea']);

function oneLine(element: Element): string {
  return toString(element)
    .trim()
    .replace(/\s*\n\s*/g, '; ')
    .replace(/\s+/g, ' ');
}

function selectValue(select: Element): string {
  const options = findElements(select, ({tagName}) => tagName === 'option');
  const chosen = options.find(({properties}) => properties.selected) ?? options[0];
  const others = options.filter((option) => option !== chosen).map(oneLine);
  const value = chosen ? oneLine(chosen) : '';
  return others.length > 0 ? `${value} (or: ${others.join('; ')})` : value;
}

function valueOf(control: Element): string {
  const {type, checked, value} = control.properties;
  if (control.tagName === 'select') {
    return selectValue(control);
  }
  if (control.tagName === 'textarea') {
    return oneLine(control);
  }
  return type === 'checkbox' || type === 'radio' ? (checked ? 'yes' : 'no') : String(value ?? '');
}

/** A label with the value of its control and the hint that explains it. */
function toItem(form: Element, label: Element): ListItem {
  const [control] = findElements(
    label.properties.htmlFor ? form : label,
    ({tagName, properties}) =>
      CONTROLS.has(tagName) &&
      (!label.properties.htmlFor || properties.id === String(label.properties.htmlFor)),
  );
  const hints = [control?.properties.ariaDescribedBy ?? []]
    .flat()
    .flatMap((id) => findElements(form, ({properties}) => properties.id === id).slice(0, 1))
    .map(oneLine);
  const value = control ? valueOf(control) : '';
  const hint = hints.length > 0 ? ` (${hints.join(' ')})` : '';
  return listItem([paragraph(text(`${oneLine(label)}: ${value}${hint}`))]);
}

function toItems(form: Element, part: Element): ListItem[] {
  const items: ListItem[] = [];
  visit(part, 'element', (element) => {
    if (element.tagName === 'label') {
      items.push(toItem(form, element));
      return SKIP;
    }
    if (element.tagName === 'fieldset' && element !== part) {
      const [legend] = findElements(element, ({tagName}) => tagName === 'legend');
      items.push(
        listItem([
          ...(legend ? [paragraph(text(oneLine(legend)))] : []),
          bulletList(toItems(form, element)),
        ]),
      );
      return SKIP;
    }
    return undefined;
  });
  return items;
}

/** A form, as the list of its fields with the values they have when the page opens. */
export const form: ElementHandler = (_, element) => {
  const items = toItems(element, element);
  return items.length > 0 ? bulletList(items) : undefined;
};

/** A part of the page that one of its paragraphs names: a calculator with its title. */
export const namedSection: ElementHandler = (state: State, element) => {
  const [id] = [element.properties.ariaLabelledBy ?? []].flat();
  const [first, ...others] = element.children;
  return id !== undefined && first?.type === 'element' && first.properties.id === id
    ? [
        paragraph(strong(text(oneLine(first)))),
        ...state.toFlow(state.all({...element, children: others})),
      ]
    : undefined;
};
