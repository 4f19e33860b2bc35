import { eq } from 'drizzle-orm';
import { meetings, members } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import type { MeetingMailData } from '../mails/mailData';
import { leaderMeetingIn } from '../testing/leaderMeeting';
import { remindOfMeetings } from './remindOfMeetings';

const test = useTestApp();
const scheduleLeaderMeeting = leaderMeetingIn(test);
const db = () => test.app.context.database.db;

const START = '2026-01-30T19:00:00Z';
const daysLater = (days: number) => new Date(Date.parse(START) + days * 86_400_000).toISOString();

async function checkAt(instant: string): Promise<void> {
  test.clock.set(instant);
  await remindOfMeetings(test.app.context);
}

const monthly = (meetingId: string, given: Partial<typeof meetings.$inferInsert> = {}) =>
  db()
    .update(meetings)
    .set({ startsAt: new Date(START), frequencyPeriod: 'Month', weekday: null, checkAt: new Date(START), ...given })
    .where(eq(meetings.id, meetingId));

const sentTo = async ({ email }: TestUser) =>
  (await test.mails(email))
    .filter(({ template }) => template === 'meeting')
    .map(({ data }) => data as unknown as MeetingMailData)
    .filter(({ reason }) => reason === 'renewed');

async function podOnThe30th(
  given: Partial<typeof meetings.$inferInsert> = {},
): Promise<{ pod: TestPod; anna: TestUser }> {
  test.clock.set(START);
  const pod = await test.make.pod({ name: 'Early Birds' });
  const anna = await test.make.participant(pod);
  await monthly(pod.meetingId, given);
  return { pod, anna };
}

it('everyone in a pod that meets on the 30th is sent its further dates once, with a higher sequence', async () => {
  const { pod, anna } = await podOnThe30th();
  await checkAt(daysLater(399.99));
  expect(await sentTo(anna)).toEqual([]);
  await checkAt(daysLater(400));
  await checkAt(daysLater(400.01));
  for (const person of [anna, pod.leader!]) expect(await sentTo(person)).toMatchObject([{ sequence: 1 }]);
  await checkAt(daysLater(800));
  expect(await sentTo(anna)).toMatchObject([{ sequence: 1 }, { sequence: 2, podName: 'Early Birds' }]);
});

it('further dates are sent in time even after an outage', async () => {
  const { anna } = await podOnThe30th();
  await checkAt(daysLater(390));
  await checkAt(daysLater(430));
  expect(await sentTo(anna)).toHaveLength(1);
});

it('further dates are sent even if the link has changed since they were due', async () => {
  const { pod, anna } = await podOnThe30th();
  await checkAt(daysLater(399));
  test.clock.set(daysLater(400.01));
  const path = `/v1/scheduled-meetings/${pod.meetingId}`;
  const leader = await test.as(pod.leader!);
  const { body } = await leader.get(path);
  const same = { unixTime: body.unixTime, recurring: true, frequency: 1, frequencyPeriod: 'Month', duration: 60 };
  const saved = await leader.put(path, { ...same, thirdPartyMeetingLink: 'https://meet.example.com/other' });
  expect(saved.status).toBe(200);
  await checkAt(daysLater(400.02));
  expect(await sentTo(anna)).toHaveLength(1);
});

it('disabled members get no further dates', async () => {
  const { pod, anna } = await podOnThe30th();
  await db()
    .update(members)
    .set({ disabledAt: new Date(START) })
    .where(eq(members.userId, anna.id));
  await checkAt(daysLater(400));
  expect(await sentTo(anna)).toEqual([]);
  expect(await sentTo(pod.leader!)).toHaveLength(1);
});

it.each<[string, Partial<typeof meetings.$inferInsert>]>([
  ['on the 31st', { startsAt: new Date('2026-01-31T19:00:00Z'), checkAt: new Date('2026-01-31T19:00:00Z') }],
  ['on a weekday', { frequencyPeriod: 'Week', weekday: 'FRIDAY' }],
])('people whose calendars have a rule for a meeting %s get no further dates', async (_, given) => {
  const { anna } = await podOnThe30th(given);
  await checkAt(daysLater(401));
  expect(await sentTo(anna)).toEqual([]);
});

it('attendees of a leader meeting on the 30th of each month get its further dates', async () => {
  const { pod } = await podOnThe30th({ recurring: false });
  const unixTime = Date.parse('2026-03-30T18:00:00Z') / 1000;
  const onThe30th = { unixTime, weeklyOptions: undefined, monthlyOptions: undefined };
  await scheduleLeaderMeeting(pod.membership, onThe30th);
  await checkAt(new Date((unixTime + 400 * 86_400) * 1000).toISOString());
  expect(await sentTo(pod.leader!)).toMatchObject([{ ofLeaders: true, reason: 'renewed' }]);
});
