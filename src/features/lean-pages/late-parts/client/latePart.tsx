import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import LoadFailure from '../../../../shared/ui/LoadFailure/index.tsx';
import {holdInput, type HandOver} from './holdInput.ts';
import {whenIdle} from '../../../../shared/whenIdle.ts';

const INTENT = ['pointerover', 'focusin', 'click', 'keydown'];

/**
 * Calls when a part is to come to life: as soon as the page has nothing else to do, or earlier, when a
 * reader points at it or moves into it. Again on each further sign of that, as the first may have failed.
 */
function whenWanted(place: HTMLElement, onWanted: () => void): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  INTENT.forEach((type) => place.addEventListener(type, onWanted, {capture: true, signal}));
  whenIdle(() => {
    if (!signal.aborted) onWanted();
  });
  return () => stop.abort();
}

/** A part as the HTML of a page has it: in the element that `latePart` leaves alone. */
export function partInPlace<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function PartInPlace(props) {
    return (
      <div data-standing="">
        <Part {...props} />
      </div>
    );
  };
}

type Held = RefObject<HandOver | undefined>;

/** React leaves alone what stands in an element that it is given as HTML. */
const AS_IT_STANDS = {__html: ''};

/** The HTML of the part, which the page came with. */
function Standing({held, onWanted}: {held: Held; onWanted: () => void}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const end = holdInput(place.current!);
    return () => void (held.current = end());
  }, [held]);
  useEffect(() => whenWanted(place.current!, onWanted), [onWanted]);
  return (
    <div
      ref={place}
      data-standing=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_IT_STANDS}
    />
  );
}

/** The part itself, with what the reader did before. */
function Live({held, children}: {held: Held; children: ReactNode}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // After the part has read the address: what was typed comes later.
  useLayoutEffect(() => held.current?.(place.current!), [held]);
  return <div ref={place}>{children}</div>;
}

/** The component of a part, and what loads its script. */
export type LatePart<Props extends object = object> = ComponentType<Props> & {
  load: () => Promise<void>;
};

/**
 * Lazy hydration: makes the component of a part whose script comes after the page. Until then its HTML
 * stands, and what a reader does to it is kept.
 */
export function latePart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): LatePart<Props> {
  let Part: ComponentType<Props> | undefined;
  const get = lazyImport(async () => {
    ({default: Part} = await load());
  });

  function LatePart(props: Props): ReactNode {
    const held = useRef<HandOver>(undefined);
    const [isLive, setIsLive] = useState(Part !== undefined);
    const [failure, setFailure] = useState<{cause: unknown}>();
    const start = useCallback(() => {
      get().then(
        () => startTransition(() => setIsLive(true)),
        (cause: unknown) => setFailure({cause}),
      );
    }, []);
    if (isLive && Part) {
      return (
        <Live held={held}>
          <Part {...props} />
        </Live>
      );
    }
    return (
      <>
        {failure && (
          <LoadFailure
            name="script of this tool"
            error={failure.cause}
            searchPage={undefined}
            onClose={() => setFailure(undefined)}
          />
        )}
        <Standing held={held} onWanted={start} />
      </>
    );
  }

  return Object.assign(LatePart, {load: get});
}

/** Loads a part ahead where its page is opened from another one. A part that fails says so in its place. */
export async function loadInLivePage({load}: LatePart<never>): Promise<void> {
  if (document.documentElement.dataset.hasHydrated === 'true') await load().catch(() => undefined);
}
