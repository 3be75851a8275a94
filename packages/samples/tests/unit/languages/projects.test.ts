import {expect, test} from 'vitest';
import type {Fence} from '../../../core/types.ts';
import {projectsOf} from '../../../languages/toolchains/projects.ts';
import {fence} from './fence.ts';

const kind = {
  extension: '.go',
  isWhole: (code: string) => code !== 'text 9',
  nameOf: () => 'alone.go',
};

const file = (number: number, title?: string): Fence =>
  fence('go', `text ${number}`, {id: `docs/page.mdx#${number}`, meta: {title}});

/** Per project the numbers of its fences by path, and of those that are judged. */
function projects(page: readonly Fence[], fences = page) {
  const number = ({code}: Fence) => Number(code.replace('text ', ''));
  return projectsOf(fences, () => page, kind).map(({files, judged}) => [
    Object.fromEntries([...files].map(([path, each]) => [path, number(each)])),
    judged.map(number),
  ]);
}

test('the files of a page are compiled together, a fence without a name alone', () => {
  const page = [file(1, 'main.go'), file(2), file(3, 'log/log.go')];
  expect(projects(page)).toEqual([
    [{'main.go': 1, 'log/log.go': 3}, [1, 3]],
    [{'alone.go': 2}, [2]],
  ]);
});

test('a later fence of the same name replaces the earlier one from there on', () => {
  const page = [file(1, 'app.go'), file(2, 'retry.go'), file(3, 'app.go'), file(4, 'log.go')];
  expect(projects(page)).toEqual([
    [{'app.go': 1, 'retry.go': 2, 'log.go': 4}, [1, 2]],
    [{'app.go': 3, 'retry.go': 2, 'log.go': 4}, [3, 4]],
  ]);
});

test('a fence that is checked alone is compiled with the others of its page', () => {
  const page = [file(1, 'main.go'), file(2, 'log.go')];
  expect(projects(page, [page[1]!])).toEqual([[{'main.go': 1, 'log.go': 2}, [2]]]);
});

test('what may break others stands alone: parts of files, unchecked files, paths out of the page', () => {
  const unchecked = fence('go', 'text 3', {meta: {title: 'old.go', unchecked: 'does not compile'}});
  const page = [file(1, 'main.go'), file(9, 'part.go'), unchecked, file(4, '../up.go')];
  expect(projects(page, [page[0]!])).toEqual([[{'main.go': 1}, [1]]]);
  expect(projects(page, [page[3]!])).toEqual([[{'alone.go': 4}, [4]]]);
});
