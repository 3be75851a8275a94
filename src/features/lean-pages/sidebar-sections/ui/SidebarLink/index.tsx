import {useEffect, type ReactNode} from 'react';
import OriginalDocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {loadSection} from '../../client/sections.ts';
import {sectionOf} from '../../sectionLink.ts';

/** Pause before a section that did not arrive is asked for again, ms; it doubles each time. */
const PAUSE = 2000;

/** Loads a section, however often it takes. Returns the function that gives up. */
function keepLoading(section: string): () => void {
  let timer: number | undefined;
  const load = (pause: number): void => {
    loadSection(section).catch(() => {
      timer = window.setTimeout(load, pause, 2 * pause);
    });
  };
  load(PAUSE);
  return () => window.clearTimeout(timer);
}

/** The one link of a category that has been opened before its items are there: loads them. */
function StandIn({section, ...props}: Props & {section: string}): ReactNode {
  useEffect(() => keepLoading(section), [section]);
  return <OriginalDocSidebarItemLink {...props} />;
}

export default function DocSidebarItemLink(props: Props): ReactNode {
  const section = sectionOf(props.item);
  return section === undefined ? (
    <OriginalDocSidebarItemLink {...props} />
  ) : (
    <StandIn section={section} {...props} />
  );
}
