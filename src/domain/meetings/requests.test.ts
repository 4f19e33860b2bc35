import { problems } from '../forms/testing/problems';
import { meetingInputSchema, occurrenceInputSchema } from './requests';

const weekly = {
  thirdPartyMeetingLink: 'https://meet.example.com/pod',
  unixTime: 1_800_000_000,
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
};
const check = (changes: object, options?: Parameters<typeof meetingInputSchema>[0]) =>
  problems(meetingInputSchema(options), { ...weekly, ...changes });

it('a meeting request needs neither weekdays, a week of the month nor a pause', () => {
  expect(check({})).toEqual({});
  expect(check({ pausedFromEpoch: null, pausedToEpoch: null })).toEqual({});
  expect(check({ timezone: undefined, thirdPartyMeetingLink: '' })).toEqual({});
});

it('the weekdays and the week of the month of a request must exist', () => {
  expect(check({ weeklyOptions: { days: ['TUESDAY'] }, monthlyOptions: { weekInMonth: 'First' } })).toEqual({});
  expect(check({ weeklyOptions: { days: ['SOMEDAY'] } })).toEqual({ 'weeklyOptions.days[0]': ['Weekday is required'] });
  const missing = { 'monthlyOptions.weekInMonth': ['Week of the month is required'] };
  expect(check({ monthlyOptions: {} })).toEqual(missing);
  expect(check({ monthlyOptions: { weekInMonth: 'TENTH' } })).toEqual(missing);
});

it('a pause has both ends, and ends after it starts', () => {
  expect(check({ pausedFromEpoch: 1000, pausedToEpoch: 1001 })).toEqual({});
  expect(check({ pausedFromEpoch: 1000, pausedToEpoch: 1000 })).toEqual({
    pausedToEpoch: ['End date must be after start date'],
  });
  expect(check({ pausedFromEpoch: 1000, pausedToEpoch: null })).toEqual({ pausedToEpoch: ['End date is required'] });
  expect(check({ pausedToEpoch: 1000 })).toEqual({ pausedFromEpoch: ['Start date is required'] });
});

it('a pause ends in the future, unless it is sent again unchanged', () => {
  const pause = { pausedFromEpoch: 1000, pausedToEpoch: 2000 };
  expect(check(pause, { nowSeconds: 1999, isLinkOptional: true })).toEqual({});
  const over = { pausedToEpoch: ['End date must be in the future'] };
  const options = { nowSeconds: 2000, isLinkOptional: true, keepsDate: () => true };
  expect(check(pause, options)).toEqual(over);
  expect(check(pause, { ...options, originalPause: pause })).toEqual({});
  expect(check(pause, { ...options, originalPause: { ...pause, pausedToEpoch: 1999 } })).toEqual(over);
  expect(check(pause, { ...options, originalPause: { ...pause, pausedFromEpoch: 999 } })).toEqual(over);
});

it('a moved date needs a new time, and a skipped date doesn’t', () => {
  expect(problems(occurrenceInputSchema, { change: 'SKIPPED' })).toEqual({});
  expect(problems(occurrenceInputSchema, { change: 'MOVED', movedTo: 1000 })).toEqual({});
  expect(problems(occurrenceInputSchema, { change: 'MOVED' })).toEqual({ movedTo: ['Invalid date time'] });
  expect(problems(occurrenceInputSchema, {})).toEqual({ change: [expect.any(String)] });
});
