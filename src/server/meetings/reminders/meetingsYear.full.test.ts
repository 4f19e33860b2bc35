import { eq } from 'drizzle-orm';
import type { Occurrence } from '../../../contract/entities.gen';
import { mails, notifications } from '../../platform/database/schema';
import { calendarFile } from '../../platform/mail/message';
import { rendered } from '../../notifications/testing/rendered';
import { useTestApp } from '../../testing/app';
import type { MeetingMailData } from '../mails/mailData';
import { meetingMails } from '../mails/mails';
import { CalendarProgram } from '../testing/year/calendarProgram';
import { expectedReminders, plain, type ExpectedReminder } from '../testing/year/expectedReminders';
import { isNearClockChange } from '../testing/year/wallClockSeries';
import { perform, yearActs, type YearAct } from '../testing/year/yearActs';
import { follow, LASTS, makeCommunity, type Community } from '../testing/year/yearOfPods';
import { meetingReminderMail } from './mail';
import { remindOfMeetings } from './remindOfMeetings';

/** A past year, since its zone data no longer changes. */
const [START, END] = ['2025-02-02T00:00:00Z', '2026-02-20T00:00:00Z'];
const [DAY, HOUR, MINUTE] = [86_400, 3600, 60];

/**
 * How far ahead calendars are compared during the year, and at the end of the year, when even series listed date by
 * date must reach this far.
 */
const [AHEAD, FAR_AHEAD] = [120 * DAY, 380 * DAY];

/** A mail about a change may wait for two minutes, since another may replace it. */
const HOLD = 150;

/** Whether nothing runs at this instant: for five hours every fifty days. */
const isOutage = (instant: number) => instant % (50 * DAY) > 45 * DAY && instant % (50 * DAY) < 45 * DAY + 5 * HOUR;

/** Pseudo-random delay of the job, always the same for an instant. Seconds. */
const delayOf = (instant: number) => ((instant / MINUTE) * 7919) % (MINUTE + 1);

/**
 * Clocks change at these hours, which then occur twice or not at all, and programs interpret such times differently.
 */
const isNight = (time: string) => time < '04:00' || time >= '23:00';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

const test = useTestApp({ now: START });
const pool = () => test.app.context.database.pool;
const now = () => Math.floor(test.clock.now().getTime() / 1000);
const set = (instant: number) => test.clock.set(iso(instant));

async function takeReminders({ people, followers }: Community) {
  const gone = await test.app.context.database.db.delete(notifications).returning();
  const notices = gone
    .filter(({ kind }) => kind === 'meeting-tomorrow' || kind === 'meeting-soon')
    .map((row) => ({ kind: row.kind, id: row.userId, message: rendered(row).message }));
  const { rows: mailed } = await pool().query<{ email: string; data: { meetingId: string; start: number } }>(
    `with gone as (delete from mails where template <> 'meeting' or to_address <> all($1) returning *),
     jobs as (delete from pgboss.job where name = 'mail' and id in (select id from gone))
     select to_address as email, data from gone where template = $2`,
    [[...followers.keys()].map((id) => people.get(id)?.email), meetingReminderMail.name],
  );
  return { notices, mailed };
}

async function checkText(data: object, expected: ExpectedReminder[]): Promise<void> {
  const { database, config } = test.app.context;
  const queued = data as Parameters<typeof meetingReminderMail.fillIn>[1];
  const filled = await meetingReminderMail.fillIn({ db: database.db, config, now: test.clock.now() }, queued);
  const one = expected.find(({ userId, meetingId }) => userId === queued.userId && meetingId === queued.meetingId);
  const text = JSON.stringify(filled && meetingReminderMail.render(filled.data, 'en', test.clock.now()).paragraphs);
  const [, when = '?', shift] = /: (\w+ \d+ \w+ \d+, \d+:\d+ [ap]m)(?:, (.*))?\.$/.exec(one?.message ?? '') ?? [];
  expect(text).toContain(when);
  expect(/That’s (.* usual for you)/.exec(text)?.[1]).toBe(shift);
}

async function receiveInvitations(community: Community): Promise<void> {
  await takeReminders(community);
  const { database, config } = test.app.context;
  const sent = { state: 'sent' as const, sentAt: test.clock.now() };
  const rows = await database.db.update(mails).set(sent).where(eq(mails.state, 'queued')).returning();
  await pool().query("delete from pgboss.job where name = 'mail'");
  const idOf = new Map([...community.people.values()].map(({ id, email }) => [email, id]));
  for (const row of rows.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const content = meetingMails.meeting.render(row.data as unknown as MeetingMailData, 'en', row.createdAt);
    const calendar = calendarFile(content, { row, language: 'en' }, config.mailFrom) ?? '';
    for (const program of community.followers.get(idOf.get(row.toAddress) ?? '')?.programs ?? [])
      program.apply(calendar);
  }
}

