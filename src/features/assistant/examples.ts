/** Questions offered to readers who do not know what to ask; a test checks that all are answered. */
export const EXAMPLES = [
  'How do I roll out a flag gradually?',
  'What does CUPED do?',
  'Which data warehouses can I connect?',
] as const;
