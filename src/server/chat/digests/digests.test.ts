import { sql } from 'drizzle-orm';
import { pushDeviceInput } from '../../notifications/testing/notices';
import { refuseInserts } from '../../testing/refuseInserts';
import { useTestApp } from '../../testing/app';
import { PASSWORD, type TestUser } from '../../testing/factories';
import { recordPush } from '../../testing/fakes';
import { useDigests } from '../testing/digests';
import { useTalk } from '../testing/talk';
import { sendMessage } from '../messages/sendMessage';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const { podWithTwo, say, mark } = useTalk(test);
const { look, pass, choose, toldTo } = useDigests(test);

beforeEach(() => void push.sent.splice(0));

it('a message unread for an hour is in exactly one digest, with its sender', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await say(pod, leader, 'See you at seven?');
  await pass({ minutes: 59 });
  expect(await toldTo(participant)).toEqual([]);
  test.clock.advance({ minutes: 1 });
  await look();
  expect(await toldTo(participant)).toMatchObject([
    {
      channels: [
        {
          name: pod.name,
          count: 1,
          from: [leader.firstName],
          lines: [{ from: leader.firstName, text: 'See you at seven?' }],
        },
      ],
      link: `http://stepwell.test/chat?c=${pod.channelId}`,
      supportEmail: 'support@example.com',
    },
  ]);
  expect(await toldTo(leader)).toEqual([]);
  test.clock.advance({ hours: 5 });
  await look();
  expect(await toldTo(participant)).toHaveLength(1);
});

it('messages read before the digest is due are left out, and nothing is sent if none are left', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const first = await say(pod, leader, 'One');
  await look();
  test.clock.advance({ minutes: 50 });
  await mark(pod, participant, first);
  await say(pod, leader, 'Two');
  test.clock.advance({ minutes: 10 });
  await look();
  expect(await toldTo(participant)).toEqual([]);
  test.clock.advance({ minutes: 50 });
  await look();
  expect(await toldTo(participant)).toMatchObject([{ channels: [{ count: 1, lines: [{ text: 'Two' }] }] }]);
  const third = await say(pod, leader, 'Three');
  await mark(pod, participant, third);
  await pass({ hours: 2 });
  expect(await test.mails(participant.email)).toHaveLength(1);
});

it('a single digest covers all channels, each of them once', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const other = await test.make.pod();
  const owner = pod.membership.business.owner;
  await test.make.participant(other, await test.make.member(other.membership, { user: participant }));
  await say(pod, leader, 'One');
  await say(other, other.leader as TestUser, 'Two');
  await say(other, other.leader as TestUser, 'Three');
  await pass({ hours: 1 });
  const [digest, ...more] = await toldTo(participant);
  expect(more).toEqual([]);
  expect(digest?.link).toBe('http://stepwell.test/chats');
  expect(digest?.channels.map(({ name, count }) => [name, count]).sort()).toEqual(
    [
      [pod.name, 1],
      [other.name, 2],
    ].sort(),
  );
  expect(await toldTo(owner)).toEqual([]);
});

it.each([
  ['FIVE_MINUTES', { minutes: 5 }],
  ['THREE_HOURS', { hours: 3 }],
  ['DAY', { hours: 23 }],
  ['WEEKLY', { days: 5, hours: 23 }],
] as const)('with %s, a digest is sent when due, and not before', async (frequency, after) => {
  test.clock.set('2026-09-01T08:00:00Z');
  const { pod, leader, participant } = await podWithTwo();
  await choose(participant, frequency);
  await say(pod, leader, 'One');
  await look();
  test.clock.advance(after);
  test.clock.advance({ seconds: -1 });
  await look();
  expect(await toldTo(participant)).toEqual([]);
  test.clock.advance({ seconds: 1 });
  await look();
  expect(await toldTo(participant)).toHaveLength(1);
});

