import { and, asc, eq, sql } from 'drizzle-orm';
import { MISSED_MESSAGE_FREQUENCIES } from '../../../domain/notifications/settings';
import { updateProfile } from '../../account/updateProfile';
import type { App } from '../../app';
import { disableMember } from '../../members/disableMember';
import { enableMember } from '../../members/enableMember';
import { pushDeviceInput } from '../../notifications/testing/notices';
import { updateSettings } from '../../notifications/updateSettings';
import { members, podMembers, pushSubscriptions, sessions } from '../../platform/database/schema';
import { useStreams } from '../../platform/events/testing/streams';
import { useSmtp } from '../../platform/mail/testing/smtp';
import { useTestApp } from '../../testing/app';
import { recordPush } from '../../testing/fakes';
import { markRead } from '../markRead';
import { muteChannel } from '../muteChannel';
import { sendMessage } from '../messages/sendMessage';
import { simulatedActsOf, makeCommunity, ZONES, type Community, type SimulatedAct } from '../testing/digestMonth';
import type { ExpectedDigest } from '../testing/digestModel';
import { waitingDigests } from '../testing/digests';
import { runDigestRound } from './digestJob';
import { findMissed } from './findMissed';
import { sendDigests } from './sendDigests';

/** The quick test simulates a week; the full test a month, with every kind of event. */
const isMonth = process.env.TEST_FORM === 'full';

// Clocks go forward in America on 8 March and in Europe on 29 March.
const START = '2026-03-02T00:00:00Z';
const [DAYS, MIN_DIGESTS, MIN_MERGED] = isMonth ? [31, 300, 10] : [8, 60, 2];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const push = recordPush();
const { config, smtp } = useSmtp();
const test = useTestApp({ now: START, config, deps: { push } });
const { anotherProcess } = useStreams(test);

const WITH_DEVICE = 12;

async function giveDevices({ people }: Community): Promise<Map<string, string>> {
  const { db } = test.app.context.database;
  const now = test.clock.now();
  const owners = new Map<string, string>();
  for (const [index, { id: userId, email }] of people.slice(0, WITH_DEVICE).entries()) {
    const expiresAt = new Date(now.getTime() + 60 * DAY);
    const [session] = await db.insert(sessions).values({ userId, createdAt: now, expiresAt }).returning();
    const input = pushDeviceInput(`month-${index}`);
    await db.insert(pushSubscriptions).values({ ...input, userId, sessionId: session?.id ?? '', createdAt: now });
    owners.set(input.endpoint, email);
  }
  return owners;
}