async function compareCalendars({ pods, followers, as }: Community, id: string, ahead: number): Promise<number> {
  const follower = followers.get(id);
  if (!follower) return 0;
  const reader = new CalendarProgram(false, 60 * LASTS);
  reader.apply((await test.app.http.inject({ url: follower.feed })).body);
  const theirs = pods.filter(({ people, disabled }) => people.has(id) && !disabled.has(id));
  const [from, to] = [now() + 1, now() + ahead];
  for (const program of [reader, ...follower.programs])
    expect(program.uids).toEqual(theirs.map(({ pod }) => `${pod.meetingId}@stepwell`).sort());
  for (const { pod, series, dates } of theirs.map((one) => ({
    pod: one.pod,
    series: one.series,
    dates: one.dates(from, to),
  }))) {
    const due = dates.map(({ at }) => at);
    const isClear = (at: number) => !isNight(series.time) || !isNearClockChange(series.zone, at);
    const name = { pod: pod.name, series, person: id, at: test.clock.now() };
    for (const program of [reader, ...follower.programs]) {
      const found = program.starts(`${pod.meetingId}@stepwell`, from, to).filter(isClear);
      expect({ ...name, found: found.map(iso) }).toEqual({ ...name, found: due.filter(isClear).map(iso) });
    }
    const { body } = await (await as(id)).get(`/v1/scheduled-meetings/${pod.meetingId}/occurrences`);
    const listed = (body as Occurrence[]).filter(({ at, skipped }) => !skipped && at >= from && at <= to);
    expect(listed.map(({ at }) => at)).toEqual(due.slice(0, listed.length));
  }
  return theirs.length;
}

it('over a year with every clock change, two hundred pods get each reminder once and have the right calendars', async () => {
  const [from, end] = [Date.parse(START) / 1000, Date.parse(END) / 1000];
  const community = await makeCommunity(test, 20250202, end);
  const { pods, random, followers } = community;
  await follow(test, community);
  let last = from - 1;
  let changedAt = from;
  const seen = { reminders: 0, shifted: 0, acts: 0, compared: 0 };
  const looks: { at: number; ids: string[] }[] = [];
  const nextDue = () => Math.min(...pods.map((model) => model.nextDue(last)));

  /** Runs the job, sometimes twice concurrently, and compares its reminders with those expected. */
  async function tick(): Promise<void> {
    const at = test.clock.now();
    const expected = expectedReminders(community, last, now());
    await Promise.all(Array.from({ length: random.chance(0.05) ? 2 : 1 }, () => remindOfMeetings(test.app.context)));
    const { notices, mailed } = await takeReminders(community);
    expect({ at, written: notices.map(({ kind, id, message }) => `${kind} ${id} ${plain(message)}`).sort() }).toEqual({
      at,
      written: expected.map(({ kind, userId, message }) => `${kind} ${userId} ${message}`).sort(),
    });
    const dayAhead = expected.filter(({ kind }) => kind === 'meeting-tomorrow');
    expect(mailed.map(({ email, data }) => `${email} ${data.meetingId} ${data.start}`).sort()).toEqual(
      dayAhead.map(({ email, meetingId, start }) => `${email} ${meetingId} ${start}`).sort(),
    );
    for (const { data } of mailed) if (random.chance(0.01)) await checkText(data, dayAhead);
    last = now();
    seen.reminders += expected.length;
    seen.shifted += expected.filter(({ message }) => message.includes('usual')).length;
  }

  async function until(instant: number): Promise<void> {
    for (;;) {
      const due = nextDue();
      let at = Math.max(due + delayOf(due), last);
      while (isOutage(at)) at += MINUTE;
      if (at > instant) return;
      set(at);
      await tick();
    }
  }

  async function happen(act: YearAct): Promise<void> {
    // Before the act, runs the job once more within the last minute, but before anything else becomes due.
    const before = Math.min(act.at - random.integer(1, MINUTE), nextDue() - 1);
    if (before > last) {
      set(before);
      await tick();
    }
    set(act.at);
    if (!(await perform(test, community, act))) return;
    changedAt = act.at;
    seen.acts += 1;
    if (random.chance(0.2)) looks.push({ at: act.at + HOLD, ids: [...act.pod.people.keys()] });
  }

  /** People look at their calendars once their mail has arrived, unless something has changed again. */
  async function lookUntil(instant: number): Promise<void> {
    for (let look = looks[0]; look && look.at <= instant; look = looks[0]) {
      looks.shift();
      await until(look.at);
      set(Math.max(look.at, last));
      if (now() < changedAt + HOLD) continue;
      await receiveInvitations(community);
      for (const id of look.ids) seen.compared += await compareCalendars(community, id, AHEAD);
    }
  }

  for (const act of yearActs(community, from, end).filter(({ at }) => !isOutage(at))) {
    await lookUntil(act.at);
    await until(act.at);
    await happen(act);
  }
  await until(end);
  set(end);
  await receiveInvitations(community);
  for (const id of followers.keys()) seen.compared += await compareCalendars(community, id, FAR_AHEAD);
  expect(seen.reminders).toBeGreaterThan(25_000);
  expect(seen.shifted).toBeGreaterThan(1000);
  expect(seen.acts).toBeGreaterThan(2000);
  expect(seen.compared).toBeGreaterThan(200);
});
