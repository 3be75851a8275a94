/** Stands in for `history`, of which the router needs what browsers remember, not its two other kinds. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';

function refuse(): never {
  throw new Error('This site keeps its history in the address: see lean-pages/bundle.');
}

export {refuse as createHashHistory, refuse as createMemoryHistory};
