import { eq } from 'drizzle-orm';
import { users } from './platform/database/schema';
import { useTestApp } from './testing/app';

const test = useTestApp();

const PROFILE = '/v1/users/my-account/profile';

/** Names that Intl accepts, but the data for schedules or the database doesn't. */
const KNOWN_TO_SOME = ['IST', 'AST', 'ACT', 'SystemV/AST4', 'US/Pacific-New'];

const meeting = {
  unixTime: Date.parse('2026-03-05T18:00:00Z') / 1000,
  recurring: false,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/pod',
};

const refusedAt = (path: string) => ({ status: 400, body: { errors: [{ path, message: expect.any(String) }] } });

it.each(KNOWN_TO_SOME)('no form accepts the zone %s, which only some programs know', async (timezone) => {
  const pod = await test.make.pod();
  const owner = await test.as(pod.membership.business.owner);
  const memberships = `/v1/memberships/${pod.membership.id}`;
  const [single, series] = [false, true].map((recurring) => ({ ...meeting, recurring, timezone }));
  const attempts = {
    single: owner.put(`/v1/scheduled-meetings/${pod.meetingId}`, single),
    series: owner.put(`/v1/scheduled-meetings/${pod.meetingId}`, series),
    pod: owner.post(`${memberships}/pods`, { name: 'New', maxParticipants: 5, meeting: single }),
    leaderPod: owner.post(`${memberships}/leader-pods`, single),
    profile: owner.patch(PROFILE, { timezone }),
    wholeProfile: owner.put(PROFILE, { firstName: 'Olu', lastName: 'Ade', bio: 'x', timezone }),
  };
  for (const [door, attempt] of Object.entries(attempts))
    expect([door, await attempt]).toMatchObject([door, refusedAt(door === 'pod' ? 'meeting.timezone' : 'timezone')]);
});

it.each([...KNOWN_TO_SOME, 'Mars/Base'])('what is stored in the zone %s reads as UTC', async (timezone) => {
  const pod = await test.make.pod({ meeting: { timezone } });
  const anna = await test.make.participant(pod);
  const { db } = test.app.context.database;
  await db.update(users).set({ timezone }).where(eq(users.id, anna.id));
  const [asAnna, asOwner] = [await test.as(anna), await test.as(pod.membership.business.owner)];
  const stored = await asAnna.get(`/v1/scheduled-meetings/${pod.meetingId}`);
  expect(stored.body).toMatchObject({ timezone: 'UTC', frequencyDescription: 'Tuesdays, 7:00 pm (UTC)' });
  expect((await asAnna.get('/v1/users/my-account')).body).toMatchObject({ timezone: 'UTC' });
  const feed = (await asAnna.post('/v1/my-calendar-feed')).body.url as string;
  const membership = `/v1/memberships/${pod.membership.id}`;
  const owners = [
    '/pods?filter=available&weekday=TUESDAY',
    '/members?sort=podName',
    '/pod-health',
    '/pod-overview',
    '/waitlists',
    '/pod-health/csv',
  ];
  const annas = [`/v1/pods/${pod.id}`, '/v1/pods/my-pods', `/v1/pods/${pod.id}/agenda`, '/v1/users/my-account/journey'];
  const answers = {
    ...Object.fromEntries(owners.map((path) => [path, asOwner.get(membership + path)])),
    ...Object.fromEntries(annas.map((path) => [path, asAnna.get(path)])),
    calendar: asAnna.get(`/v1/scheduled-meetings/${pod.meetingId}/calendar`),
    invite: test.anyone().get(`/v1/invites/${pod.membership.participantCode}`),
    feed: test.anyone().get(new URL(feed).pathname),
  };
  for (const [what, answer] of Object.entries(answers)) expect([what, (await answer).status]).toEqual([what, 200]);
});

it('a meeting in a zone that is no longer known is saved in UTC', async () => {
  const pod = await test.make.pod({ meeting: { timezone: 'IST' } });
  const asLeader = await test.as(pod.leader!);
  const saved = await asLeader.put(`/v1/scheduled-meetings/${pod.meetingId}`, { ...meeting, recurring: true });
  expect(saved).toMatchObject({ status: 200, body: { timezone: 'UTC', unixTime: meeting.unixTime } });
});
