import { eq } from 'drizzle-orm';
import { mailPodHealth } from '../../memberships/health/mailPodHealth';
import { runDigestRound } from '../../chat/digests/digestJob';
import { createLinkJob } from '../../meetings/links/createLink';
import { remindOfMeetings } from '../../meetings/reminders/remindOfMeetings';
import { leaderMeetingIn } from '../../meetings/testing/leaderMeeting';
import { connectZoom } from '../../meetings/testing/zoomMeetings';
import { leaderPods, meetings } from '../../platform/database/schema';
import { weekly } from './podRows';
import { IN_POD, STAFF, type CatalogueRow } from './row';
import { expectSuccess, type Name, type World } from './world';

const move = async (world: World, by: 'leader' | 'owner', more: object = {}) =>
  expectSuccess(
    await (await world.as(by)).put(`/v1/scheduled-meetings/${world.pod.meetingId}`, { ...weekly(world), ...more }),
  );

const pause = (world: World) => {
  const { unixTime } = weekly(world);
  return move(world, 'leader', { pausedFromEpoch: unixTime, pausedToEpoch: unixTime + 21 * 86_400 });
};

const firstDate = (world: World) =>
  `/v1/scheduled-meetings/${world.pod.meetingId}/occurrences/${weekly(world).unixTime}`;

const LEADERS: Name[] = ['admin', 'assistant', 'leader', 'otherLeader', 'owner'];

const schedule = ({ test, membership }: World) => leaderMeetingIn(test)(membership);

const withoutLeaderMeeting = ({ test, ids }: World) =>
  test.app.context.database.db.delete(leaderPods).where(eq(leaderPods.id, ids['leader-pods'] ?? ''));

const say = async (world: World, by: 'leader' | 'participant', content: string, mentions: string[] = []) =>
  expectSuccess(await (await world.as(by)).post(`/v1/channels/${world.pod.channelId}/messages`, { content, mentions }))
    .body as { id: string };

const saved: { messageId?: string } = {};

const meetsIn = (minutes: number) => async (world: World) => {
  const { test, pod } = world;
  const now = test.clock.now();
  await test.app.context.database.db
    .update(meetings)
    .set({ startsAt: new Date(now.getTime() + minutes * 60_000), recurring: false, weekday: null, checkAt: now })
    .where(eq(meetings.id, pod.meetingId));
};

const remind = ({ test }: World) => remindOfMeetings(test.app.context);

/** Runs only this job, since draining would also send the mails and thereby empty their data. */
async function askZoom({ test, pod, membership }: World) {
  const { context } = test.app;
  const [row] = await context.database.db.select().from(meetings).where(eq(meetings.id, pod.meetingId));
  const asked = { businessId: membership.business.id, meetingId: pod.meetingId, request: row?.linkRequest ?? '' };
  await createLinkJob.run(asked, context);
}

