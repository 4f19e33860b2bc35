import fc from 'fast-check';
import { wallClock } from '../time/zonedTime';
import { digestDueAt, type DigestTiming } from './digestDue';
import { MISSED_MESSAGE_FREQUENCIES } from './settings';

const seconds = (instant: string) => Date.parse(instant) / 1000;

const due = ({ at, last, ...rest }: { at: string; last?: string } & Pick<DigestTiming, 'frequency' | 'zone'>) => {
  const instant = digestDueAt({
    ...rest,
    firstUnread: seconds(at),
    ...(last !== undefined && { lastDigest: seconds(last) }),
  });
  return instant === undefined ? undefined : new Date(instant * 1000).toISOString().replace(':00.000Z', 'Z');
};

const zone = 'Europe/London';

it.each([
  ['FIVE_MINUTES', '2026-03-03T09:00Z', '2026-03-03T09:05Z'],
  ['HOURLY', '2026-03-03T09:00Z', '2026-03-03T10:00Z'],
  ['THREE_HOURS', '2026-03-03T09:00Z', '2026-03-03T12:00Z'],
  ['SIX_HOURS', '2026-03-03T09:00Z', '2026-03-03T15:00Z'],
  ['TWELVE_HOURS', '2026-03-03T09:00Z', '2026-03-03T21:00Z'],
  ['DAY', '2026-03-03T09:00Z', '2026-03-04T08:00Z'],
  ['DAY', '2026-03-03T07:59Z', '2026-03-03T08:00Z'],
  ['DAY', '2026-03-03T08:00Z', '2026-03-04T08:00Z'],
  ['WEEKLY', '2026-03-03T09:00Z', '2026-03-09T08:00Z'],
  ['WEEKLY', '2026-03-09T07:59Z', '2026-03-09T08:00Z'],
  ['WEEKLY', '2026-03-09T08:00Z', '2026-03-16T08:00Z'],
  ['NEVER', '2026-03-03T09:00Z', undefined],
] as const)('a digest with %s for a message first written at %s is due at %s', (frequency, at, expected) => {
  expect(due({ frequency, at, zone })).toBe(expected);
});

it.each([
  ['FIVE_MINUTES', '2026-03-03T09:04Z', '2026-03-03T09:09Z'],
  ['HOURLY', '2026-03-03T09:30Z', '2026-03-03T10:30Z'],
  ['DAY', '2026-03-04T08:01Z', '2026-03-05T08:00Z'],
  ['WEEKLY', '2026-03-09T08:00Z', '2026-03-16T08:00Z'],
] as const)(
  'with %s, the next digest after the one at %s is due at %s at the earliest',
  (frequency, last, expected) => {
    expect(due({ frequency, at: '2026-03-03T09:00Z', last, zone })).toBe(expected);
  },
);

it.each([
  // Clocks go forward on 29 March in London, on 8 March in New York, and back on 5 April in Sydney.
  ['DAY', 'Europe/London', '2026-03-28T12:00Z', '2026-03-29T07:00Z'],
  ['DAY', 'America/New_York', '2026-03-07T20:00Z', '2026-03-08T12:00Z'],
  ['DAY', 'Australia/Sydney', '2026-04-04T12:00Z', '2026-04-04T22:00Z'],
  ['WEEKLY', 'Europe/London', '2026-03-23T12:00Z', '2026-03-30T07:00Z'],
  ['WEEKLY', 'America/New_York', '2026-03-05T12:00Z', '2026-03-09T12:00Z'],
  ['DAY', 'Asia/Kathmandu', '2026-03-03T02:14Z', '2026-03-03T02:15Z'],
  ['WEEKLY', 'Pacific/Auckland', '2026-03-08T18:00Z', '2026-03-08T19:00Z'],
  ['TWELVE_HOURS', 'Europe/London', '2026-03-28T20:00Z', '2026-03-29T08:00Z'],
  ['DAY', 'Nowhere/AtAll', '2026-03-03T09:00Z', '2026-03-04T08:00Z'],
] as const)(
  'with %s in %s, the digest for a message written at %s is due at %s',
  (frequency, zoneThere, at, expected) => {
    expect(due({ frequency, at, zone: zoneThere })).toBe(expected);
  },
);

const zones = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'];
const DAY = 86_400;
const instants = fc.integer({ min: seconds('2025-01-01T00:00Z'), max: seconds('2028-12-31T00:00Z') });

it('a digest is due after its first message and after the last digest, at most once per period, and never late', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MISSED_MESSAGE_FREQUENCIES),
      fc.constantFrom(...zones),
      instants,
      fc.option(fc.integer({ min: -20 * DAY, max: 20 * DAY }), { nil: undefined }),
      (frequency, zoneThere, firstUnread, sinceLast) => {
        const lastDigest = sinceLast === undefined ? undefined : firstUnread - sinceLast;
        const instant = digestDueAt({ frequency, firstUnread, lastDigest, zone: zoneThere });
        if (frequency === 'NEVER') return expect(instant).toBeUndefined();
        if (instant === undefined) throw new Error('It is never due.');
        const after = Math.max(firstUnread, lastDigest ?? firstUnread);
        expect(instant).toBeGreaterThan(after);
        if (frequency !== 'DAY' && frequency !== 'WEEKLY') {
          // The due time shifts by as much as the times it depends on.
          return expect(instant - after).toBe(digestDueAt({ frequency, firstUnread: 0, zone: 'UTC' }));
        }
        const shown = wallClock(instant, zoneThere);
        expect([shown.hour, shown.minute, shown.second]).toEqual([8, 0, 0]);
        if (frequency === 'WEEKLY') expect(shown.weekday).toBe(1);
        expect(instant - after).toBeLessThanOrEqual((frequency === 'DAY' ? 1 : 7) * DAY + 3600);
        const next = digestDueAt({ frequency, firstUnread: instant, lastDigest: instant, zone: zoneThere });
        expect(next).toBeGreaterThanOrEqual(instant + (frequency === 'DAY' ? 1 : 7) * DAY - 3600);
      },
    ),
  );
});
