import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { withoutLeaderSubject } from '../../pods';
import { queues } from '../../areas';
import { addressOf, onDatabase } from '../../testing/database/databaseServer';
import { migrateDatabase, migrationsFolder, runMigrations } from './migrate';

const server = process.env.TEST_SERVER_URL as string;
const name = `${process.env.TEST_TEMPLATE}_upgrade`;
const url = addressOf(server, name);

const id = (end: string) => `00000000-0000-7000-8000-${end.padStart(12, '0')}`;

async function emptyTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public' order by 1`,
  );
  const empty: string[] = [];
  for (const { table } of rows) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount === 0) empty.push(table);
  }
  return empty;
}

const upgraded = (query: string) => onDatabase(url, async (client) => (await client.query(query)).rows as unknown[]);

beforeAll(async () => {
  const [release] = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const fixture = await readFile(path.join(__dirname, 'testing/release_0_1_0.sql'), 'utf8');
  await onDatabase(server, (client) => client.query(`create database ${name}`));
  await onDatabase(url, async (client) => {
    await runMigrations(client, migrationsFolder(), release!.folderMillis);
    await client.query(fixture);
    expect(await emptyTables(client)).toEqual([]);
  });
  await migrateDatabase(url, queues);
});
afterAll(() => onDatabase(server, (client) => client.query(`drop database ${name}`)));

describe('a database of 0.1.0 with a row in each table is upgraded', () => {
  it('names are composed and lose the characters that change their direction', async () => {
    expect(await upgraded('select first_name, last_name from users order by id limit 3')).toEqual([
      { first_name: 'Olivia', last_name: 'Owner' },
      { first_name: 'Léa', last_name: 'Dubois' },
      { first_name: '?', last_name: "O'Neil & Sons" },
    ]);
    expect(await upgraded('select name from businesses union all select name from memberships')).toEqual([
      { name: 'Café' },
      { name: 'Early birds' },
    ]);
    expect(await upgraded('select name from pods order by id')).toEqual([{ name: 'Led' }, { name: 'Unled' }]);
    expect(await upgraded(`select payload from codes`)).toEqual([{ payload: { firstName: 'Anna' } }]);
  });

  it('members have the copies of names by which lists are searched and sorted', async () => {
    expect(
      await upgraded(
        'select first_name_key, email_key, first_name_order, last_name_order from members order by id limit 1',
      ),
    ).toEqual([
      {
        first_name_key: 'lea',
        email_key: 'lea@example.com',
        first_name_order: 'Léa\tDubois',
        last_name_order: 'Dubois\tLéa',
      },
    ]);
  });

  it('messages are searched without accents, and each channel records its last message', async () => {
    expect(await upgraded('select content_key from messages order by id')).toEqual([
      { content_key: 'δρομοσ lodz' },
      { content_key: '' },
      { content_key: 'plain' },
    ]);
    expect(await upgraded('select last_message_id from channels order by id')).toEqual([
      { last_message_id: id('83') },
      { last_message_id: null },
    ]);
    expect(await upgraded('select begun_after from digest_search')).toEqual([{ begun_after: id('83') }]);
  });

  it('sessions count as last used when they began, and their end has not been announced', async () => {
    expect(await upgraded('select last_used_at = created_at as same, end_announced_at from sessions')).toEqual([
      { same: true, end_announced_at: null },
    ]);
    expect(await upgraded('select from push_subscriptions')).toEqual([]);
  });

  it('a step with a future date is due a reminder the day before', async () => {
    expect(await upgraded(`select remind_at from next_tiny_steps order by id`)).toEqual([
      { remind_at: new Date('2126-01-02T12:00Z') },
      { remind_at: null },
    ]);
  });

  it('every meeting’s reminders are checked', async () => {
    expect(await upgraded('select from meetings where look_at is null')).toEqual([]);
  });

  it('a notification that a pod has no leader gets a subject by which it can end, and is closed if it is no longer true', async () => {
    expect(
      await upgraded(`select subject, dismissed_at is null as open from notifications order by id limit 2`),
    ).toEqual([
      { subject: withoutLeaderSubject(id('51')), open: false },
      { subject: withoutLeaderSubject(id('52')), open: true },
    ]);
  });

  it('a notification needs an answer if it asks something, and keeps its words, with the names apart', async () => {
    expect(await upgraded(`select needs_answer, names, data from notifications order by id offset 2`)).toEqual([
      { needs_answer: true, names: null, data: { html: 'Lead the pod?' } },
      {
        needs_answer: false,
        names: { [id('1')]: 'Olivia Owner' },
        data: { html: `{${id('1')}} joined.`, quote: 'I <coach> & "listen".' },
      },
    ]);
  });

  it('a queued email about a meeting gets the join link, and a sent one stays as it is', async () => {
    expect(await upgraded(`select data from mails order by id`)).toEqual([
      { data: expect.objectContaining({ reason: 'changed', link: `https://stepwell.example/j/${id('41')}` }) },
      { data: {} },
    ]);
  });

  it('the events of deleted channels are deleted', async () => {
    expect(await upgraded('select channel_id from events order by position')).toEqual([
      { channel_id: id('71') },
      { channel_id: null },
    ]);
  });
});
