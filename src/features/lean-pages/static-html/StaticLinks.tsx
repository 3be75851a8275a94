import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells Docusaurus where the links in a page's static HTML lead, so that it finds broken ones. */
export default function StaticLinks({to}: {to: string}): null {
  const {collectLink} = useBrokenLinks();
  to.split(' ').forEach(collectLink);
  return null;
}