it('with NEVER, no digest is sent; changing the setting sends one with all messages still unread', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await choose(participant, 'NEVER');
  await say(pod, leader, 'One');
  await pass({ days: 6 });
  expect(await toldTo(participant)).toEqual([]);
  await choose(participant, 'DAY');
  await look();
  expect(await toldTo(participant)).toHaveLength(1);
});

it('a shorter frequency, or another zone, applies immediately', async () => {
  test.clock.set('2026-10-06T12:00:00Z');
  const { pod, leader, participant } = await podWithTwo();
  const traveller = await test.make.participant(pod);
  for (const person of [participant, traveller]) await choose(person, 'WEEKLY');
  await say(pod, leader, 'One');
  await look();
  await choose(participant, 'HOURLY');
  test.clock.advance({ hours: 1 });
  await look();
  expect(await toldTo(participant)).toHaveLength(1);
  await choose(traveller, 'DAY');
  await look();
  // 08:00 in Auckland is 19:00 the evening before.
  await (await test.as(traveller)).patch('/v1/users/my-account/profile', { timezone: 'Pacific/Auckland' });
  test.clock.set('2026-10-06T18:59:59Z');
  await look();
  expect(await toldTo(traveller)).toEqual([]);
  test.clock.set('2026-10-06T19:00:00Z');
  await look();
  expect(await toldTo(traveller)).toHaveLength(1);
});

it('without previews a digest names senders and counts, but shows no text', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await choose(participant, 'HOURLY', { showPreviews: false });
  await choose(participant, 'FIVE_MINUTES');
  const person = await test.as(participant);
  await person.post('/v1/notifications/subscribe', pushDeviceInput('discreet'));
  await say(pod, leader, 'A secret');
  await pass({ minutes: 5 });
  const [digest] = await toldTo(participant);
  expect(digest?.channels).toMatchObject([{ count: 1, from: [leader.firstName] }]);
  expect(JSON.stringify(digest)).not.toContain('A secret');
  await test.app.context.jobs.drain();
  expect(push.sent.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
    {
      title: 'Stepwell',
      body: `1 new message in ${pod.name}`,
      path: `/chat?c=${pod.channelId}`,
      tag: 'missed-messages',
    },
  ]);
});

it('a digest also goes to each device, unless all its messages have been read', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const person = await test.as(participant);
  await person.post('/v1/notifications/subscribe', pushDeviceInput('one'));
  await person.post('/v1/notifications/subscribe', pushDeviceInput('two'));
  await say(pod, leader, 'Hello\nthere');
  await pass({ hours: 1 });
  await test.app.context.jobs.drain();
  expect(push.sent.map(({ target }) => target.endpoint).sort()).toEqual([
    pushDeviceInput('one').endpoint,
    pushDeviceInput('two').endpoint,
  ]);
  expect(new Set(push.bodies())).toEqual(new Set([`1 new message in ${pod.name}\n${leader.firstName}: Hello there`]));
  push.sent.splice(0);
  const last = await say(pod, leader, 'More');
  await pass({ hours: 1 });
  expect(await toldTo(participant)).toHaveLength(1);
  await mark(pod, participant, last);
  await test.app.context.jobs.drain();
  expect(push.sent).toEqual([]);
});

it('a person who turns digests off before a push is sent does not get it', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await (await test.as(participant)).post('/v1/notifications/subscribe', pushDeviceInput(participant.id));
  await say(pod, leader, 'Hello');
  await pass({ hours: 1 });
  await choose(participant, 'NEVER');
  await test.app.context.jobs.drain();
  expect(push.sent).toEqual([]);
});

