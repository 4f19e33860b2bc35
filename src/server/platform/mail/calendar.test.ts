import type { Schedule } from '../../../domain/meetings/schedule';
import { tuesdays } from '../../testing/mails/mailSamples';
import { invitationCalendar } from './calendar';
import { recurrenceRule } from './recurrence';
import type { CalendarInvitation } from './invitation';

const at = (iso: string) => Date.parse(iso) / 1000;
const WRITING = { language: 'en', stamp: new Date('2026-03-03T09:00:00Z') } as const;
const parties = {
  organizer: { name: 'Stepwell', address: 'no-reply@stepwell.example' },
  attendee: { name: 'Anna', address: 'anna@example.com' },
};

const invitation = (given: Partial<CalendarInvitation> = {}): CalendarInvitation => ({
  method: 'REQUEST',
  uid: '0190f3a2@stepwell',
  sequence: 4,
  name: 'Early Birds',
  schedule: tuesdays,
  dates: undefined,
  link: 'https://meet.example.com/pod?pwd=1,2;3',
  pageLink: 'https://stepwell.example/pod?p=1',
  ...given,
});

const textOf = (given: Partial<CalendarInvitation> = {}) => invitationCalendar(invitation(given), parties, WRITING);

function eventOf(text: string): Record<string, string> {
  const [, event = ''] = /BEGIN:VEVENT\r\n([\s\S]*)END:VEVENT/.exec(text.replace(/\r\n[ \t]/g, '')) ?? [];
  return Object.fromEntries(
    event
      .trim()
      .split('\r\n')
      .map((line) => [/^[A-Z-]+/.exec(line)?.[0] ?? '', line.replace(/^[A-Z-]+[:;]/, '')]),
  );
}

