import {tooLong, type Outcome, type Values} from '../kit/types.ts';
import {explainMismatch, hmac, readBody} from './explainMismatch.ts';

const refuse = (summary: string): Outcome => ({isGood: false, summary, findings: []});

export async function check({body, secret}: Values<'body' | 'secret'>): Promise<Outcome> {
  const refusal = tooLong(body);
  if (refusal) return refusal;
  if (body.trim() === '') return refuse('Paste the body of the request, too.');
  if (secret === '') return refuse('Enter the webhook secret, too.');
  if (!('subtle' in crypto)) {
    return refuse('This browser signs only on pages opened with https or from this computer.');
  }
  const read = readBody(body);
  if (typeof read === 'string') return refuse(read);
  const text = JSON.stringify(read.data);
  const expected = await hmac(text, secret);
  const isGood = expected === read.signature;
  const mismatch = isGood ? [] : [await explainMismatch(read, body, secret)];
  const rows = [
    ['Signed text', `\`${text}\``],
    ['Signature of it', `\`${expected}\``],
    ['Signature in the body', `\`${read.signature}\``],
  ];
  return {
    isGood,
    summary: isGood
      ? 'Verified: this data was signed with this secret.'
      : 'Not verified: your endpoint should answer 401.',
    findings: [...mismatch, ...read.findings],
    tables: [{caption: 'What was compared', head: ['Part', 'Value'], rows}],
  };
}
