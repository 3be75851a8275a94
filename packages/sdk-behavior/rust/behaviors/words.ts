/** Longer than one round of polling, shorter than two. */
export const ONE_ROUND = 'sleep:33';
const TREATMENT = 'Ok(Some("treatment"))';
export const EVENT = 'event: "bob" treatment';
export const ASK = 'ask:new-onboarding';
export const ANSWER = [EVENT, `ask: ${TREATMENT}`];
const TIMEOUT = 'wait: Timeout: timed out waiting for operation';
export const UNAUTHORIZED = 'wait: Unauthorized: unauthorized, api_key is likely invalid';
export const TOO_EARLY = 'eppo: evaluating a flag before Eppo configuration has been fetched';
export const NOT_AUTHORIZED = 'eppo: client is not authorized. Check your API key';
/** With the key, which the pages warn of. */
export const NOT_200 =
  /^eppo: received non-200 response while fetching new configuration: .*apiKey=test-sdk-key/;
export const UNREADABLE = 'eppo: failed to compile flag configuration: ';

export const NO_RULES = ['start: Ok', TIMEOUT, 'ask: Ok(None)'];
