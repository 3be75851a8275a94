/** What Docusaurus' entry imports, in its order: that of the style sheets follows from it. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/registry'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/Link'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/ErrorBoundary'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

/** Lets the page answer; unlike a timer, also without delay in a tab that nobody looks at. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

/** Takes the place of Docusaurus' entry: a phone that runs all of it at once answers nobody meanwhile. */
async function start(): Promise<void> {
  for (const load of PARTS) {
    await pause();
    await load();
  }
}

void start();