export const meetingRows: CatalogueRow[] = [
  {
    act: 'a meeting is a day ahead',
    given: meetsIn(24 * 60),
    does: remind,
    listed: { 'meeting-tomorrow': [...IN_POD] },
    mailed: { 'meeting-reminder': [...IN_POD] },
  },
  {
    act: 'a meeting is fifteen minutes ahead',
    given: meetsIn(15),
    does: remind,
    listed: { 'meeting-soon': [...IN_POD] },
  },
  {
    act: 'the dates that calendars have of a meeting on the 30th are renewed',
    given: async ({ test, pod }) => {
      const period = 400 * 86_400_000;
      const startsAt = new Date(test.clock.now().getTime() - period);
      startsAt.setUTCMonth(startsAt.getUTCMonth() - 1, 30);
      const checkAt = new Date(startsAt.getTime() + period - 1000);
      const monthly = { recurring: true, frequency: 1, frequencyPeriod: 'Month' as const, weekday: null };
      await test.app.context.database.db
        .update(meetings)
        .set({ ...monthly, startsAt, checkAt })
        .where(eq(meetings.id, pod.meetingId));
    },
    does: remind,
    mailed: { meeting: [...IN_POD] },
  },
  {
    act: 'the leader moves the meeting',
    does: (world) => move(world, 'leader'),
    listed: { 'meeting-changed': ['assistant', 'participant'] },
    mailed: { meeting: [...IN_POD] },
  },
  {
    act: 'staff who are not in the pod move its meeting',
    does: (world) => move(world, 'owner'),
    listed: { 'meeting-changed': [...IN_POD] },
    mailed: { meeting: [...IN_POD] },
  },
  {
    act: 'the leader pauses the meeting',
    given: (world) => move(world, 'leader'),
    does: pause,
    listed: { 'meeting-changed': ['assistant', 'participant'] },
    mailed: { meeting: [...IN_POD] },
  },
  {
    act: 'the leader skips one date of the meeting',
    given: (world) => move(world, 'leader'),
    does: async (world) => expectSuccess(await (await world.as('leader')).put(firstDate(world), { change: 'SKIPPED' })),
    listed: { 'meeting-changed': ['assistant', 'participant'] },
    mailed: { meeting: [...IN_POD] },
  },
  {
    act: 'staff put it back',
    given: async (world) => {
      await move(world, 'leader');
      expectSuccess(await (await world.as('leader')).put(firstDate(world), { change: 'SKIPPED' }));
    },
    does: async (world) => expectSuccess(await (await world.as('owner')).delete(firstDate(world))),
    listed: { 'meeting-changed': [...IN_POD] },
    mailed: { meeting: [...IN_POD] },
  },
  {
    act: 'staff schedule a leader meeting',
    given: withoutLeaderMeeting,
    does: schedule,
    listed: { 'meeting-changed': LEADERS.filter((name) => name !== 'owner') },
    mailed: { meeting: LEADERS },
  },
  {
    act: 'staff delete a leader meeting',
    does: async (world) =>
      expectSuccess(await (await world.as('owner')).delete(`/v1/leader-pods/${world.ids['leader-pods']}`)),
    listed: { 'meeting-cancelled': LEADERS.filter((name) => name !== 'owner') },
    mailed: { meeting: LEADERS },
  },
  {
    act: 'a participant says that they can’t make it to the next meeting',
    given: (world) => move(world, 'leader'),
    does: async (world) =>
      expectSuccess(await (await world.as('participant')).put(`${firstDate(world)}/apology`, { note: 'On a train' })),
    listed: { apology: ['assistant', 'leader'] },
  },
  {
    act: 'Zoom refuses to make the link of a meeting',
    given: async ({ test, membership, zoom }) => {
      await connectZoom(test, membership.business);
      zoom.answers = 'refuses';
    },
    does: async (world) => {
      await move(world, 'leader', { thirdPartyMeetingLink: '' });
      await askZoom(world);
    },
    listed: {
      'meeting-changed': ['assistant', 'participant'],
      'link-missing': ['leader'],
      'link-missing-staff': STAFF,
    },
    mailed: { meeting: [...IN_POD], 'link-missing': ['admin', 'leader', 'owner'] },
  },
  {
    act: 'a message mentions somebody',
    does: (world) => {
      const { firstName, lastName, id } = world.people.participant;
      return say(world, 'leader', `@${firstName} ${lastName}, well done`, [id]);
    },
    listed: { mentioned: ['participant'] },
  },
  {
    act: 'the leader removes the message of a participant',
    given: async (world) => {
      saved.messageId = (await say(world, 'participant', 'Rude')).id;
    },
    does: async (world) =>
      expectSuccess(
        await (await world.as('leader')).delete(`/v1/channels/${world.pod.channelId}/messages/${saved.messageId}`),
      ),
    listed: { 'message-removed': ['participant'] },
  },
  {
    act: 'messages stay unread for as long as their readers chose',
    given: async (world) => {
      await say(world, 'leader', 'See you at seven?');
      world.test.clock.advance({ hours: 2 });
    },
    does: ({ test }) => runDigestRound(test.app.context),
    pushed: { digest: ['assistant', 'participant'] },
    mailed: { 'missed-messages': ['assistant', 'participant'] },
  },
  {
    act: 'it is Monday morning, and the owner wants to know how the pods are doing',
    given: async (world) => {
      const setting = { type: 'POD_HEALTH', frequency: 'WEEKLY' };
      // The participant may have chosen the report, but has no pods to look after.
      for (const who of ['owner', 'participant'] as const) {
        expectSuccess(await (await world.as(who)).put('/v1/my-notification-settings', setting));
      }
      world.test.clock.set('2026-03-09T08:30:00Z');
    },
    does: ({ test }) => mailPodHealth(test.app.context),
    mailed: { 'pod-health': ['owner'] },
  },
];
