import {readFileSync} from 'node:fs';
import {beforeEach, describe, expect, it} from 'vitest';
import {openDemoDatabase, type Database} from '../../packages/samples/sql/engine.ts';
import {START_LIMIT_MS} from '../sql-playground/engine.ts';
import {execute} from '../../packages/samples/sql/execute.ts';

/** The fences of SQL in another dialect, in the order of the page. */
function queriesOf(page: string): string[] {
  const source = readFileSync(page, 'utf8');
  return [...source.matchAll(/```sql dialect="\w+"\n(.*?)```/gs)].map(([, sql = '']) => sql);
}

let database: Database;

/** Runs a query that is written for Snowflake, of which DuckDB lacks one form of a function. */
function rowsOf(sql: string): (string | null)[][] {
  const answer = execute(database, sql.replace(/to_timestamp\((\S+), 3\)/g, 'epoch_ms($1)'));
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.result.rows.map((row) => row.map((cell) => cell?.replace('+00', '') ?? null));
}

beforeEach(async () => {
  database = await openDemoDatabase();
}, START_LIMIT_MS);

describe("SendGrid's own events", () => {
  const [assignments = '', facts = ''] = queriesOf('docs/guides/marketing/sendgrid.mdx');

  // The two forms of Twilio's reference: seconds, and milliseconds for a Single Send.
  beforeEach(() => {
    database.connection.query(`
      create table email_to_user as select * from (values
        ('Alice@example.com', 'alice'), ('bob@example.com', 'bob')) as t(email, user_id);
      create table sendgrid_events as select * from (values
        ('alice@example.com', 1741003200000, 'delivered', 'Spring', 'd-1a2b', 'e1'),
        ('bob@example.com', 1741003200, 'delivered', 'Spring', 'd-3c4d', 'e2'),
        ('bob@example.com', 1741003260, 'open', 'Spring', 'd-3c4d', 'e3'),
        ('bob@example.com', 1741003260, 'open', 'Spring', 'd-3c4d', 'e3'),
        ('bob@example.com', 1741104000, 'delivered', 'Spring', 'd-1a2b', 'e4')
      ) as t(email, timestamp, event, singlesend_name, template_id, sg_event_id)`);
  });

  it('become assignments at the time of the delivery, without the send of the winner', () => {
    expect(rowsOf(assignments)).toEqual(
      expect.arrayContaining([
        ['2025-03-03 12:00:00', 'alice', 'Spring', 'control'],
        ['2025-03-03 12:00:00', 'bob', 'Spring', 'treatment'],
      ]),
    );
    expect(rowsOf(assignments)).toHaveLength(2);
  });

  it('become facts, each event once', () => {
    const opens = rowsOf(facts).filter(([, , event]) => event === 'open');
    expect(opens).toEqual([['2025-03-03 12:01:00', 'bob', 'open', 'Spring']]);
  });
});

describe("Braze's Currents", () => {
  const [campaigns = '', canvases = ''] = queriesOf(
    'docs/guides/marketing/integrating-with-braze.mdx',
  );

  beforeEach(() => {
    database.connection.query(`
      create table users_messages_email_send as select * from (values
        (1741003200, '12345', 'Email_14_day_nurture', 'Short'),
        (1741003200, '12345', null, null),
        (1741003200, null, 'Email_14_day_nurture', 'Short')
      ) as t(time, external_user_id, campaign_name, message_variation_name);
      create table users_campaigns_enrollincontrol as select * from (values
        (1741003200, '67890', 'Email_14_day_nurture')) as t(time, external_user_id, campaign_name);
      create table users_canvas_entry as select * from (values
        (1741003200, '12345', 'Nurture', 'Short', false),
        (1741003200, '67890', 'Nurture', null, true)
      ) as t(time, external_user_id, canvas_name, canvas_variation_name, in_control_group)`);
  });

  it('give every variant of a Campaign, control included', () => {
    expect(rowsOf(campaigns)).toEqual([
      [
        '2025-03-03 12:00:00',
        '12345',
        'Email_14_day_nurture',
        'Short',
        '12345-Email_14_day_nurture',
      ],
      [
        '2025-03-03 12:00:00',
        '67890',
        'Email_14_day_nurture',
        'control',
        '67890-Email_14_day_nurture',
      ],
    ]);
  });

  it('give every variant of a Canvas, control included', () => {
    expect(rowsOf(canvases)).toEqual([
      ['2025-03-03 12:00:00', '12345', 'Nurture', 'Short'],
      ['2025-03-03 12:00:00', '67890', 'Nurture', 'control'],
    ]);
  });
});
