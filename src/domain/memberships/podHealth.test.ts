import type { Schedule } from '../meetings/schedule';
import { computeHealth } from './computeHealth';
import { decodeTroubles, HEALTH_WEEKS, sumOfWeeks, troubleBit, troubleText, weekIndexOf } from './podHealth';

const at = (iso: string) => Date.parse(iso) / 1000;
const WEEK = 7 * 86_400;
const now = at('2026-03-04T09:00:00Z');
const begin = now - 8 * WEEK;
const tuesday = at('2026-03-03T19:00:00Z');
const tuesdays: Schedule = {
  unixTime: at('2026-01-06T19:00:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
};

it('pod problems are decoded from bits, the highest being the worst', () => {
  expect(decodeTroubles(0)).toEqual([]);
  expect(decodeTroubles(0b10010)).toEqual(['NO_LEADER', 'FULL_WAITLIST']);
  expect([0, 4].map(troubleBit)).toEqual([16, 1]);
});

it('an instant belongs to one of the last eight weeks, and the present to the last of them', () => {
  expect([begin, begin + WEEK - 1, begin + WEEK, now - 1, now].map((one) => weekIndexOf(one, now))).toEqual([
    0, 0, 1, 7, 7,
  ]);
});

describe('the health of a pod', () => {
  const recorded = [
    { start: tuesday, came: 3, apologies: 1, absent: 2 },
    { start: tuesday - WEEK, came: 0, apologies: 0, absent: 4 },
    { start: tuesday - 2 * WEEK, came: 0, apologies: 2, absent: 0 },
  ];
  const steps = [{ week: 2, done: 1, due: 4 }];
  const { meetings, weeks } = computeHealth(tuesdays, recorded, steps, now);

  it('pod health counts meetings that were due, those recorded, and those that somebody attended', () => {
    expect(meetings).toEqual({ due: 8, recorded: 2, held: 1 });
  });

  it('each week has its attendance and steps, and apologies alone don’t count as a record', () => {
    expect(weeks).toHaveLength(HEALTH_WEEKS);
    expect(weeks[7]).toEqual({ start: begin + 7 * WEEK, came: 3, recorded: 6, done: 0, due: 0 });
    expect(weeks[6]).toMatchObject({ came: 0, recorded: 4 });
    expect(weeks[5]).toMatchObject({ came: 0, recorded: 0 });
    expect(weeks[2]).toEqual({ start: begin + 2 * WEEK, came: 0, recorded: 0, done: 1, due: 4 });
  });

  it('pod health sums its weeks', () => {
    expect(sumOfWeeks(weeks)).toEqual({ came: 3, recorded: 10, done: 1, due: 4 });
  });

  it('a recorded meeting counts although the series has changed since', () => {
    const wednesday = { start: tuesday + 3600, came: 1, apologies: 0, absent: 0 };
    expect(computeHealth(tuesdays, [wednesday], [], now).meetings).toEqual({ due: 9, recorded: 1, held: 1 });
    expect(computeHealth(tuesdays, [{ ...wednesday, came: 0, apologies: 1 }], [], now).meetings.due).toBe(8);
  });
});

it('the words for a waitlist include its length', () => {
  expect(troubleText('FULL_WAITLIST', 3, 'en')).toBe('Full and 3 waiting');
  expect(troubleText('WAITLIST', 3, 'en')).toBe('3 waiting');
  expect(troubleText('NO_LEADER', 3, 'en')).toBe('No leader');
});
