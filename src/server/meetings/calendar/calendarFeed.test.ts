import { sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import type { TestPod } from '../../testing/factories';
import { leaderMeetingIn } from '../testing/leaderMeeting';

const test = useTestApp();
const scheduleLeaderMeeting = leaderMeetingIn(test);

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

const FEED = '/v1/my-calendar-feed';

const linkOf = async (person: { id: string }) =>
  ((await (await test.as(person)).get(FEED)).body as { url?: string }).url;

async function renew(person: { id: string }): Promise<string> {
  const { status, body } = await (await test.as(person)).post(FEED);
  expect(status).toBe(200);
  return new URL((body as { url: string }).url).pathname;
}

const read = (path: string, known?: string) =>
  test.app.http.inject({ method: 'GET', url: path, headers: known === undefined ? {} : { 'if-none-match': known } });

const eventsOf = (text: string): Record<string, string>[] =>
  [...text.replace(/\r\n[ \t]/g, '').matchAll(/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/g)].map(([, event = '']) =>
    Object.fromEntries(
      event
        .trim()
        .split('\r\n')
        .map((line) => [/^[A-Z-]+/.exec(line)?.[0] ?? '', line.replace(/^[A-Z-]+[:;]/, '')]),
    ),
  );

const eventsAt = async (path: string) => eventsOf((await read(path)).body);
const namesAt = async (path: string) => (await eventsAt(path)).map(({ SUMMARY }) => SUMMARY);

const put = async (pod: TestPod, path: string, body: object) => {
  const answer = await (await test.as(pod.leader!)).put(`/v1/scheduled-meetings/${pod.meetingId}${path}`, body);
  expect(answer.status).toBe(200);
};

const seconds = (instant: string) => Date.parse(instant) / 1000;

it('a calendar link exists from when its owner creates it until they turn it off', async () => {
  const anna = await test.make.participant(await test.make.pod());
  expect(await linkOf(anna)).toBeUndefined();
  const path = await renew(anna);
  expect(await linkOf(anna)).toMatch(new RegExp(`${path}$`));
  expect((await read(path)).statusCode).toBe(200);
  const off = () => test.as(anna).then((actor) => actor.delete(FEED));
  expect([(await off()).status, (await off()).status]).toEqual([200, 200]);
  expect(await linkOf(anna)).toBeUndefined();
  expect((await read(path)).statusCode).toBe(404);
});

it('a renewed calendar link replaces the previous link', async () => {
  const anna = await test.make.participant(await test.make.pod());
  const [first, second] = [await renew(anna), await renew(anna)];
  expect(second).not.toBe(first);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
});

it('concurrent requests for a calendar link leave a single link', async () => {
  const anna = await test.make.participant(await test.make.pod());
  const paths = await Promise.all([renew(anna), renew(anna), renew(anna)]);
  const statuses = await Promise.all(paths.map(async (path) => (await read(path)).statusCode));
  expect(statuses.sort()).toEqual([200, 404, 404]);
});

it('the database alone does not reveal a calendar link', async () => {
  const path = await renew(await test.make.user());
  const { rows } = await test.app.context.database.db.execute<{ id: string }>(sql`select id from calendar_feeds`);
  const other = (proof: string) => `/v1/calendar/${rows.at(-1)?.id.replaceAll('-', '')}${proof}.ics`;
  expect(path.startsWith(other('').replace('.ics', ''))).toBe(true);
  const proofs = ['', 'x'.repeat(43), `${path.slice(-47, -5)}${path.at(-5) === 'A' ? 'B' : 'A'}`];
  for (const proof of proofs) expect((await read(other(proof))).statusCode).toBe(404);
});

it("a calendar contains only the meetings of its owner's pods and their leader meetings", async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  await test.make.pod({ membership: pod.membership, name: 'Night Owls' });
  await scheduleLeaderMeeting(pod.membership);
  const anna = await test.make.participant(pod);
  expect(await namesAt(await renew(anna))).toEqual(['Early Birds']);
  const leaders = await namesAt(await renew(pod.leader!));
  expect(leaders).toEqual(['Early Birds', `${pod.membership.name} Leader meeting`]);
  expect(await namesAt(await renew(await test.make.user()))).toEqual([]);
});

it('a calendar’s own properties come before its zones and meetings, with the interval for reading it again', async () => {
  const anna = await test.make.participant(await test.make.pod());
  const { body } = await read(await renew(anna));
  const [own = '', ...components] = body.split(/(?=BEGIN:V(?:TIMEZONE|EVENT)\r\n)/);
  expect(own).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
  expect(components.join('').replace(/BEGIN:(V\w+)[^]*?END:\1\r\n/g, '')).toBe('END:VCALENDAR');
});

