import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { pageLinks } from '../../../domain/links';
import { withoutLeaderSubject } from '../../pods';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';
import { packageRoot } from '../config/packageRoot';
import { channelReads, channels, mails, membershipFeatures, messages, notifications, pods, sessions } from './schema';

const test = useTestApp();

/** Runs the statements of a migration again. */
async function migrateBy(name: string): Promise<void> {
  const file = path.join(packageRoot(), 'src/server/platform/database/migrations', `${name}.sql`);
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint')) {
    await test.app.context.database.db.execute(sql.raw(statement));
  }
}

it('on upgrading, each person’s newest waiting digest gets the collapse key, so that the next digest replaces it', async () => {
  const { db } = test.app.context.database;
  const [anna, ben] = [v7(), v7()];
  const write = (template: string, state: 'queued' | 'sent', data: Record<string, unknown>) =>
    db
      .insert(mails)
      .values({ id: v7(), toAddress: 'reader@example.com', template, state, data, createdAt: test.clock.now() });
  await write('missed-messages', 'queued', { userId: anna, ranges: [], secret: 'older' });
  await write('missed-messages', 'queued', { userId: anna, ranges: [], secret: 'newer' });
  await write('missed-messages', 'queued', { userId: ben, ranges: [], secret: 'only' });
  await write('missed-messages', 'sent', {});
  await write('password-changed', 'queued', { firstName: 'Anna' });
  await db.execute(sql`alter table mails drop column collapse_key`);
  await migrateBy('0024_waiting_mails');
  const rows = await db.select().from(mails).orderBy(asc(mails.id));
  expect(rows.map(({ collapseKey }) => collapseKey)).toEqual([null, anna, ben, null, null]);
});

it('on upgrading, existing sessions count as last used when they started, and keep their end', async () => {
  const { db } = test.app.context.database;
  const { id: userId } = await test.make.user();
  const day = 24 * 60 * 60 * 1000;
  const createdAt = new Date(test.clock.now().getTime() - 5 * day);
  const expiresAt = new Date(createdAt.getTime() + 7 * day);
  await db.insert(sessions).values({ userId, createdAt, expiresAt });
  await db.execute(sql`alter table sessions drop column last_used_at, drop column end_announced_at`);
  await migrateBy('0047_session_use');
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(rows).toMatchObject([{ createdAt, lastUsedAt: createdAt, expiresAt, endAnnouncedAt: null }]);
});

it('meeting mails waiting during an upgrade get the join link, and sent mails stay unchanged', async () => {
  const { db } = test.app.context.database;
  const meetingId = v7();
  const podLink = `https://stepwell.example/pod?p=${v7()}`;
  const before = { podName: 'Early Birds', uid: `${meetingId}@stepwell`, podLink };
  const write = (state: 'queued' | 'sent', data: Record<string, unknown>) =>
    db.insert(mails).values({
      id: v7(),
      toAddress: 'meets@example.com',
      template: 'meeting',
      state,
      data,
      createdAt: test.clock.now(),
    });
  await write('queued', { ...before, reason: 'joined', link: '', isLinkComing: true });
  await write('queued', { ...before, reason: 'linked', link: 'https://meet.example.com/pod' });
  await write('sent', {});
  await migrateBy('0041_queued_join_links');
  const rows = await db.select().from(mails).where(eq(mails.toAddress, 'meets@example.com')).orderBy(asc(mails.id));
  const link = `https://stepwell.example/j/${meetingId}`;
  expect(rows.map(({ data }) => data)).toEqual([
    { ...before, reason: 'joined', link },
    { ...before, reason: 'changed', link },
    {},
  ]);
});

it('the new index of messages replaces the old one, or stays if it is already there', async () => {
  const { db } = test.app.context.database;
  const indexes = async () => {
    const of = sql`select indexname, indexdef from pg_indexes where starts_with(indexname, 'messages_in_channel')`;
    return (await db.execute(of)).rows;
  };
  const wanted = await indexes();
  expect(wanted).toEqual([
    { indexname: 'messages_in_channel', indexdef: expect.stringContaining('INCLUDE (content_key, sender_id)') },
  ]);
  await db.execute(sql`alter index messages_in_channel rename to messages_in_channel_new`);
  await db.execute(sql`create index messages_in_channel on messages (channel_id, id)`);
  for (let time = 0; time < 2; time += 1) {
    await migrateBy('0026_messages_in_channel');
    expect(await indexes()).toEqual(wanted);
  }
});

it('after the upgrade, searches without accents also find earlier messages', async () => {
  const { db } = test.app.context.database;
  const pod = await test.make.pod();
  const write = (content: string) =>
    db.insert(messages).values({ id: v7(), channelId: pod.channelId, content, createdAt: test.clock.now() });
  const keys = async () =>
    (await db.select({ key: messages.contentKey }).from(messages).orderBy(asc(messages.id))).map(({ key }) => key);
  const { rows } = await db.execute<{ source: string }>(sql`select pg_get_functiondef('fold_text'::regproc) as source`);
  await db.execute(sql`create or replace function fold_text(given text) returns text language sql immutable strict
    parallel safe return lower(given)`);
  for (const content of ['ΔΡΌΜΟΣ', 'plain', 'Łódź']) await write(content);
  await db.execute(sql.raw(rows[0]!.source));
  expect(await keys()).not.toEqual(['δρομοσ', 'plain', 'lodz']);
  await migrateBy('0045_messages_folded');
  expect(await keys()).toEqual(['δρομοσ', 'plain', 'lodz']);
});

