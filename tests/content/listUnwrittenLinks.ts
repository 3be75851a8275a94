import {unwrittenLinks} from '../support/content/unwrittenLinks.ts';

const links = unwrittenLinks();
for (const link of links) {
  console.log(link);
}
const routes = new Set(links.map((link) => link.replace(/^.*: /, '').replace(/[?#].*$/, '')));
console.log(`${links.length} links lead to ${routes.size} pages that are not written yet.`);