async function happen({ what }: SimulatedAct, { random, people, model, first }: Community, context: App['context']) {
  const { db } = context.database;
  const now = test.clock.now().getTime();
  const person = random.pick(people);
  const known = model.people.get(person.id);
  if (!known) throw new Error('Nobody');
  const mine = model.channels.filter((channel) => channel.people.has(person.id));
  const placeOf = async () => {
    const [place] = await db
      .select()
      .from(members)
      .where(and(eq(members.userId, person.id), eq(members.membershipId, first.id)));
    const [seat] = await db
      .select()
      .from(podMembers)
      .where(and(eq(podMembers.userId, person.id), eq(podMembers.membershipId, first.id)));
    return place && seat?.role === 'participant' ? { place, seat } : undefined;
  };
  const channelOf = async (podId: string) => {
    const { rows } = await db.execute<{ id: string }>(sql`select id from channels where pod_id = ${podId}::uuid`);
    return model.channels.find(({ id }) => id === rows[0]?.id);
  };

  if (what === 'talk') {
    const channel = mine.length > 0 ? random.pick(mine) : undefined;
    if (!channel) return;
    for (let left = random.integer(1, 4); left > 0; left--) {
      test.clock.advance({ milliseconds: 1 });
      const senderId = random.pick([...channel.people]);
      const content = `message ${channel.messages.length} of ${channel.name}`;
      const sent = await sendMessage(context, channel.id, await test.callerOf({ id: senderId }), { content });
      channel.messages.push({ id: sent.id, content, senderId, at: sent.createdEpochMillis });
      model.people.get(senderId)?.read.set(channel.id, channel.messages.length);
    }
  } else if (what === 'read') {
    const channel = mine.length > 0 ? random.pick(mine) : undefined;
    if (!channel || channel.messages.length === 0) return;
    const read = random.integer(known.read.get(channel.id) ?? 0, channel.messages.length);
    const message = channel.messages[read - 1];
    if (!message) return;
    await markRead(context, channel.id, person.id, { messageId: message.id, status: 'READ' });
    known.read.set(channel.id, read);
  } else if (what === 'unread') {
    const channel = mine.find(({ id }) => (known.read.get(id) ?? 0) > 0);
    if (!channel) return;
    const read = random.integer(0, (known.read.get(channel.id) ?? 0) - 1);
    await markRead(context, channel.id, person.id, { messageId: channel.messages[read]?.id ?? '', status: 'UNREAD' });
    known.read.set(channel.id, read);
  } else if (what === 'mute') {
    const channel = mine.length > 0 ? random.pick(mine) : undefined;
    if (!channel) return;
    await muteChannel(context, channel.id, person.id, { muted: true });
    known.muted.add(channel.id);
  } else if (what === 'unmute') {
    const quiet = [...model.people.values()].find(({ muted }) => muted.size > 0);
    const channel = model.channels.find(({ id }) => quiet?.muted.has(id));
    if (!quiet || !channel) return;
    await muteChannel(context, channel.id, quiet.id, { muted: false });
    model.unmute(quiet, channel);
  } else if (what === 'choose') {
    const [frequency, showPreviews] = [random.pick(MISSED_MESSAGE_FREQUENCIES), random.chance(0.7)];
    await updateSettings(context, person.id, { type: 'MISSED_POD_MESSAGE', frequency, showPreviews });
    Object.assign(known, { frequency, showPreviews });
  } else if (what === 'move') {
    const timezone = random.pick(ZONES);
    await updateProfile(context, person.id, { timezone });
    known.zone = timezone;
  } else {
    const found = await placeOf();
    if (!found) return;
    const channel = await channelOf(found.seat.podId);
    const isDisabled = found.place.disabledAt !== null;
    if (what === 'disable' && !isDisabled) {
      await disableMember(context, first.id, found.place.id);
      channel?.people.delete(person.id);
    } else if (what === 'enable') {
      const [gone] = await db
        .select()
        .from(members)
        .where(and(eq(members.membershipId, first.id), sql`${members.disabledAt} is not null`))
        .orderBy(asc(members.id));
      const [seat] = gone ? await db.select().from(podMembers).where(eq(podMembers.userId, gone.userId)) : [];
      if (!gone || !seat || seat.membershipId !== first.id) return;
      await enableMember(context, first.id, gone.id);
      (await channelOf(seat.podId))?.people.add(gone.userId);
    } else if (what === 'leave' && !isDisabled) {
      const { podId } = found.seat;
      await db.delete(podMembers).where(and(eq(podMembers.podId, podId), eq(podMembers.userId, person.id)));
      channel?.people.delete(person.id);
    }
  }
  expect(test.clock.now().getTime() - now).toBeLessThan(10);
}

