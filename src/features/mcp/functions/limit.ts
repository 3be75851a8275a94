import type {RateLimit} from '../http/rateLimit.ts';

/** For the public: an assistant asks some ten times for an answer. */
export const PUBLIC_LIMIT: RateLimit = {burst: 120, perSecond: 10};