it.each<[Partial<Schedule>, string | undefined]>([
  [{}, 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU'],
  [{ frequencyPeriod: 'Day', frequency: 3 }, 'FREQ=DAILY;INTERVAL=3'],
  [{ frequencyPeriod: 'Month', weekInMonth: 'Last' }, 'FREQ=MONTHLY;INTERVAL=1;BYDAY=-1TU'],
  [{ frequencyPeriod: 'Month', weekInMonth: 'Second', frequency: 2 }, 'FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU'],
  [{ frequencyPeriod: 'Month' }, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=6'],
  [{ frequencyPeriod: 'Month', unixTime: at('2026-01-30T19:00Z') }, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1'],
  [{ frequencyPeriod: 'Month', unixTime: at('2026-01-31T19:00Z') }, 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1'],
  [{ recurring: false }, undefined],
])('a schedule is converted to a calendar rule: %j', (given, rule) => {
  expect(recurrenceRule({ ...tuesdays, ...given })).toBe(rule);
});

it('an invitation keeps the wall-clock time of its zone across daylight saving', () => {
  const event = eventOf(textOf({ schedule: { ...tuesdays, unixTime: at('2026-07-07T18:00:00Z') } }));
  expect(event.DTSTART).toBe('TZID=Europe/London:20260707T190000');
  expect(event.DTEND).toBe('TZID=Europe/London:20260707T200000');
  expect(textOf()).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/London');
});

it.each([
  ['an hour that comes twice', '2026-10-25T00:30Z'],
  ['an hour that is skipped', '2026-03-29T00:30Z'],
])('a meeting during %s has its length in a calendar, since its end on the clock would be ambiguous', (_, start) => {
  const schedule: Schedule = { ...tuesdays, unixTime: at(start), weekday: 'SUNDAY' };
  const moved = { ...tuesdays, changes: [{ start: at('2026-03-31T18:00Z'), movedTo: at(start) }] };
  for (const event of [eventOf(textOf({ schedule })), datesIn(textOf({ schedule: moved }))[0]]) {
    expect(event).toMatchObject({ DURATION: 'PT60M', DTSTART: expect.stringContaining('Europe/London') as string });
    expect(event).not.toHaveProperty('DTEND');
  }
});

it('an invitation begins on the first matching weekday, not on the given date', () => {
  const monday = { ...tuesdays, unixTime: at('2026-01-05T19:00:00Z') };
  expect(eventOf(textOf({ schedule: monday })).DTSTART).toBe('TZID=Europe/London:20260106T190000');
});

it('an invitation has the given UID and SEQUENCE, and a time stamp in UTC', () => {
  expect(eventOf(textOf())).toMatchObject({
    UID: '0190f3a2@stepwell',
    SEQUENCE: '4',
    DTSTAMP: '20260303T090000Z',
    STATUS: 'CONFIRMED',
    SUMMARY: 'Early Birds',
    LOCATION: 'https://meet.example.com/pod?pwd=1\\,2\\;3',
  });
});

it('an invitation names the organizer and the attendee, and requests no reply', () => {
  const event = eventOf(textOf());
  expect(event.ORGANIZER).toBe('CN="Stepwell":mailto:no-reply@stepwell.example');
  expect(event.ATTENDEE).toMatch(/PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Anna":mailto:anna@example\.com$/i);
});

it('a CANCEL removes an invitation from the calendar', () => {
  const text = textOf({ method: 'CANCEL' });
  expect(text).toContain('METHOD:CANCEL\r\n');
  expect(eventOf(text)).toMatchObject({ UID: '0190f3a2@stepwell', STATUS: 'CANCELLED' });
  expect(textOf()).toContain('METHOD:REQUEST\r\n');
});

it('an invitation omits only the dates within a pause', () => {
  const pause = { pausedFromEpoch: at('2026-03-24T19:00Z'), pausedToEpoch: at('2026-04-07T18:00Z') };
  expect(eventOf(textOf({ schedule: { ...tuesdays, ...pause } })).EXDATE).toBe(
    'TZID=Europe/London:20260324T190000,20260331T190000',
  );
  expect(eventOf(textOf()).EXDATE).toBeUndefined();
});

const datesIn = (text: string) =>
  text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => eventOf(`BEGIN:VEVENT${event}`))
    .filter((event) => event['RECURRENCE-ID'] !== undefined);

it('an invitation omits a skipped date', () => {
  const schedule = { ...tuesdays, changes: [{ start: at('2026-03-31T18:00Z') }] };
  const text = textOf({ schedule });
  expect(eventOf(text).EXDATE).toBe('TZID=Europe/London:20260331T190000');
  expect(datesIn(text)).toEqual([]);
});

it('an invitation has a moved date as a separate event next to the series', () => {
  const schedule = { ...tuesdays, changes: [{ start: at('2026-03-31T18:00Z'), movedTo: at('2026-04-02T08:30Z') }] };
  const text = textOf({ schedule });
  expect(eventOf(text).EXDATE).toBeUndefined();
  expect(datesIn(text)).toMatchObject([
    {
      UID: '0190f3a2@stepwell',
      SEQUENCE: '4',
      'RECURRENCE-ID': 'TZID=Europe/London:20260331T190000',
      DTSTART: 'TZID=Europe/London:20260402T093000',
      DTEND: 'TZID=Europe/London:20260402T103000',
    },
  ]);
  expect(datesIn(text)[0]?.RRULE).toBeUndefined();
  expect(datesIn(textOf({ schedule, method: 'CANCEL' }))).toEqual([]);
});

it('an invitation gives the time of a restored date', () => {
  const start = at('2026-03-31T18:00Z');
  expect(datesIn(textOf({ restoredStart: start }))).toMatchObject([
    { 'RECURRENCE-ID': 'TZID=Europe/London:20260331T190000', DTSTART: 'TZID=Europe/London:20260331T190000' },
  ]);
});

it('an invitation has no line longer than 75 bytes, even in a long pause', () => {
  const pause = { pausedFromEpoch: at('2026-03-01T00:00Z'), pausedToEpoch: at('2027-03-01T00:00Z') };
  const text = textOf({
    name: 'Zoë’s pod, '.repeat(15),
    schedule: { ...tuesdays, frequencyPeriod: 'Day', ...pause },
  });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(eventOf(text).EXDATE?.split(',')).toHaveLength(365);
});

it('a name cannot inject content into an invitation', () => {
  const text = textOf({ name: 'Pod"\r\nATTENDEE:mailto:x@y.z\r\nX:' });
  expect(text).not.toMatch(/^ATTENDEE:mailto:x@y/m);
  const broken = invitationCalendar(
    invitation(),
    { ...parties, attendee: { name: 'A";X="\r\nB', address: 'a@b.c' } },
    WRITING,
  );
  expect(eventOf(broken).ATTENDEE).toContain('CN="A’;X=’ B"');
});
