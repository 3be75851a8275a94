import {pause} from '../../../shared/pause.ts';

/** What Docusaurus' entry imports, in its order: that of the style sheets follows from it. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/Link'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/ErrorBoundary'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

/** Takes the place of Docusaurus' entry: a phone that runs all of it at once answers nobody meanwhile. */
async function start(): Promise<void> {
  for (const load of PARTS) {
    await pause();
    await load();
  }
}

void start();
