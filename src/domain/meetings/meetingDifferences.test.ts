import { isDifferent, meetingDifferences } from './meetingDifferences';
import type { Schedule } from './schedule';

const at = (iso: string) => Date.parse(iso) / 1000;
const NOW = at('2026-03-02T09:00Z');

const tuesdays: Schedule = {
  unixTime: at('2026-01-06T19:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  weekday: 'TUESDAY',
};

const differences = (after: Partial<Schedule>, before: Partial<Schedule> = {}) =>
  meetingDifferences({ ...tuesdays, ...before }, { ...tuesdays, ...after }, NOW);

const pause = { pausedFromEpoch: at('2026-12-14T00:00Z'), pausedToEpoch: at('2027-01-04T00:00Z') };

describe('effects of a meeting change on attendees', () => {
  it.each<[string, Partial<Schedule>]>([
    ['the same schedule', {}],
    ['another zone with the same clocks', { timezone: 'Europe/Lisbon' }],
    ['an earlier beginning of the same series', { unixTime: at('2025-12-30T19:00Z') }],
    ['a pause that is over', { pausedFromEpoch: at('2026-02-01T00:00Z'), pausedToEpoch: at('2026-02-20T00:00Z') }],
  ])('%s has no effect', (_what, after) => {
    expect(isDifferent(differences(after))).toBe(false);
  });

  it('if the new zone’s clocks change on different days, the meeting moves from the first such day on', () => {
    expect(differences({ timezone: 'Atlantic/Reykjavik' }).moved).toEqual({
      before: at('2026-03-31T18:00Z'),
      after: at('2026-03-31T19:00Z'),
    });
  });

  it('a series that becomes a single meeting loses its later meetings', () => {
    const single = { recurring: false, unixTime: at('2026-03-03T19:00Z') };
    expect(differences(single).moved).toEqual({ before: at('2026-03-10T19:00Z'), after: undefined });
  });

  it('changing the start of a current pause has no effect', () => {
    const under = { pausedFromEpoch: at('2026-02-20T00:00Z'), pausedToEpoch: at('2026-03-20T00:00Z') };
    expect(isDifferent(differences({ ...under, pausedFromEpoch: at('2026-02-27T00:00Z') }, under))).toBe(false);
  });

  it('a pause can be set, changed and lifted', () => {
    expect(differences(pause).pause).toBe('set');
    expect(differences({ ...pause, pausedToEpoch: at('2027-01-11T00:00Z') }, pause).pause).toBe('set');
    expect(differences({}, pause).pause).toBe('lifted');
    expect(differences(pause, pause).pause).toBeUndefined();
  });
});

it.each<[string, Parameters<typeof isDifferent>[0], boolean]>([
  ['nothing', { length: false }, false],
  ['the time', { moved: {}, length: false }, true],
  ['the duration', { length: true }, true],
  ['a pause', { length: false, pause: 'set' }, true],
])('a change of %s alone affects attendees: %j, %s', (_, change, expected) => {
  expect(isDifferent(change)).toBe(expected);
});

it('a meeting’s length changes only if its duration does', () => {
  expect([differences({ duration: 90 }).length, differences({}).length]).toEqual([true, false]);
});

it('a current pause that ends later is a change', () => {
  const current = { pausedFromEpoch: at('2026-02-20T00:00Z'), pausedToEpoch: at('2026-03-20T00:00Z') };
  expect(differences({ ...current, pausedToEpoch: at('2026-03-21T00:00Z') }, current).pause).toBe('set');
});

it('an upcoming pause that starts later is a change', () => {
  expect(differences({ ...pause, pausedFromEpoch: pause.pausedFromEpoch + 60 }, pause).pause).toBe('set');
});
