import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgColumn } from 'drizzle-orm/pg-core';
import schema from '../../../docs/my-data.schema.json';
import { useTestApp } from '../../testing/app';
import type { TestUser } from '../../testing/factories';
import { dataParts } from './myData';
import { makeWholePerson, OTHERS_WORDS } from './testing/wholePerson';
import { withheldColumns, withheldTables } from './testing/withheld';

const test = useTestApp();

const URL = '/v1/users/my-account/data';

const download = async (person: TestUser) => (await test.as(person)).get(URL);

const givenColumns = (table: string): Set<string> =>
  new Set(
    dataParts
      .filter((part) => getTableConfig(part.table).name === table)
      .flatMap(({ owner, fields }) => [owner, ...Object.values(fields).filter((field) => is(field, PgColumn))])
      .map(({ name }) => name),
  );

it('every column of the database is in the file, or withheld for a reason', async () => {
  const { rows } = await test.app.context.database.db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name`);
  const undecided = rows
    .filter(({ name }) => !(name in withheldTables))
    .flatMap(({ name, columns }) => {
      const decided = new Set([...givenColumns(name), ...Object.keys(withheldColumns[name] ?? {})]);
      return columns.filter((column) => !decided.has(column)).map((column) => `${name}.${column}`);
    });
  expect(undecided).toEqual([]);
  const known = new Map(rows.map(({ name, columns }) => [name, columns]));
  const gone = [
    ...Object.keys(withheldTables).filter((name) => !known.has(name) || givenColumns(name).size > 0),
    ...Object.entries(withheldColumns).flatMap(([name, columns]) =>
      Object.keys(columns)
        .filter((column) => !known.get(name)?.includes(column) || givenColumns(name).has(column))
        .map((column) => `${name}.${column}`),
    ),
  ];
  expect(gone).toEqual([]);
});

it('the file has all of a person’s data, as its schema describes it, without secrets, others’ words or anybody else’s data', async () => {
  const { anna, neighbour } = await makeWholePerson(test);
  const { status, headers, body } = await download(anna);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="stepwell-my-data-2026-03-03.json"',
    'cache-control': 'no-store',
  });
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.validate(schema, body);
  expect(ajv.errors).toBeNull();
  const parts = body as Record<string, unknown[]>;
  expect(dataParts.filter(({ name }) => parts[name]?.length === 0)).toEqual([]);
  expect(parts).toMatchObject({
    account: [{ id: anna.id, email: anna.email }],
    photos: [{ image: Buffer.from('pixels of a photo').toString('base64') }],
    codes: [{ newEmail: 'anna.new@example.com' }],
    invitationsReceived: [{ name: 'Anna as invited' }],
    cheersReceived: [{}],
    commentsWritten: [{ text: 'Well done' }],
    messages: [{ content: 'Hello, all' }],
    attendance: [{ apology: 'On a train' }],
  });
  const text = JSON.stringify(body);
  for (const secret of [OTHERS_WORDS, 'other@example.com', 'hash of', 'secret-', neighbour.id, '$argon2'])
    expect(text).not.toContain(secret);

  const strangers = (await download(await test.make.user())).body as Record<string, unknown[]>;
  expect(JSON.stringify(strangers)).not.toContain(anna.id);
  const filled = dataParts.map(({ name }) => name).filter((name) => strangers[name]?.length);
  expect(filled).toEqual(['account', 'logins']);
});

it('years of messages are read in batches, each message once', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  await test.app.context.database.db.execute(sql`
    insert into messages (id, channel_id, sender_id, content, created_at)
    select gen_random_uuid(), ${pod.channelId}::uuid, ${anna.id}::uuid, 'Message ' || n, now()
    from generate_series(1, 1001) n`);
  const asAnna = await test.as(anna);
  const { statements, result } = await test.countStatements(() => asAnna.get(URL));
  const { messages } = result.body as { messages: { content: string }[] };
  expect(new Set(messages.map(({ content }) => content)).size).toBe(1001);
  expect(messages).toHaveLength(1001);
  expect(statements.filter((statement) => statement.includes('from "messages"')).length).toBe(4);
});

it('the file opens once with a ticket, five times a day', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const { ticket } = (await asAnna.post('/v1/users/tickets')).body as { ticket: string };
  expect((await test.anyone().get(`${URL}?authToken=${ticket}`)).status).toBe(200);
  expect((await test.anyone().get(`${URL}?authToken=${ticket}`)).status).toBe(401);
  for (let more = 0; more < 4; more++) expect((await asAnna.get(URL)).status).toBe(200);
  expect((await asAnna.get(URL)).status).toBe(429);
  expect((await download(await test.make.user())).status).toBe(200);
});
