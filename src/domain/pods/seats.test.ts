import fc from 'fast-check';
import { joinListOf, mayFormAnotherPod, minuteOfWeek, podListOrder, seatsLeft } from './seats';

const at = (iso: string) => Date.parse(iso) / 1000;

it('a pod has as many free seats as its maximum minus its participants', () => {
  expect([0, 2, 6].map((participants) => seatsLeft(6, participants))).toEqual([6, 4, 0]);
});

it('the number of free seats is never negative, even if the maximum is below the number of participants', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (maximum, participants) => {
      const seats = seatsLeft(maximum, participants);
      expect(seats).toBeGreaterThanOrEqual(0);
      if (participants <= maximum) expect(seats + participants).toBe(maximum);
    }),
  );
});

it('a waitlist of four or more may become another pod', () => {
  expect([3, 4, 5].map(mayFormAnotherPod)).toEqual([false, true, true]);
});

it('the minute of the week in UTC matches UTC clocks', () => {
  const moment = fc.integer({ min: at('1969-12-25T00:00Z'), max: at('2100-01-01T00:00Z') });
  fc.assert(
    fc.property(moment, (unixTime) => {
      expect(minuteOfWeek({ unixTime }, 'UTC')).toBe(minuteOfWeek({ unixTime }, 'Etc/UTC'));
    }),
  );
  expect(minuteOfWeek({ unixTime: at('2026-01-11T23:59Z') }, 'UTC')).toBe((7 * 24 + 23) * 60 + 59);
});

describe('the list of pods', () => {
  const pod = (name: string, seats: number, unixTime: string, nextMeeting?: string) => ({
    id: name,
    name,
    seatsAvailable: seats,
    scheduledMeeting: { unixTime: at(unixTime), nextMeeting: nextMeeting ? at(nextMeeting) : undefined },
  });
  const names = (pods: { name: string }[]) => pods.map(({ name }) => name);

  it('the list of pods is sorted by weekday, time and name, with full pods separate', () => {
    const { available, waitlists } = podListOrder(
      [
        pod('Sunday', 1, '2026-01-04T09:00Z'),
        pod('Tuesday late', 2, '2026-01-06T19:00Z'),
        pod('Tuesday early B', 2, '2026-01-13T08:00Z'),
        pod('Full Friday', 0, '2026-01-09T08:00Z'),
        pod('Tuesday early A', 2, '2026-01-06T08:00Z'),
        pod('Full Monday', 0, '2026-01-05T08:00Z'),
      ],
      'Europe/London',
    );
    expect(names(available)).toEqual(['Tuesday early A', 'Tuesday early B', 'Tuesday late', 'Sunday']);
    expect(names(waitlists)).toEqual(['Full Monday', 'Full Friday']);
  });

  it('pods with the same name and time always have the same order', () => {
    const [a, b] = ['a', 'b'].map((id) => ({ ...pod('Birds', 1, '2026-01-06T08:00Z'), id }));
    for (const pods of [
      [a!, b!],
      [b!, a!],
    ])
      expect(podListOrder(pods, 'Europe/London').available.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it("the list of pods uses the reader's clocks, and the next meeting rather than a first meeting long ago", () => {
    const pods = [
      pod('Monday in London', 1, '2026-01-05T23:00Z'),
      pod('Tuesday in London', 1, '2026-01-07T08:00Z', '2026-01-06T08:00Z'),
    ];
    expect(names(podListOrder(pods, 'Europe/London').available)).toEqual(['Monday in London', 'Tuesday in London']);
    expect(names(podListOrder(pods, 'Asia/Tokyo').available)).toEqual(['Monday in London', 'Tuesday in London']);
    const [first] = podListOrder([...pods, pod('Early', 1, '2026-01-05T16:00Z')], 'Asia/Tokyo').available;
    expect(first?.name).toBe('Early');
  });
});

describe('the lists of pods to join', () => {
  const other = { isIn: false, isPaused: false, seatsAvailable: 1 };

  it('a pod with a free seat is listed as one to join, and a full pod as a waitlist', () => {
    expect(joinListOf(other)).toBe('available');
    expect(joinListOf({ ...other, seatsAvailable: 0 })).toBe('waitlist');
  });

  it('neither list includes paused pods, or the reader’s own pod', () => {
    for (const seatsAvailable of [0, 1]) {
      expect(joinListOf({ ...other, seatsAvailable, isIn: true })).toBeUndefined();
      expect(joinListOf({ ...other, seatsAvailable, isPaused: true })).toBeUndefined();
    }
  });
});
