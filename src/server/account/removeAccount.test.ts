import { randomUUID } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { contents } from '../chat/testing/talk';
import type { AppContext } from '../platform/context';
import { BATCH_ROWS } from '../platform/database/removeInBatches';
import {
  accountRemovals,
  events,
  messageReactions,
  messages,
  notifications,
  photos,
  users,
} from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { PASSWORD } from '../testing/factories';
import { removeAccounts } from './removeAccount';

const test = useTestApp();
const db = () => test.app.context.database.db;

const SECRET = 'My secret';

const MANY = 2 * BATCH_ROWS + 10;

const joined = ({ id: userId }: { id: string }) =>
  sql`${JSON.stringify({ membershipId: randomUUID(), membershipName: 'Circle', person: { userId } })}::jsonb`;

async function heavyWriter() {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const anna = await test.make.participant(
    pod,
    await test.make.member(pod.membership, { user: await test.make.user({ firstName: 'Annabel', lastName: 'Quill' }) }),
  );
  const [asAnna, asLeader] = [await test.as(anna), await test.as(pod.leader!)];
  const url = `/v1/channels/${pod.channelId}/messages`;
  await asLeader.post(url, { content: 'No secret of mine' });
  const first = (await asLeader.post(url, { content: 'Hello' })).body as { id: string };
  const now = test.clock.now().toISOString();
  const names = sql`jsonb_build_object(${anna.id}::text, 'Annabel Quill')`;
  const later = `01a0${pod.channelId.slice(-4)}-0000-7000-8000-`;
  await db().execute(sql`
    insert into message_reactions (message_id, user_id, emoji) values (${first.id}, ${anna.id}, '👍')`);
  await db().execute(sql`
    with written as (
      insert into messages (id, channel_id, sender_id, content, created_at)
      select (${later} || lpad(to_hex(n), 12, '0'))::uuid, ${pod.channelId}::uuid, ${anna.id}::uuid,
        ${SECRET} || ' ' || n, ${now} from generate_series(1, ${MANY}::int) n
      returning id, content)
    insert into events (channel_id, type, payload, created_at)
    select ${pod.channelId}::uuid, 'message', jsonb_build_object('message', jsonb_build_object('id', id, 'senderId', ${anna.id}::text,
      'senderName', 'Annabel Quill', 'content', content)), ${now} from written`);
  await db().execute(sql`
    insert into notifications (id, user_id, kind, data, names, action_type, created_at)
    select gen_random_uuid(), ${pod.leader!.id}, 'member-joined', ${joined(anna)}, ${names}, 'ACKNOWLEDGE', ${now}
    from generate_series(1, ${MANY}::int)`);
  const other = await test.make.participant(pod);
  const oldest = `00000000-0000-7000-8000-${pod.channelId.slice(-12)}`;
  await db().execute(sql`
    insert into notifications (id, user_id, kind, data, names, action_type, created_at)
    values (${oldest}::uuid, ${other.id}, 'member-joined', ${joined(anna)}, ${names}, 'ACKNOWLEDGE', ${now}),
      (gen_random_uuid(), ${other.id}, 'member-joined', ${joined({ id: randomUUID() })}, null, 'ACKNOWLEDGE', ${now})`);
  return { pod, anna, asAnna, asLeader, asOther: await test.as(other), url, first };
}

function killedAfter(acts: number): AppContext {
  let left = acts;
  const { context } = test.app;
  return {
    ...context,
    act: (work, origin) => (left-- > 0 ? context.act(work, origin) : Promise.reject(new Error('killed'))),
  };
}

const said = (value: unknown) => JSON.stringify(value);

