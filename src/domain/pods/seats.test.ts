import fc from 'fast-check';
import { isListedToJoin, isSwitchOption, mayFormAnotherPod, podListOrder, queueText, seatsLeft } from './seats';

const at = (iso: string) => Date.parse(iso) / 1000;

it('the seats of a pod are the maximum less its participants', () => {
  expect([0, 2, 6].map((participants) => seatsLeft(6, participants))).toEqual([6, 4, 0]);
});

it('the seats of a pod are never below none, even where the maximum was lowered under the members', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (maximum, participants) => {
      const seats = seatsLeft(maximum, participants);
      expect(seats).toBeGreaterThanOrEqual(0);
      if (participants <= maximum) expect(seats + participants).toBe(maximum);
    }),
  );
});

it('a waitlist shows the place in the queue', () => {
  expect(queueText(2)).toBe('You are 2nd in the queue');
});

it('a waitlist may become another pod from four people on', () => {
  expect([3, 4, 5].map(mayFormAnotherPod)).toEqual([false, true, true]);
});

describe('the list of pods', () => {
  const pod = (name: string, seats: number, unixTime: string, nextMeeting?: string) => ({
    name,
    seatsAvailable: seats,
    scheduledMeeting: { unixTime: at(unixTime), nextMeeting: nextMeeting ? at(nextMeeting) : undefined },
  });
  const names = (pods: { name: string }[]) => pods.map(({ name }) => name);

  it('the list of pods goes by weekday, then time, then name, and sets full pods apart', () => {
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

  it('the list of pods goes by the clocks of the reader, and by the next meeting where the first is long ago', () => {
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

describe('the join list', () => {
  const pod = { leaderId: 'leader', members: ['leader', 'member'], scheduledMeeting: {} };

  it('the join list shows a pod to those who are not in it', () => {
    expect(['leader', 'member', 'other'].map((user) => isListedToJoin(pod, user, 150))).toEqual([false, false, true]);
    expect(isListedToJoin({ ...pod, leaderId: undefined }, 'other', 150)).toBe(true);
  });

  it('the join list leaves out a pod while it is paused', () => {
    const paused = { ...pod, scheduledMeeting: { pausedFromEpoch: 100, pausedToEpoch: 200 } };
    expect([99, 150, 200].map((now) => isListedToJoin(paused, 'other', now))).toEqual([true, false, true]);
  });
});

describe('the switch list', () => {
  const pod = { leaderId: 'leader', members: ['leader', 'member'], maxParticipants: 2, scheduledMeeting: {} };

  it('the switch list offers a pod with a seat to those who are not in it', () => {
    expect(['leader', 'member', 'other'].map((user) => isSwitchOption(pod, user, 150))).toEqual([false, false, true]);
  });

  it('the switch list does not count the leader as one of the seats taken', () => {
    expect(isSwitchOption({ ...pod, maxParticipants: 1 }, 'other', 150)).toBe(false);
    expect(isSwitchOption({ ...pod, leaderId: undefined }, 'other', 150)).toBe(false);
  });

  it('the switch list leaves out a pod while it is paused', () => {
    const paused = { ...pod, scheduledMeeting: { pausedFromEpoch: 100, pausedToEpoch: 200 } };
    expect([99, 150, 200].map((now) => isSwitchOption(paused, 'other', now))).toEqual([true, false, true]);
  });
});
