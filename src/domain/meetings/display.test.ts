import {
  dateInputFormat,
  meetingDate,
  meetingTime,
  relativeStart,
  shortWeekdayDate,
  timeUntil,
  timeWithZone,
  zoneName,
} from './display';

const at = (iso: string) => Date.parse(iso) / 1000;
const winter = at('2026-01-06T19:00:00Z');
const summer = at('2026-07-07T18:00:00Z');

it('a time is shown with its zone', () => {
  expect(timeWithZone(winter, 'Europe/London', 'en')).toBe('7:00 pm (GMT)');
  expect(timeWithZone(summer, 'Europe/London', 'en')).toBe('7:00 pm (BST)');
  expect(timeWithZone(at('2026-01-06T00:05:00Z'), 'UTC', 'en')).toBe('12:05 am (UTC)');
  expect(timeWithZone(at('2026-01-06T12:00:00Z'), 'UTC', 'en')).toBe('12:00 pm (UTC)');
});

it.each([
  ['America/New_York', 'EST'],
  ['Australia/Sydney', 'AEDT'],
  ['Asia/Kolkata', 'IST'],
  ['Asia/Tokyo', 'GMT+9'],
  ['Europe/London', 'GMT'],
])('the time in %s is shown in %s', (zone, name) => {
  expect(zoneName(winter, zone, 'en')).toBe(name);
});

it('a time is shown in both zones if their clocks differ', () => {
  expect(meetingTime(winter, 'America/New_York', 'Europe/London', 'en')).toBe('2:00 pm (EST) · 7:00 pm (GMT)');
  expect(meetingTime(winter, 'Asia/Tokyo', 'Europe/London', 'en')).toBe('4:00 am (GMT+9) · Tuesday 7:00 pm (GMT)');
  expect(meetingTime(winter, 'Asia/Kathmandu', 'Asia/Kolkata', 'en')).toBe('12:45 am (GMT+5:45) · 12:30 am (IST)');
  expect(meetingTime(winter, 'Pacific/Honolulu', 'Pacific/Kiritimati', 'en')).toBe(
    '9:00 am (HST) · Wednesday 9:00 am (GMT+14)',
  );
});

it('a time is shown once if the clocks of both zones agree', () => {
  expect(meetingTime(winter, 'Europe/London', 'Europe/London', 'en')).toBe('7:00 pm (GMT)');
  expect(meetingTime(summer, 'Europe/London', 'Europe/Lisbon', 'en')).toBe('7:00 pm (BST)');
});

it("a time shows its date in the reader's format", () => {
  expect(meetingDate(winter, 'Asia/Tokyo', 'en')).toBe('Wednesday 7 January 2026');
  expect(meetingDate(winter, 'Europe/London', 'en-US')).toBe('Tuesday, January 6, 2026');
  expect(meetingDate(winter, 'Europe/London', 'en-GB', summer)).toBe('Tuesday 6 January');
});

it("a near date is short, in the reader's format, with the year unless it is the current one", () => {
  expect(shortWeekdayDate(winter, 'Asia/Tokyo', winter, 'en')).toBe('Wed 7 Jan');
  expect(shortWeekdayDate(winter, 'Europe/London', summer, 'en-US')).toBe('Tue, Jan 6');
  expect(shortWeekdayDate(winter, 'Europe/London', at('2025-12-31T20:00:00Z'), 'en')).toBe('Tue 6 Jan 2026');
});

