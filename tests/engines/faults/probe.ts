/** Where pages tell of errors. */
export const PROBLEM_PATH = '/test/problem';

/** Runs first in every page: sends on what nobody caught, and what its policy refused. */
export const PROBE = `
(() => {
  // What a page gives up when it is left is no problem.
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  const tell = (text) =>
    isLeaving || navigator.sendBeacon('${PROBLEM_PATH}', location.pathname + ': ' + text);
  addEventListener('error', (event) => {
    if (event.message) tell(event.message);
  });
  addEventListener('unhandledrejection', ({reason}) => tell(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell([event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber, event.columnNumber].join(' ')),
  );
})();
`;
