import {expect, it} from 'vitest';
import {fullQuestion} from '../../src/features/assistant/followUp.ts';

it.each([
  ['and in Python?', 'How do I start the client in Java?', 'How do I start the client in Python?'],
  ['What about for iOS', 'How do I use the Android SDK?', 'How do I use the iOS SDK?'],
  ['and on iOS?', 'Does the Android SDK cache on disk?', 'Does the iOS SDK cache on disk?'],
  ['and in python?', 'poll interval of the java sdk', 'poll interval of the python sdk'],
  ['and Python?', 'How often does the Node SDK poll?', 'How often does the Python SDK poll?'],
  ['what about BigQuery?', 'how do I connect Snowflake?', 'how do I connect BigQuery?'],
  ['and BigQuery?', 'How do I log from Java to Redshift?', 'How do I log from Java to BigQuery?'],
  ['and .NET?', 'Does Node.js poll?', 'Does .NET poll?'],
  ['and F#?', 'Does it poll in Java?', 'Does it poll in F#?'],
  ['and py?', 'Does Vercel poll?', 'Does py poll?'],
  ['and with React?', 'Does the Node SDK poll?', 'Does the React SDK poll?'],
  ['and how do users react?', 'Does Java poll?', 'Does Java poll how do users react?'],
  ['and how do I stop it in Go?', 'Does Java poll?', 'Does Go poll how do I stop it in Go?'],
  ['and in Java?', 'how does it poll in go', 'how does it poll in Java'],
  ['and in Java?', 'Can I go back to an older flag?', 'Can I go back to an older flag in Java?'],
  ['and next?', 'How do I install the Java SDK?', 'How do I install the Java SDK next?'],
  ['and the next step?', 'Is Go covered?', 'Is Go covered the next step?'],
  ['and go live when?', 'Does Java poll?', 'Does Java poll go live when?'],
  ['and the go sdk?', 'Does the Node SDK poll?', 'Does the go SDK poll?'],
  ['and in next?', 'Does the Node SDK poll?', 'Does the next SDK poll?'],
  ['and when it fails?', 'How do I start it?', 'How do I start it when it fails?'],
  ['and in Python?', undefined, 'and in Python?'],
  ['Android setup', 'How do I start it?', 'Android setup'],
  ['What is a flag?', 'How do I start it?', 'What is a flag?'],
])('“%s” after “%s” asks “%s”', (question, previous, full) => {
  expect(fullQuestion(question, previous)).toBe(full);
});
