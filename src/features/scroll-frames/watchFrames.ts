/** Tables, code, diagrams and formulas: the build makes each a stop, as it may be wider than the window. */
const STOPS = ':is([role="group"], [role="img"])[tabindex="0"]';

/** Frames by what is watched of them: the frame itself, and what it holds. */
const frames = new WeakMap<Element, Element>();

const sizes = new ResizeObserver((changes) => {
  for (const {target} of changes) {
    const frame = frames.get(target);
    if (!target.isConnected) sizes.unobserve(target);
    else if (frame) update(frame);
    // The page has another height: there may be new frames in it.
    else watchNewFrames();
  }
});

/** What a table is called, or else the heading that it stands below. */
function nameOf(table: HTMLTableElement): string {
  if (table.caption) return table.caption.innerText;
  const above = [...document.querySelectorAll<HTMLElement>('main :is(h1, [role="heading"])')]
    .filter((heading) => heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);
  return above?.innerText ?? 'Table';
}

function setAttributes(frame: Element, attributes: Record<string, string>, isSet: boolean): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (isSet) frame.setAttribute(name, value);
    else frame.removeAttribute(name);
  }
}

function scrolls(frame: Element): boolean {
  const {scrollWidth, clientWidth, scrollHeight, clientHeight} = frame;
  // A formula is a little higher than its frame, and is not scrolled for that.
  const canScrollDown = getComputedStyle(frame).overflowY !== 'hidden';
  return scrollWidth > clientWidth || (canScrollDown && scrollHeight > clientHeight);
}

function update(frame: Element): void {
  const content = frame.firstElementChild;
  // What is closed, or far from the window, has no size yet.
  if (!content?.checkVisibility({contentVisibilityAuto: true})) return;
  const isStop = scrolls(frame);
  setAttributes(frame, {tabindex: '0'}, isStop);
  if (content instanceof HTMLTableElement) {
    // Around a table, a group that is no stop would only be said in addition to the table.
    setAttributes(frame, {role: 'group', 'aria-label': isStop ? nameOf(content) : ''}, isStop);
  }
}

function watchNewFrames(): void {
  for (const frame of document.querySelectorAll(STOPS)) {
    if (frames.has(frame)) continue;
    for (const part of [frame, frame.firstElementChild]) {
      if (!part) continue;
      frames.set(part, frame);
      sizes.observe(part);
    }
  }
}

/** Takes frames, those on the page and those to come, out of the order of the Tab key while nothing in them scrolls. */
export function watchFrames(): void {
  // Older browsers do not tell whether something is laid out; there all frames remain stops.
  if (!('checkVisibility' in Element.prototype)) return;
  sizes.observe(document.body);
  watchNewFrames();
}