it('after the upgrade, earlier names are in composed Unicode, in lists of members too', async () => {
  const { db } = test.app.context.database;
  const user = await test.make.user({ firstName: 'Zoe\u0308', lastName: 'Lee' });
  await test.make.member(await test.make.membership(), { user });
  await migrateBy('0046_names_composed');
  const { rows } = await db.execute(sql`select u.first_name, m.first_name_order
    from users u join members m on m.user_id = u.id where u.id = ${user.id}`);
  expect(rows).toEqual([{ first_name: 'Zo\u00EB', first_name_order: 'Zo\u00EB\tLee' }]);
});

it('after the upgrade, earlier notifications that a pod has no leader end with it, or have ended', async () => {
  const { db } = test.app.context.database;
  const { membership, ...led } = await test.make.pod();
  const unled = await test.make.pod({ membership, leader: null });
  const values = [led.id, unled.id, v7()].map((podId) => ({
    id: v7(),
    userId: membership.business.owner.id,
    kind: 'pod-without-leader',
    message: 'A pod has no leader.',
    actionType: 'DISMISSIBLE_ACTION' as const,
    primaryActionUrl: pageLinks.leaderSwitch(podId),
    createdAt: test.clock.now(),
  }));
  await db.insert(notifications).values(values);
  await migrateBy('0064_notices_without_leader');
  const open = db
    .select({ subject: notifications.subject })
    .from(notifications)
    .where(isNull(notifications.dismissedAt));
  expect(await open).toEqual([{ subject: withoutLeaderSubject(unled.id) }]);
});

describe('when upgrading, notifications of mentions', () => {
  const db = () => test.app.context.database.db;

  async function write(channelId: string): Promise<string> {
    const id = v7();
    await db().insert(messages).values({ id, channelId, content: 'Hello', createdAt: test.clock.now() });
    return id;
  }

  async function leaderChannelOf({ id }: TestMembership): Promise<string> {
    const [row] = await db()
      .select({ id: channels.id })
      .from(channels)
      .where(and(eq(channels.membershipId, id), isNull(channels.podId)));
    return row!.id;
  }

  /** A notification that identifies its mention by the message. */
  const mention = (messageId: string, { id: userId }: { id: string }, message: string, dismissal: object = {}) =>
    db()
      .insert(notifications)
      .values({
        id: v7(),
        userId,
        kind: 'mentioned',
        message,
        actionType: 'DISMISSIBLE_ACTION',
        subject: `mention:${messageId}`,
        createdAt: test.clock.now(),
        ...dismissal,
      });

  const read = (channelId: string, { id: userId }: { id: string }, lastMessageId: string) =>
    db().insert(channelReads).values({ channelId, userId, lastMessageId });

  async function upgrade(): Promise<string[]> {
    await db().execute(sql`drop index notifications_group`);
    await migrateBy('0023_notification_group_index');
    const open = await db()
      .select({ message: notifications.message })
      .from(notifications)
      .where(or(isNull(notifications.dismissedAt), isNotNull(notifications.dismissalId)))
      .orderBy(asc(notifications.id));
    return open.map(({ message }) => message);
  }

  beforeEach(() => db().delete(notifications));

  it('unread notifications stay for people in the pod', async () => {
    const pod = await test.make.pod();
    const { membership } = pod;
    const [first, second] = [await write(pod.channelId), await write(pod.channelId)];
    const participant = await test.make.participant(pod);
    const reader = await test.make.participant(pod);
    await read(pod.channelId, reader, first);
    await mention(first, pod.leader!, 'leader');
    await mention(first, participant, 'participant');
    await mention(second, participant, 'dismissed a moment ago', { dismissedAt: test.clock.now(), dismissalId: v7() });
    await mention(first, reader, 'has read it');
    await mention(first, reader, 'has read it and dismissed', { dismissedAt: test.clock.now(), dismissalId: v7() });
    await mention(second, reader, 'has read up to it');
    await mention(first, await test.make.member(membership), 'has left the pod');
    await mention(first, membership.business.owner, 'staff');
    await mention(
      first,
      await test.make.participant(pod, await test.make.member(membership, { disabled: true })),
      'disabled',
    );
    await mention(v7(), participant, 'in a pod that is gone');
    expect(await upgrade()).toEqual(['leader', 'participant', 'dismissed a moment ago', 'has read up to it']);
  });

  it('unread notifications stay for leaders', async () => {
    const pod = await test.make.pod();
    const { membership } = pod;
    const channelId = await leaderChannelOf(membership);
    const message = await write(channelId);
    const [assistant, participant] = [await test.make.participant(pod), await test.make.participant(pod)];
    const confirmed = { assistantUserId: assistant.id, assistantConfirmedAt: test.clock.now() };
    await db().update(pods).set(confirmed).where(eq(pods.id, pod.id));
    const asked = await test.make.pod({ membership });
    const assistantToBe = await test.make.participant(asked);
    await db().update(pods).set({ assistantUserId: assistantToBe.id }).where(eq(pods.id, asked.id));
    await mention(message, membership.business.owner, 'owner');
    await mention(message, pod.leader!, 'leader');
    await mention(message, assistant, 'assistant');
    await mention(message, participant, 'participant');
    await mention(message, assistantToBe, 'is asked to assist');
    expect(await upgrade()).toEqual(['owner', 'leader', 'assistant']);
  });

  it('no notification stays if chat is turned off', async () => {
    const pod = await test.make.pod();
    const feature = { membershipId: pod.membership.id, name: 'Chat' } as const;
    await db()
      .insert(membershipFeatures)
      .values({ ...feature, disabled: true });
    await mention(await write(pod.channelId), pod.leader!, 'leader');
    expect(await upgrade()).toEqual([]);
    expect(await db().$count(notifications)).toBe(1);
  });
});
