import moves from './movedAnchors.json';

/** Old anchor → address of the place that took over. */
type Anchors = Readonly<Record<string, string>>;

/**
 * Places that moved to another page: route → old anchor → new address. The data file lists them by
 * SDK, from the time when each was described on one page, and its targets are below that folder.
 */
export const movedAnchors: Readonly<Record<string, Anchors>> = Object.fromEntries(
  Object.entries(moves).map(([folder, anchors]) => [
    `${folder}intro/`,
    Object.fromEntries(
      Object.entries(anchors).map(([anchor, target]) => [anchor, folder + target]),
    ),
  ]),
);
