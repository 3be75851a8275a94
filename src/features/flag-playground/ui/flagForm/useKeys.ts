import {useState} from 'react';

/** Keys for items that have no name of their own, so that what moves keeps what is open in it. */
export function useKeys(count: number) {
  const [{keys, next}, setKeys] = useState({keys: [] as number[], next: 0});
  if (keys.length !== count) {
    const added = Array.from({length: Math.max(0, count - keys.length)}, (_, at) => next + at);
    setKeys({keys: [...keys, ...added].slice(0, count), next: next + added.length});
  }
  return {
    keys,
    swap: (one: number, other: number) =>
      setKeys((previous) => ({
        ...previous,
        keys: previous.keys.map(
          (key, at) => previous.keys[at === one ? other : at === other ? one : at] ?? key,
        ),
      })),
    remove: (index: number) =>
      setKeys((previous) => ({...previous, keys: previous.keys.filter((_, at) => at !== index)})),
  };
}
