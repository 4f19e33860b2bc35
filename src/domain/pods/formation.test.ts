import fc from 'fast-check';
import { canBeChosenToLead, canBeSeated, peopleToSeat, type WaitingPerson } from './formation';

const waiting = (userId: string, given: Partial<WaitingPerson> = {}): WaitingPerson => ({
  userId,
  consentJoinNewPod: true,
  consentToBeNewPodLeader: false,
  leaderStatus: 'NONE',
  disabled: false,
  leadsPod: false,
  ...given,
});

it('only people with access who agreed to join a new pod can get a seat in it', () => {
  expect(canBeSeated(waiting('anna'))).toBe(true);
  expect(canBeSeated(waiting('anna', { consentJoinNewPod: false }))).toBe(false);
  expect(canBeSeated(waiting('anna', { disabled: true }))).toBe(false);
  expect(canBeSeated(waiting('anna', { leadsPod: true }))).toBe(true);
});

it('people who agreed to lead a new pod can be chosen at any leader status, if they have access and lead no pod', () => {
  const agreed = { consentToBeNewPodLeader: true };
  const statuses = ['NONE', 'PENDING_APPROVAL', 'APPROVED', 'DECLINED', 'SIGNED_OFF'] as const;
  for (const leaderStatus of statuses)
    expect(canBeChosenToLead(waiting('anna', { ...agreed, leaderStatus }))).toBe(true);
  expect(canBeChosenToLead(waiting('anna', { leaderStatus: 'SIGNED_OFF' }))).toBe(false);
  expect(canBeChosenToLead(waiting('anna', { ...agreed, leadsPod: true }))).toBe(false);
  expect(canBeChosenToLead(waiting('anna', { ...agreed, disabled: true }))).toBe(false);
});

it('seats go to the chosen people, first come first served, and the leader takes none', () => {
  const people = [waiting('anna'), waiting('ben'), waiting('cat', { disabled: true }), waiting('dan'), waiting('eve')];
  const choice = { participantIds: ['eve', 'dan', 'cat', 'anna'], leaderId: 'anna', maxParticipants: 1 };
  expect(peopleToSeat(people, choice).map(({ userId }) => userId)).toEqual(['dan']);
  expect(peopleToSeat(people, { ...choice, maxParticipants: 8 }).map(({ userId }) => userId)).toEqual(['dan', 'eve']);
});

it('people are seated only if chosen, and only up to the number of seats', () => {
  const names = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(names, names, fc.integer({ min: -1, max: 8 }), (queue, participantIds, maxParticipants) => {
      const seated = peopleToSeat(
        queue.map((name) => waiting(name)),
        { participantIds, leaderId: 'a', maxParticipants },
      );
      expect(seated.length).toBeLessThanOrEqual(Math.max(0, maxParticipants));
      expect(seated.every(({ userId }) => participantIds.includes(userId) && userId !== 'a')).toBe(true);
    }),
  );
});
