import { christmasPause, resumptionOn, resumptions } from './pausePlan';
import type { Schedule } from './scheduleTypes';

const at = (time: string) => Date.parse(time) / 1000;
const dates = ({ pausedFromEpoch, pausedToEpoch }: ReturnType<typeof christmasPause>) =>
  [pausedFromEpoch, pausedToEpoch].map((instant) => new Date(instant * 1000).toISOString());

const tuesdays: Schedule = {
  unixTime: at('2026-03-03T19:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
};

describe('a pause over Christmas', () => {
  it('lasts from 24 December until the first meeting on or after 2 January', () => {
    expect(dates(christmasPause(tuesdays, at('2026-11-27T12:00Z')))).toEqual([
      '2026-12-24T00:00:00.000Z',
      '2027-01-05T19:00:00.000Z',
    ]);
    const saturdays = { ...tuesdays, unixTime: at('2026-03-07T09:00Z') };
    expect(dates(christmasPause(saturdays, at('2026-11-27T12:00Z')))[1]).toBe('2027-01-02T09:00:00.000Z');
  });

  it('is this year’s until 1 January, and then the next year’s', () => {
    expect(dates(christmasPause(tuesdays, at('2026-11-01T12:00Z')))[0]).toBe('2026-12-24T00:00:00.000Z');
    expect(dates(christmasPause(tuesdays, at('2027-01-01T23:59Z')))[0]).toBe('2026-12-24T00:00:00.000Z');
    expect(dates(christmasPause(tuesdays, at('2027-01-02T00:00Z')))[0]).toBe('2027-12-24T00:00:00.000Z');
  });

  it("follows days in the meeting's zone, and ends on 2 January if no meeting is later", () => {
    const single = { ...tuesdays, timezone: 'Pacific/Auckland', recurring: false };
    expect(dates(christmasPause(single, at('2026-11-27T12:00Z')))).toEqual([
      '2026-12-23T11:00:00.000Z',
      '2027-01-01T11:00:00.000Z',
    ]);
  });
});

it('a pause skips at least one meeting', () => {
  const from = at('2026-12-01T00:00Z');
  expect(resumptions(tuesdays, from, at('2026-11-27T12:00Z'))[0]).toBe(at('2026-12-08T19:00Z'));
  expect(resumptions(tuesdays, undefined, at('2026-11-27T12:00Z'))[0]).toBe(at('2026-12-08T19:00Z'));
});

it('a pause that has begun skips at least the next meeting after now', () => {
  const [from, now] = [at('2026-11-01T00:00Z'), at('2026-12-01T19:00Z')];
  expect(resumptions(tuesdays, from, now - 1)[0]).toBe(at('2026-12-08T19:00Z'));
  expect(resumptions(tuesdays, from, now)[0]).toBe(at('2026-12-15T19:00Z'));
});

it('the meetings of a whole year are offered as the first after a pause', () => {
  expect(resumptions(tuesdays, undefined, at('2026-11-27T12:00Z'))).toHaveLength(52);
});

it('a changed series resumes on the same day or at its first meeting after it', () => {
  const later = { ...tuesdays, unixTime: at('2026-03-03T20:00Z') };
  expect(resumptionOn(later, '2027-01-05')).toBe(at('2027-01-05T20:00Z'));
  expect(resumptionOn(later, '2027-01-06')).toBe(at('2027-01-12T20:00Z'));
  expect(resumptionOn(later, 'soon')).toBeUndefined();
});