it('a meeting in a calendar recurs in its own zone, just as in its invitation', async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const path = await renew(await test.make.participant(pod));
  const { body, headers } = await read(path);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain('METHOD:PUBLISH\r\n');
  expect(body).toContain('TZID:Europe/London');
  expect(eventsOf(body)).toEqual([
    expect.objectContaining({
      UID: `${pod.meetingId}@stepwell`,
      RRULE: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
      DTSTART: expect.stringMatching(/^TZID=Europe\/London:\d{8}T190000$/) as string,
      URL: expect.stringContaining(`/pod?p=${pod.id}`) as string,
    }),
  ]);
});

it("a meeting in a calendar has the join page as its link, whatever the meeting's link is", async () => {
  const pod = await test.make.pod();
  await scheduleLeaderMeeting(pod.membership);
  const { body } = await read(await renew(pod.leader!));
  const places = eventsOf(body).map(({ LOCATION }) => LOCATION);
  expect(places).toContain(`http://stepwell.test/j/${pod.meetingId}`);
  for (const place of places) expect(place).toMatch(/^http:\/\/stepwell\.test\/j\//);
  expect(body).not.toContain('meet.example.com');
});

it('a meeting that is skipped, moved or paused is also skipped, moved or paused in the calendar', async () => {
  const pod = await test.make.pod();
  const path = await renew(await test.make.participant(pod));
  await put(pod, `/occurrences/${seconds('2026-03-10T19:00Z')}`, { change: 'SKIPPED' });
  await put(pod, `/occurrences/${seconds('2026-03-17T19:00Z')}`, {
    change: 'MOVED',
    movedTo: seconds('2026-03-18T08:30Z'),
  });
  expect(await eventsAt(path)).toEqual([
    expect.objectContaining({ EXDATE: 'TZID=Europe/London:20260310T190000' }),
    expect.objectContaining({
      'RECURRENCE-ID': 'TZID=Europe/London:20260317T190000',
      DTSTART: 'TZID=Europe/London:20260318T083000',
    }),
  ]);
});

it('a program that has the current version of a calendar gets 304 until a meeting changes', async () => {
  const pod = await test.make.pod();
  const path = await renew(await test.make.participant(pod));
  const { etag = '' } = (await read(path)).headers;
  const again = await read(path, String(etag));
  expect([again.statusCode, again.body]).toEqual([304, '']);
  test.clock.advance({ days: 40 });
  expect((await read(path, String(etag))).statusCode).toBe(304);
  expect((await read(path, '*')).statusCode).toBe(304);
  await put(pod, `/occurrences/${seconds('2026-04-14T18:00Z')}`, { change: 'SKIPPED' });
  const changed = await read(path, String(etag));
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it('leaving a pod, or being disabled in its membership, removes its meetings from the calendar', async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  const [annas, bens] = [await renew(anna), await renew(ben)];
  await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
  const { db } = test.app.context.database;
  await db.execute(sql`update members set disabled_at = now() where user_id = ${ben.id}`);
  expect([await namesAt(annas), await namesAt(bens)]).toEqual([[], []]);
});

it("a disabled account's calendar is not available", async () => {
  const anna = await test.make.participant(await test.make.pod());
  const path = await renew(anna);
  await test.app.context.database.db.execute(sql`update users set disabled_at = now() where id = ${anna.id}`);
  expect((await read(path)).statusCode).toBe(404);
});

describe('a meeting’s calendar file', () => {
  const fileOf = async (person: { id: string }, meetingId: string) =>
    (await test.as(person)).get(`/v1/scheduled-meetings/${meetingId}/calendar`);

  it('has the meeting as it recurs, with the UID of its invitations, for people who attend it', async () => {
    const pod = await test.make.pod({ name: 'Early Birds' });
    const anna = await test.make.participant(pod);
    const { status, body, headers } = await fileOf(anna, pod.meetingId);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="early-birds-meeting.ics"',
    });
    expect(eventsOf(String(body))).toEqual([
      expect.objectContaining({
        UID: `${pod.meetingId}@stepwell`,
        SUMMARY: 'Early Birds',
        RRULE: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU',
      }),
    ]);
  });

  it('is not available to people who don’t attend the meeting', async () => {
    const pod = await test.make.pod();
    const member = await test.make.member(pod.membership);
    for (const person of [member, pod.membership.business.owner]) {
      expect((await fileOf(person, pod.meetingId)).status).toBe(404);
    }
  });
});

it('a calendar takes the same number of statements however many pods there are', async () => {
  const anna = await test.make.user();
  const path = await renew(anna);
  const join = async () => {
    const pod = await test.make.pod();
    await test.make.member(pod.membership, { user: anna });
    await test.make.participant(pod, anna);
  };
  const count = async () => (await test.countStatements(() => read(path))).statements.length;
  await join();
  const few = await count();
  for (let more = 0; more < 4; more += 1) await join();
  expect(await namesAt(path)).toHaveLength(5);
  expect(await count()).toBe(few);
});