async function onTheirWay(): Promise<ExpectedDigest[]> {
  const rows = await waitingDigests(test);
  const digests = rows.map(({ to, createdAt, contents }) => ({
    to,
    at: createdAt.getTime(),
    channels: contents.channels
      .map(({ name, count, from, lines = [] }) => ({ name, count, from, lines: lines.map(({ text }) => text) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));
  return digests.sort((a, b) => (a.to < b.to ? -1 : 1));
}

const receivedLines = () =>
  smtp().received.flatMap(({ to, text }) =>
    (text?.match(/‘message \d+ of .*’/g) ?? []).map((line) => `${to?.[0]?.address}: ${line}`),
  );

/** A process that stops before its transaction commits. */
const stopping = (context: App['context']): App['context'] => ({
  ...context,
  act: (work) =>
    context.act(async (act) => {
      await work(act);
      throw new Error('stopped');
    }),
});

it('fifty people on two processes get each digest on time, with no message repeated or omitted', async () => {
  const community = await makeCommunity(test, 20260302);
  const { model, random } = community;
  for (const { id, frequency } of model.people.values()) {
    await updateSettings(test.app.context, id, { type: 'MISSED_POD_MESSAGE', frequency });
  }
  const deviceOwners = await giveDevices(community);
  const start = test.clock.now().getTime();
  const happenings = simulatedActsOf(random, start, DAYS);
  const restarts = (isMonth ? [7, 15, 27] : [3]).map((day) => start + day * DAY);
  let other = await anotherProcess();
  let wasAway = false;
  const month = [
    [10 * 24 + 1, 10 * 24 + 13],
    [19 * 24, 21 * 24 + 9],
  ];
  const outages = (isMonth ? month : [[4 * 24 + 1, 6 * 24 + 9]]).map(([from = 0, to = 0]) => ({
    from: start + from * HOUR,
    to: start + to * HOUR,
  }));
  const seen = { digests: 0, messages: 0, frequencies: new Set<string>(), rounds: 0, merged: 0 };

  async function restart(): Promise<void> {
    await findMissed(other.context);
    await expect(sendDigests(stopping(other.context))).rejects.toThrow('stopped');
    await other.close();
    await other.context.database.close();
    other = await anotherProcess();
  }

  async function deliver(now: number, due: number): Promise<void> {
    const isAway = outages.some(({ from, to }) => from <= now && now < to);
    const isBack = wasAway && !isAway;
    wasAway = isAway;
    smtp().refuse(isAway ? 451 : undefined);
    if (due === 0 && !isBack) return;
    const { db } = test.app.context.database;
    if (isBack)
      await db.execute(sql`update pgboss.job set start_after = now() - interval '1 second' where name = 'mail'`);
    if (!isAway) {
      const mails = model.deliver();
      expect(await onTheirWay()).toEqual(mails);
      if (isBack) seen.merged += mails.length;
    }
    await random.pick([test.app.context, other.context]).jobs.drain();
    if (!isAway) expect(await onTheirWay()).toEqual([]);
  }

  async function round(): Promise<void> {
    seen.rounds += 1;
    const now = test.clock.now().getTime();
    if ((restarts[0] ?? Infinity) <= now && model.nextDue() <= now) {
      restarts.shift();
      await restart();
    }
    const both = [test.app.context, other.context];
    const some = random.chance(0.3) ? both : [random.pick(both)];
    await Promise.all(some.map(runDigestRound));
    const expected = model.round(now);
    await deliver(now, expected.length);
    for (const { to, channels } of expected) {
      seen.digests += 1;
      seen.messages += channels.reduce((sum, { count }) => sum + count, 0);
      const reader = [...model.people.values()].find(({ email }) => email === to);
      seen.frequencies.add(reader?.frequency ?? '');
    }
    const withDevice = expected.filter(({ to }) => [...deviceOwners.values()].includes(to));
    if (withDevice.length === 0) return;
    const pushed = push.sent.splice(0).map(({ target, payload }) => ({
      to: deviceOwners.get(target.endpoint),
      count: Number(/^(\d+)/.exec((JSON.parse(payload) as { body: string }).body)?.[1]),
    }));
    expect(pushed.sort((a, b) => ((a.to ?? '') < (b.to ?? '') ? -1 : 1))).toEqual(
      withDevice.map(({ to, channels }) => ({ to, count: channels.reduce((sum, { count }) => sum + count, 0) })),
    );
  }

  async function until(end: number): Promise<void> {
    for (let due = model.nextDue(); due <= end; due = model.nextDue()) {
      // The due time is past if a person has just turned digests on, or has regained access.
      const at = Math.max(due, test.clock.now().getTime());
      if (at === due && random.chance(0.15)) {
        test.clock.set(new Date(due - 1).toISOString());
        await round();
      }
      test.clock.set(new Date(at).toISOString());
      await round();
    }
    test.clock.set(new Date(Math.max(end, test.clock.now().getTime())).toISOString());
  }

  for (const happening of happenings) {
    await until(happening.at);
    await happen(happening, community, random.chance(0.5) ? test.app.context : other.context);
    if (random.chance(0.2)) await round();
  }
  for (const person of model.people.values()) {
    await updateSettings(other.context, person.id, { type: 'MISSED_POD_MESSAGE', frequency: 'HOURLY' });
    person.frequency = 'HOURLY';
  }
  await until(test.clock.now().getTime() + DAY);
  expect(model.nextDue()).toBe(Infinity);
  expect(restarts).toEqual([]);
  const lines = receivedLines();
  expect(lines.length).toBeGreaterThan(MIN_DIGESTS);
  expect(new Set(lines).size).toBe(lines.length);
  expect(seen.digests).toBeGreaterThan(MIN_DIGESTS);
  // Digests that became due more than once while the mail server was unavailable were sent as one mail.
  expect(seen.merged).toBeGreaterThan(MIN_MERGED);
  expect(smtp().received.length).toBeLessThan(seen.digests - MIN_MERGED);
  expect([...seen.frequencies].sort()).toEqual(MISSED_MESSAGE_FREQUENCIES.filter((one) => one !== 'NEVER').sort());
});
