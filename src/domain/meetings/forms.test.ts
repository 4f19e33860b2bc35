import { problems } from '../forms/testing/problems';
import { leaderPodSchema, MEETING_DEFAULTS, meetingSchema, moveOccurrenceSchema } from './forms';

const nowSeconds = 1_000_000;

const values = {
  ...MEETING_DEFAULTS,
  thirdPartyMeetingLink: 'https://meet.example.com/pod',
  unixTime: nowSeconds + 3600,
  timezone: 'Europe/London',
  scheduleType: 'Date',
  weekday: 'TUESDAY',
  paused: false,
};

const check = (changes: object, options: object = {}) =>
  problems(meetingSchema({ nowSeconds, ...options }), { ...values, ...changes });

it('a meeting is in a series and has no pause by default', () => {
  const { recurring: _recurring, paused: _paused, ...rest } = values;
  expect(meetingSchema({ nowSeconds }).cast(rest)).toMatchObject({ recurring: true, paused: false });
});

it('a meeting defaults to an hour, every week', () => {
  expect(check({})).toEqual({});
});

it('a meeting requires a link, unless Zoom creates one', () => {
  const missing = { thirdPartyMeetingLink: '' };
  expect(check(missing)).toEqual({ thirdPartyMeetingLink: ['Meeting link is required'] });
  expect(check(missing, { isLinkOptional: true })).toEqual({});
});

it('the link of a meeting must start with http', () => {
  const wrong = { thirdPartyMeetingLink: 'my meeting' };
  expect(check(wrong)).toEqual({ thirdPartyMeetingLink: ['Link must start with http'] });
  expect(check(wrong, { isLinkOptional: true })).toEqual({ thirdPartyMeetingLink: ['Link must start with http'] });
});

it.each<[string | number, string]>([
  ['', 'Choose a date'],
  ['tomorrow', 'Invalid date time'],
  ['12', 'Invalid date time'],
  [NaN, 'Invalid date time'],
])('a meeting rejects "%s" as its date', (unixTime, message) => {
  expect(check({ unixTime })).toEqual({ unixTime: [message] });
});

it('a meeting requires an existing time zone', () => {
  expect(check({ timezone: '' })).toEqual({ timezone: ['Time zone is required'] });
  expect(check({ timezone: 'Middle/Earth' })).toEqual({ timezone: ['We don’t know this time zone'] });
});

it.each([
  ['frequency', '', 'Frequency is required'],
  ['frequency', 0, 'Frequency must be 1 or greater'],
  ['frequency', -3, 'Frequency must be 1 or greater'],
  ['frequency', 1.5, 'Frequency must be a whole number'],
  ['frequency', 366, 'Frequency must be 365 or less'],
  ['frequencyPeriod', 'Year', 'Frequency is required'],
  ['duration', '', 'Duration is required'],
  ['duration', 'long', 'Duration is required'],
  ['duration', 0, 'Duration must be 1 or greater'],
  ['duration', 1441, 'Duration must be 1,440 or less'],
])('a meeting rejects %s "%s"', (field, value, message) => {
  expect(check({ [field]: value })).toEqual({ [field]: [message] });
});

it('the frequency of a single meeting is not checked', () => {
  expect(check({ recurring: false, frequency: '' })).toEqual({});
  const cast = meetingSchema({ nowSeconds }).cast({ ...values, recurring: false, frequency: '' });
  expect(cast.frequency).toBe(1);
});

it("a monthly meeting by weekday requires the week, and one by date doesn't", () => {
  const monthly = { frequencyPeriod: 'Month', weekInMonth: '' };
  expect(check(monthly)).toEqual({});
  expect(check({ ...monthly, scheduleType: 'Week' })).toEqual({ weekInMonth: ['Week of the month is required'] });
  expect(check({ ...monthly, scheduleType: 'Week', weekInMonth: 'Last' })).toEqual({});
  expect(check({ ...monthly, scheduleType: 'Week', recurring: false })).toEqual({});
  expect(check({ ...monthly, scheduleType: 'Week', frequencyPeriod: 'Week' })).toEqual({});
});

describe('a date in the past', () => {
  const past = { unixTime: nowSeconds - 3600 };
  const refused = { unixTime: ['Date cannot be in the past'] };

  it('a date in the past is rejected for a new meeting, and for a meeting whose date changes', () => {
    expect(check(past)).toEqual(refused);
    expect(check(past, { keepsDate: (start: number) => start === nowSeconds - 7200 })).toEqual(refused);
    expect([nowSeconds - 1, nowSeconds].map((unixTime) => check({ unixTime }))).toEqual([refused, {}]);
  });

  it("a date in the past is accepted for a recurring meeting whose date doesn't change", () => {
    expect(check(past, { keepsDate: (start: number) => start === past.unixTime })).toEqual({});
  });

  it('a date in the past is rejected for a single meeting, changed or not', () => {
    expect(check({ ...past, recurring: false }, { keepsDate: (start: number) => start === past.unixTime })).toEqual(
      refused,
    );
  });
});

describe('a pause', () => {
  const pause = { paused: true, pausedFromEpoch: nowSeconds - 100, pausedToEpoch: nowSeconds + 100 };

  it('a pause requires a start and an end', () => {
    expect(check(pause)).toEqual({});
    expect(check({ ...pause, pausedFromEpoch: '', pausedToEpoch: 'soon' })).toEqual({
      pausedFromEpoch: ['Choose a date'],
      pausedToEpoch: ['Invalid date time'],
    });
  });

  it('a pause must end after it starts, and in the future', () => {
    expect(check({ ...pause, pausedToEpoch: pause.pausedFromEpoch })).toEqual({
      pausedToEpoch: ['End date must be after start date'],
    });
    expect(check({ ...pause, pausedToEpoch: nowSeconds })).toEqual({
      pausedToEpoch: ['End date must be in the future'],
    });
  });

  it('the times of a pause that is turned off are neither checked nor sent', () => {
    const off = { paused: false, pausedFromEpoch: 'x', pausedToEpoch: 5 };
    expect(check(off)).toEqual({});
    const cast = meetingSchema({ nowSeconds }).cast({ ...values, ...off });
    expect([cast.pausedFromEpoch, cast.pausedToEpoch]).toEqual([undefined, undefined]);
  });
});

it('a date can only be moved to a time after now', () => {
  const move = (movedTo?: number) => problems(moveOccurrenceSchema({ nowSeconds }), { movedTo });
  expect(move(nowSeconds + 1)).toEqual({});
  expect(move(nowSeconds)).toEqual({ movedTo: ['Date cannot be in the past'] });
  expect(move()).toEqual({ movedTo: ['Choose a date'] });
});

it('a leader meeting has the rules of every meeting', () => {
  const check = (meeting: object) => problems(leaderPodSchema({ nowSeconds }), { meeting: { ...values, ...meeting } });
  expect(check({})).toEqual({});
  expect(check({ duration: 0 })).toEqual({ 'meeting.duration': ['Duration must be 1 or greater'] });
});
