import {expect, it} from 'vitest';
import {fullQuestion, lastInFull} from '../../src/features/assistant/followUp.ts';

it.each([
  ['and in Python?', 'How do I start the client in Java?', 'How do I start the client in Python?'],
  ['What about for iOS', 'How do I log events for the Android SDK?', 'How do I log events for iOS'],
  ['and when it fails?', 'How do I start it?', 'How do I start it when it fails?'],
  ['and in Python?', undefined, 'and in Python?'],
  ['Android setup', 'How do I start it?', 'Android setup'],
  ['What is a flag?', 'How do I start it?', 'What is a flag?'],
])('“%s” after “%s” asks “%s”', (question, previous, full) => {
  expect(fullQuestion(question, previous)).toBe(full);
});

it('a subject lasts over several questions', () => {
  const questions = ['How do I start the client in Java?', 'and in Python?', 'and in Go?'];
  expect(lastInFull(questions)).toBe('How do I start the client in Go?');
  expect(lastInFull([])).toBeUndefined();
});