it.each(['left the pod', 'was disabled in the membership', 'deleted their account', 'was disabled'])(
  'a person who %s before a digest gets no digest',
  async (what) => {
    const { pod, leader, participant } = await podWithTwo();
    const { db } = test.app.context.database;
    await say(pod, leader, 'One');
    await look();
    const ways: Record<string, () => Promise<unknown>> = {
      'left the pod': () => db.execute(sql`delete from pod_members where user_id = ${participant.id}`),
      'was disabled in the membership': () =>
        db.execute(sql`update members set disabled_at = now() where user_id = ${participant.id}`),
      'deleted their account': async () =>
        (await test.as(participant)).delete('/v1/users/my-user', { password: PASSWORD }),
      'was disabled': () => db.execute(sql`update users set disabled_at = now() where id = ${participant.id}`),
    };
    await ways[what]?.();
    test.clock.advance({ hours: 1 });
    await look();
    expect(await toldTo(participant)).toEqual([]);
    if (what !== 'was disabled') return;
    await db.execute(sql`update users set disabled_at = null where id = ${participant.id}`);
    test.clock.advance({ days: 1 });
    await look();
    expect(await toldTo(participant)).toHaveLength(1);
  },
);

it('messages of deleted accounts are left out of digests', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const leaver = await test.make.participant(pod);
  await say(pod, leaver, 'Mine');
  await say(pod, leader, 'Two');
  expect((await (await test.as(leaver)).delete('/v1/users/my-user', { password: PASSWORD })).status).toBe(200);
  await pass({ hours: 1 });
  expect(await toldTo(participant)).toMatchObject([{ channels: [{ count: 1, from: [leader.firstName] }] }]);
});

it('enabling a person sends a digest of the messages they had not read', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const { memberId } = participant as TestUser & { memberId: string };
  const owner = await test.as(pod.membership.business.owner);
  await say(pod, leader, 'One');
  expect((await owner.post(`/v1/memberships/${pod.membership.id}/members/${memberId}/disable`)).status).toBe(200);
  await pass({ hours: 1 });
  expect((await owner.post(`/v1/memberships/${pod.membership.id}/members/${memberId}/enable`)).status).toBe(200);
  await look();
  expect(await toldTo(participant)).toHaveLength(1);
});

it('a message committed late is in a digest too', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const { context } = test.app;
  const caller = await test.callerOf(leader);
  await context.database.db.transaction(async (tx) => {
    const late = { ...context, database: { ...context.database, db: tx as unknown as typeof context.database.db } };
    await sendMessage(late, pod.channelId, caller, { content: 'Late' });
    const other = await podWithTwo();
    await say(other.pod, other.leader, 'Meanwhile');
    test.clock.advance({ minutes: 30 });
    await look();
  });
  await pass({ minutes: 30 });
  expect(await toldTo(participant)).toMatchObject([{ channels: [{ count: 1, lines: [{ text: 'Late' }] }] }]);
});

it("a failing digest doesn’t delay other people's, and is sent as soon as possible", async () => {
  const { db } = test.app.context.database;
  const [broken, sound] = [await podWithTwo(), await podWithTwo()];
  for (const { pod, leader } of [broken, sound]) await say(pod, leader, 'Hello');
  const acceptAgain = await refuseInserts(db, 'mails', `new.to_address = '${broken.participant.email}'`);
  await pass({ hours: 1 }).catch(() => {});
  expect([await toldTo(broken.participant), await toldTo(sound.participant)]).toMatchObject([[], [{}]]);
  await acceptAgain();
  await pass({ hours: 1 });
  expect(await toldTo(broken.participant)).toHaveLength(1);
});

it('restoring the database elsewhere does not leave any messages out of digests', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await look();
  await say(pod, leader, 'One');
  await test.app.context.database.db.execute(sql`update digest_search set seen = '99999999999:99999999999:'`);
  await pass({ hours: 1 });
  expect(await toldTo(participant)).toHaveLength(1);
});

it('checking takes the same number of statements however many people there are', async () => {
  const pod = await test.make.pod();
  const say_ = () => say(pod, pod.leader as TestUser, 'Hello');
  await test.make.participant(pod);
  await look();
  const count = async () => {
    await say_();
    await look();
    test.clock.advance({ hours: 1 });
    const { statements } = await test.countStatements(look);
    return statements.length;
  };
  const counts = async () => {
    const both = [await count(), await count()];
    await test.app.context.jobs.drain();
    return both;
  };
  const one = await counts();
  for (let more = 0; more < 6; more++) await test.make.participant(pod);
  expect(await counts()).toEqual(one);
});