it('an account with too much data for one batch is closed immediately: nobody sees its data or can sign in to it', async () => {
  const { pod, anna, asAnna, asLeader, asOther, url, first } = await heavyWriter();
  const photo = { id: randomUUID(), image: Buffer.from('pixels'), createdAt: test.clock.now() };
  await db()
    .insert(photos)
    .values({ userId: anna.id, ...photo });
  await db().update(users).set({ photoId: photo.id }).where(eq(users.id, anna.id));
  expect(await asAnna.delete('/v1/users/my-user', { password: PASSWORD })).toMatchObject({
    status: 200,
    body: { done: true },
  });
  expect(await db().select().from(accountRemovals)).toMatchObject([{ userId: anna.id }]);
  expect((await asAnna.get('/v1/users/my-user')).status).toBe(401);
  const login = await test.anyone().post('/v1/users/login', { email: anna.email, password: PASSWORD });
  expect(login).toMatchObject({ status: 400 });

  expect(await db().select().from(photos).where(eq(photos.userId, anna.id))).toEqual([]);
  expect(said(await db().select().from(messages).where(eq(messages.senderId, anna.id)))).toContain(SECRET);
  const oldest = await asLeader.get(`${url}?after=${first.id}&limit=200`);
  expect(contents(oldest)).toEqual(Array(200).fill('Message removed'));
  const [greeting] = (await asLeader.get(`${url}?around=${first.id}&limit=1`)).body as object[];
  expect(greeting).not.toHaveProperty('reactions');
  const answers = [
    oldest,
    await asLeader.get(url),
    await asLeader.get('/v1/channels/my-channels'),
    await asLeader.get(`/v1/messages?q=secret&channelId=${pod.channelId}`),
    await asLeader.get(`/v1/pods/${pod.id}`),
    await asLeader.get('/v1/notifications/my-notifications'),
    await asOther.get('/v1/notifications/my-notifications'),
  ];
  // Hidden messages don't use up the limit of results.
  expect(said(answers[3]?.body)).toContain('No secret of mine');
  expect(said(answers[6]?.body)).toContain('joined Circle.');
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    for (const word of [`${SECRET} `, anna.id, photo.id, 'Annabel', 'Quill', anna.email])
      expect(said(body)).not.toContain(word);
  }
});

it('a closed account frees its address immediately', async () => {
  const { anna, asAnna } = await heavyWriter();
  await asAnna.delete('/v1/users/my-user', { password: PASSWORD });
  const person = { firstName: 'Anna', lastName: 'Again', email: anna.email, password: 'Tiny-Step-1' };
  await test.anyone().post('/v1/businesses', { businessName: 'Fresh start', ...person });
  expect(await db().select().from(users).where(eq(users.email, anna.email))).toMatchObject([{ lastName: 'Again' }]);
});

it("a removal that stops between batches continues from there, and leaves none of the person's data", async () => {
  await removeAccounts(test.app.context);
  const { anna, asAnna, asLeader, url } = await heavyWriter();
  await asAnna.delete('/v1/users/my-user', { password: PASSWORD });
  const left = async () => (await db().select().from(messages).where(eq(messages.senderId, anna.id))).length;
  const before = await left();
  await expect(removeAccounts(killedAfter(1))).rejects.toThrow('killed');
  expect(await left()).toBe(before - BATCH_ROWS);
  expect(await db().select().from(users).where(eq(users.id, anna.id))).toHaveLength(1);
  expect(contents(await asLeader.get(`${url}?limit=200`))).toEqual(Array(200).fill('Message removed'));

  await removeAccounts(test.app.context);
  const ofAnna = await Promise.all([
    db().select().from(users).where(eq(users.id, anna.id)),
    db().select().from(accountRemovals).where(eq(accountRemovals.userId, anna.id)),
    db().select().from(messageReactions).where(eq(messageReactions.userId, anna.id)),
    db()
      .select()
      .from(messages)
      .where(
        or(
          eq(messages.senderId, anna.id),
          sql`${messages.content} like ${`${SECRET}%`} and ${messages.channelId} = ${url.split('/')[3]!}`,
        ),
      ),
    db()
      .select()
      .from(notifications)
      .where(sql`${notifications.names} ? ${anna.id}`),
    db()
      .select()
      .from(events)
      .where(
        sql`${events.payload} -> 'message' ->> 'senderId' = ${anna.id} and ${events.payload}::text like ${`%${SECRET}%`}`,
      ),
  ]);
  expect(ofAnna).toEqual([[], [], [], [], [], []]);
  await removeAccounts(test.app.context);
});
