import moves from './movedAnchors.json';

/** Places that moved to another page: route → old anchor → address of the place that took over. */
export const movedAnchors: Readonly<Record<string, Readonly<Record<string, string>>>> = moves;