describe('relative start times', () => {
  const from = (now: string, zone = 'Europe/London') => relativeStart(winter, at(now), zone, 'en');

  it.each([
    ['2026-01-06T18:59:59Z', 'starts in 1 minute'],
    ['2026-01-06T18:48:00Z', 'starts in 12 minutes'],
    ['2026-01-06T18:01:00Z', 'starts in 59 minutes'],
    ['2026-01-06T18:00:01Z', 'in 1 hour'],
    ['2026-01-06T07:10:00Z', 'in 12 hours'],
    ['2026-01-06T00:30:00Z', 'in 19 hours'],
    ['2026-01-05T23:30:00Z', 'tomorrow'],
    ['2026-01-04T20:00:00Z', 'in 2 days'],
    ['2025-12-24T20:00:00Z', 'in 13 days'],
    ['2025-12-23T20:00:00Z', 'in 2 weeks'],
    ['2025-12-16T20:00:00Z', 'in 3 weeks'],
    ['2026-01-06T19:00:00Z', 'starting now'],
    ['2026-01-06T19:01:00Z', 'started 1 minute ago'],
    ['2026-01-06T19:59:00Z', 'started 59 minutes ago'],
    ['2026-01-06T20:00:00Z', 'started 1 hour ago'],
    ['2026-01-06T21:30:00Z', 'started 2 hours ago'],
    ['2026-01-07T18:59:59Z', 'started 23 hours ago'],
    ['2026-01-07T19:00:00Z', 'yesterday'],
    ['2026-01-10T20:00:00Z', '4 days ago'],
  ])('at %s a meeting\'s start is shown as "%s"', (now, expected) => {
    expect(from(now)).toBe(expected);
  });

  it("relative start times count days in the reader's calendar", () => {
    expect(from('2026-01-05T04:00:00Z', 'America/New_York')).toBe('in 2 days');
    expect(from('2026-01-05T04:00:00Z', 'Europe/London')).toBe('tomorrow');
  });

  it('a meeting just over a day away that falls on the day after tomorrow is counted in hours', () => {
    expect(from('2026-01-05T14:30:00Z', 'Asia/Tokyo')).toBe('in 29 hours');
    expect(from('2026-01-05T07:00:01Z', 'Asia/Tokyo')).toBe('in 36 hours');
    expect(from('2026-01-05T07:00:00Z', 'Asia/Tokyo')).toBe('in 2 days');
    expect(from('2026-01-05T16:00:00Z', 'Asia/Tokyo')).toBe('tomorrow');
  });

  it('a meeting in the coming night is counted in hours if it is less than half a day away', () => {
    expect(from('2026-01-06T07:00:01Z', 'Asia/Tokyo')).toBe('in 12 hours');
    expect(from('2026-01-06T07:00:00Z', 'Asia/Tokyo')).toBe('tomorrow');
  });

  it('a moment that has just arrived is still shown as a minute away', () => {
    expect(timeUntil(winter, winter, 'UTC', 'en')).toBe('in 1 minute');
  });
});

it('a date input has the order of its locale, and the clock of its language', () => {
  expect(dateInputFormat('en-US')).toEqual({ date: 'MM/DD/YYYY', time: 'h:mm a' });
  expect(dateInputFormat('en-GB').date).toBe('DD/MM/YYYY');
  expect(dateInputFormat('de')).toEqual({ date: 'DD.MM.YYYY', time: 'HH:mm' });
  expect(dateInputFormat('ar').date).toBe('DD/MM/YYYY');
});

it('dates and times are written as their language does, in the same digits', () => {
  expect(meetingDate(winter, 'Europe/Berlin', 'de')).toBe('Dienstag, 6. Januar 2026');
  expect(meetingTime(winter, 'Europe/Berlin', 'Europe/London', 'de')).toBe('20:00 (MEZ) · 19:00 (GMT)');
  expect(shortWeekdayDate(winter, 'Europe/Paris', winter, 'fr')).toBe('mar. 6 janv.');
  expect(timeWithZone(winter, 'Europe/Paris', 'fr')).toBe('20:00 (UTC+1)');
  expect(meetingDate(winter, 'Europe/Madrid', 'es')).toBe('martes, 6 de enero de 2026');
  expect(meetingDate(winter, 'Asia/Riyadh', 'ar')).toBe('الثلاثاء، 6 يناير 2026');
});
