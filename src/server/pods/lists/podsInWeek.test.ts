import { eq, sql } from 'drizzle-orm';
import { compareNames } from '../../../domain/text/compareNames';
import { nextMeeting } from '../../../domain/meetings/schedule';
import { compareInWeek, joinListOf, minuteOfWeek, seatsLeft } from '../../../domain/pods/seats';
import { isWantedTime, type WantedTimes } from '../../../domain/pods/wantedTimes';
import { pagesOf } from '../../members/testing/lists';
import { isPausedNow, meetingColumns, scheduleOfRow } from '../../meetings';
import { meetings, nextStarts, occurrences, podMembers, pods } from '../../platform/database/schema';
import type { TestAnswer } from '../../testing/actors';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';
import { isAvailablePod } from './availablePods';

const test = useTestApp();
const db = () => test.app.context.database.db;

const NAMES = ['Zoë', 'zoe', 'Pod 2', 'Pod 10', 'Éric', 'Erik', 'Ωmega', '鳥', 'a-b', 'ab', '100%_', 'straße'];
const ZONES = ['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];

const HOUR_MS = 3_600_000;

async function everyKind(): Promise<TestMembership> {
  const membership = await test.make.membership();
  const now = test.clock.now().getTime();
  for (let index = 0; index < 60; index++) {
    const startsAt = new Date(Date.parse('2026-01-29T23:30:00Z') + (index % 23) * 7 * HOUR_MS);
    const pod = await test.make.pod({
      membership,
      name: `${NAMES[index % NAMES.length]}${index % 24 < 12 ? '' : ' too'}`,
      maxParticipants: 1 + (index % 3),
      ...(index % 7 === 0 && { leader: null }),
      meeting: {
        startsAt,
        weekday: null,
        timezone: ZONES[index % ZONES.length],
        recurring: index % 5 !== 0,
        frequency: 1 + (index % 2),
        frequencyPeriod: (['Week', 'Day', 'Month'] as const)[index % 3],
        ...(index % 11 === 3 && { pausedFrom: new Date(now - HOUR_MS), pausedTo: new Date(now + 30 * 24 * HOUR_MS) }),
        ...(index % 11 === 4 && { pausedFrom: new Date(now + HOUR_MS), pausedTo: new Date(now + 60 * 24 * HOUR_MS) }),
        ...(index % 11 === 5 && { pausedFrom: new Date(now - 9 * HOUR_MS), pausedTo: new Date(now) }),
      },
    });
    if (index % 4 === 0) await test.make.participant(pod);
  }
  const rows = await db().select(meetingColumns).from(meetings).where(eq(meetings.membershipId, membership.id));
  for (const [index, row] of rows.entries()) {
    const next = nextMeeting(scheduleOfRow(row), now / 1000);
    if (!row.recurring || next === undefined || index % 4 !== 1) continue;
    const change = index % 8 === 1 ? { skipped: true } : { movedTo: new Date(next * 1000 + 5 * HOUR_MS) };
    await db()
      .insert(occurrences)
      .values({ meetingId: row.id, startsAt: new Date(next * 1000), createdAt: test.clock.now(), ...change });
  }
  return membership;
}

interface Reader extends WantedTimes {
  id?: string;
  zone?: string;
}

/** Ids of the pods to join and to wait for according to the domain rules, which don't use the database. */
async function byTheRules(membership: TestMembership, { id, zone = 'UTC', ...wanted }: Reader) {
  const now = test.clock.now();
  const rows = await db()
    .select({ pod: pods, meeting: meetingColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.membershipId, membership.id));
  const people = await db().select().from(podMembers).where(eq(podMembers.membershipId, membership.id));
  const listed = rows.flatMap(({ pod, meeting }) => {
    const inIt = people.filter(({ podId }) => podId === pod.id);
    const schedule = scheduleOfRow(meeting);
    const next = nextMeeting(schedule, Math.floor(now.getTime() / 1000));
    const list = joinListOf({
      isIn: inIt.some(({ userId }) => userId === id),
      isPaused: isPausedNow(meeting, now),
      seatsAvailable: seatsLeft(pod.maxParticipants, inIt.filter(({ role }) => role === 'participant').length),
    });
    const minute = minuteOfWeek({ unixTime: schedule.unixTime, ...(next && { nextMeeting: next }) }, zone);
    return list && isWantedTime(minute, wanted) ? [{ list, minute, name: pod.name, id: pod.id }] : [];
  });
  listed.sort((a, b) => compareNames(a.list, b.list) || compareInWeek(a, b));
  const idsOf = (which: string) => listed.filter(({ list }) => list === which).map((pod) => pod.id);
  return { available: idsOf('available'), waitlist: idsOf('waitlist') };
}

const podsIn = ({ body }: TestAnswer) =>
  (body as { info: { availablePods: { id: string }[] } }).info.availablePods.map(({ id }) => id);
const idsIn = ({ body }: TestAnswer) => (body as { id: string }[]).map(({ id }) => id);

it('an invite lists the pods in the order of the rules, however many pods there are, and on every page', async () => {
  const membership = await everyKind();
  const invite = `/v1/invites/${membership.participantCode}`;
  for (const moved of [{}, { minutes: 1 }, { days: 3 }, { days: 27 }, { days: 60 }]) {
    test.clock.advance(moved);
    const { available, waitlist } = await byTheRules(membership, {});
    expect(available.length).toBeGreaterThan(20);
    expect(waitlist.length).toBeGreaterThan(2);
    const pages = await pagesOf(test.anyone(), `${invite}?limit=7`);
    expect(pages.flatMap(podsIn)).toEqual([...available, ...waitlist]);
    expect(pages[0]?.headers['x-total-count']).toBe(String(available.length + waitlist.length));
  }
});

it('a pod can be chosen at sign-up if it belongs to the membership and isn’t paused, even if it is full', async () => {
  const now = test.clock.now();
  const full = await test.make.pod({ maxParticipants: 1 });
  const { membership } = full;
  await test.make.participant(full);
  const pause = { pausedFrom: new Date(now.getTime() - HOUR_MS), pausedTo: new Date(now.getTime() + HOUR_MS) };
  const still = await test.make.pod({ membership, meeting: pause });
  const chosen = [full, still, await test.make.pod()];
  const canBeChosen = chosen.map(({ id }) => isAvailablePod(db(), { membershipId: membership.id, now }, id));
  expect(await Promise.all(canBeChosen)).toEqual([true, false, false]);
});

it("pods to join and to wait for follow the rules on the reader's clocks, filtered or not", async () => {
  const membership = await everyKind();
  const person = await test.make.participant(await test.make.pod({ membership, name: 'Own' }));
  const asPerson = await test.as(person);
  for (const zone of ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']) {
    await asPerson.patch('/v1/users/my-account/profile', { timezone: zone });
    for (const wanted of [
      {},
      { weekday: 'MONDAY' },
      { timeOfDay: 'evening' },
      { weekday: 'FRIDAY', timeOfDay: 'morning' },
    ] as WantedTimes[]) {
      const lists = await byTheRules(membership, { id: person.id, zone, ...wanted });
      for (const filter of ['available', 'waitlist'] as const) {
        const query = new URLSearchParams({ filter, limit: '9', ...wanted }).toString();
        const pages = await pagesOf(asPerson, `/v1/memberships/${membership.id}/pods?${query}`);
        expect(pages.flatMap(idsIn)).toEqual(lists[filter]);
      }
    }
  }
});

it("a page of an invite reads only its own pods' schedules, once all next starts are known", async () => {
  const membership = await everyKind();
  const look = () => test.countStatements(() => test.anyone().get(`/v1/invites/${membership.participantCode}?limit=1`));
  await look();
  const { statements } = await look();
  expect(statements.filter((statement) => statement.includes('from occurrences'))).toHaveLength(1);
  expect(statements.length).toBeLessThanOrEqual(6);
});

it('a start computed before the meeting was changed is not stored after the change', async () => {
  const membership = await test.make.membership();
  const pod = await test.make.pod({ membership });
  const look = () => test.anyone().get(`/v1/invites/${membership.participantCode}`);
  const known = () => db().select().from(nextStarts).where(eq(nextStarts.meetingId, pod.meetingId));
  await look();
  expect(await known()).toHaveLength(1);
  await db().update(meetings).set({ link: 'https://example.com/other' }).where(eq(meetings.id, pod.meetingId));
  expect(await known()).toHaveLength(1);
  await db().update(meetings).set({ startsAt: test.clock.now() }).where(eq(meetings.id, pod.meetingId));
  expect(await known()).toEqual([]);
  await db().transaction(async (tx) => {
    await tx.execute(sql`select from meetings where id = ${pod.meetingId} for update`);
    expect((await look()).status).toBe(200);
  });
  expect(await known()).toEqual([]);
  await look();
  expect(await known()).toHaveLength(1);
});

it('a zone that the database doesn’t know lists pods by UTC', async () => {
  const { rows } = await db().execute(
    sql`select zone_or_utc(z) as zone from unnest(array['Europe/London', 'Mars/Base', null]) z`,
  );
  expect(rows).toEqual([{ zone: 'Europe/London' }, { zone: 'UTC' }, { zone: 'UTC' }]);
});
