import { WEEKDAYS } from '../../../../domain/meetings/scheduleTypes';
import { seededRandom, type Random } from '../../../demo/random';
import { makeActor, signIn, type Actor } from '../../../testing/actors';
import type { TestApp } from '../../../testing/app';
import type { TestMembership, TestUser } from '../../../testing/factories';
import { CalendarProgram } from './calendarProgram';
import { ModelPod, type ModelPerson } from './modelPod';
import { firstDateFrom, instantOf, type Series } from './wallClockSeries';

export const ZONES = [
  'America/New_York',
  'Europe/London',
  'Australia/Sydney',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  // Its clocks go back for Ramadan.
  'Africa/Casablanca',
  // Its clocks change by half an hour.
  'Australia/Lord_Howe',
  'Pacific/Apia',
] as const;

const weekly = { period: 'Week', every: 1 } as const;
const monthly = { period: 'Month', every: 1 } as const;

const KINDS: readonly Omit<Series, 'zone'>[] = [
  { ...weekly, first: '2025-03-03', time: '19:00' },
  { ...weekly, first: '2025-03-04', time: '19:00' },
  { ...weekly, first: '2025-03-05', time: '12:30' },
  { ...weekly, first: '2025-03-06', time: '07:15' },
  { ...weekly, first: '2025-03-08', time: '09:00' },
  // The hour of most clock changes.
  { ...weekly, first: '2025-03-09', time: '02:30' },
  { ...weekly, every: 2, first: '2025-03-03', time: '19:00' },
  { ...weekly, every: 2, first: '2025-03-09', time: '01:45' },
  { ...weekly, every: 3, first: '2025-03-07', time: '12:30' },
  { period: 'Day', every: 3, first: '2025-03-03', time: '19:00' },
  { period: 'Day', every: 5, first: '2025-03-04', time: '23:30' },
  { period: 'Day', every: 10, first: '2025-03-05', time: '00:15' },
  { ...monthly, first: '2025-01-28', time: '19:00' },
  { ...monthly, first: '2025-01-29', time: '19:00' },
  { ...monthly, first: '2025-01-30', time: '12:30' },
  { ...monthly, first: '2025-01-31', time: '19:00' },
  { ...monthly, every: 2, first: '2025-01-31', time: '07:15' },
  { ...monthly, week: 'First', first: '2025-03-03', time: '19:00' },
  { ...monthly, week: 'Last', first: '2025-03-30', time: '19:00' },
  { ...monthly, every: 2, week: 'Third', first: '2025-03-20', time: '12:30' },
  { ...weekly, every: 2, first: '2025-03-04', time: '12:30' },
  { ...weekly, every: 4, first: '2025-03-05', time: '19:00' },
  { ...monthly, week: 'Second', first: '2025-03-11', time: '19:00' },
  { ...monthly, every: 2, first: '2025-01-30', time: '19:00' },
  { ...monthly, every: 3, week: 'Last', first: '2025-03-28', time: '12:30' },
];

export const weekdayOf = (date: string) => WEEKDAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];

/** A person whose calendars are compared: two programs fed by mail, and one that reads the feed at this path. */
export interface Follower {
  programs: CalendarProgram[];
  feed: string;
}

export interface Community {
  random: Random;
  pods: ModelPod[];
  people: Map<string, ModelPerson>;
  free: Map<string, string[]>;
  followers: Map<string, Follower>;
  as: (userId: string) => Promise<Actor>;
}

/** The length of every meeting, in minutes. */
export const LASTS = 45;

const MEMBERSHIPS = 4;
const FREE_PEOPLE = 10;

async function makePod(test: TestApp, membership: TestMembership, series: Series, end: number, leader: TestUser) {
  const { week, period, every, first } = series;
  await test.make.member(membership, { user: leader, leaderStatus: 'SIGNED_OFF' });
  const pod = await test.make.pod({
    membership,
    leader,
    meeting: {
      timezone: series.zone,
      startsAt: new Date(instantOf(first, series.time, series.zone) * 1000),
      frequency: every,
      frequencyPeriod: period,
      weekday: period === 'Week' || week ? weekdayOf(first) : null,
      weekInMonth: week ?? null,
      durationMinutes: LASTS,
    },
  });
  return new ModelPod(pod, series, end);
}

export async function makeCommunity(test: TestApp, seed: number, end: number): Promise<Community> {
  const random = seededRandom(seed);
  const people = new Map<string, ModelPerson>();
  const everyone: TestUser[] = [];
  for (let index = 0; index < 320; index += 1) {
    const zone = ZONES[(index * 7) % ZONES.length] ?? 'UTC';
    const user = await test.make.user({ timezone: zone });
    everyone.push(user);
    people.set(user.id, { id: user.id, email: user.email, zone, setting: 'BOTH' });
  }
  const community: Community = {
    random,
    people,
    pods: [],
    free: new Map(),
    followers: new Map(),
    as: async (userId) => makeActor(test.app, await signIn(test.app, userId)),
  };
  for (let number = 0; number < MEMBERSHIPS; number += 1) {
    const membership = await test.make.membership();
    const shift = (number * everyone.length) / 2;
    const members = everyone.map((_, index) => everyone[(index + shift) % everyone.length] as TestUser);
    for (const [index, zone] of ZONES.entries())
      for (const [place, kind] of KINDS.entries()) {
        if ((place + index) % MEMBERSHIPS !== number) continue;
        const earliest = new Date(Date.parse('2024-01-20') + random.integer(0, 420) * 86_400_000);
        const first = firstDateFrom({ ...kind, zone }, earliest.toISOString().slice(0, 10));
        const leader = members.pop() as TestUser;
        const model = await makePod(test, membership, { ...kind, zone, first }, end, leader);
        model.people.set(leader.id, test.clock.now().getTime());
        for (let seats = 2; seats > 0; seats -= 1) {
          const person = members.pop() as TestUser;
          await test.make.participant(model.pod, await test.make.member(membership, { user: person }));
          model.people.set(person.id, test.clock.now().getTime());
        }
        community.pods.push(model);
      }
    const free = members.splice(0, FREE_PEOPLE);
    for (const user of free) await test.make.member(membership, { user });
    community.free.set(
      membership.id,
      free.map(({ id }) => id),
    );
  }
  return community;
}

export async function follow(test: TestApp, { people, followers, as }: Community): Promise<void> {
  for (const [index, { id }] of [...people.values()].entries()) {
    if (index % 6 !== 0) continue;
    const { body } = await (await as(id)).post('/v1/my-calendar-feed');
    const feed = new URL((body as { url: string }).url).pathname;
    const programs = [new CalendarProgram(true, 60 * LASTS), new CalendarProgram(false, 60 * LASTS)];
    const { body: text } = await test.app.http.inject({ url: feed });
    for (const program of programs) program.apply(text);
    followers.set(id, { programs, feed });
  }
}
