import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  to: string;
  ids?: string;
}

/** Tells Docusaurus where the links in a page's static HTML lead, and what they may lead to, so that it finds broken ones. */
export default function StaticLinks({to, ids}: Props): null {
  const {collectLink, collectAnchor} = useBrokenLinks();
  to.split(' ').forEach(collectLink);
  ids?.split(' ').forEach(collectAnchor);
  return null;
}
