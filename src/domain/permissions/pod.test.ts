import { podCan } from './pod';
import { everyone, inPod, people, type Person, staff } from './testing/people';

describe('a pod', () => {
  const facts = {
    seatsAvailable: 2,
    paused: false,
    participantCount: 3,
    hasLeader: true,
    participatesElsewhere: false,
    waiting: false,
  };
  const may = (act: keyof ReturnType<typeof podCan>, changes: Partial<typeof facts> = {}) =>
    everyone.filter((person) => podCan(people[person], { ...facts, ...changes })[act]).sort();
  const notInPod: Person[] = ['owner', 'admin', 'member', 'waiting', 'inChannel', 'staffInChannel'];

  it('a pod is edited, and its people moved, by its leader and staff; a confirmed assistant edits nothing', () => {
    const managers = ['leader', ...staff].sort();
    for (const act of ['edit', 'removeMembers', 'assignAssistant', 'offerTransfer'] as const) {
      expect(may(act)).toEqual(managers);
    }
  });

  it('the leader of a pod is unassigned by staff, while it has one', () => {
    expect(may('demoteLeader')).toEqual([...staff].sort());
    expect(may('demoteLeader', { hasLeader: false })).toEqual([]);
  });

  it('a pod is deleted by staff, only once nobody but the leader is in it', () => {
    expect(may('delete')).toEqual([]);
    expect(may('delete', { participantCount: 0 })).toEqual([...staff].sort());
  });

  it('a pod is joined by those not in it while a seat is free, and waited for while none is', () => {
    expect(may('join')).toEqual(notInPod.sort());
    expect(may('joinWaitlist')).toEqual([]);
    expect(may('join', { seatsAvailable: 0 })).toEqual([]);
    expect(may('joinWaitlist', { seatsAvailable: 0 })).toEqual(notInPod.sort());
    expect(may('joinWaitlist', { seatsAvailable: 0, waiting: true })).toEqual([]);
  });

  it('a pod is neither joined nor waited for while it is paused, or by a participant of another pod', () => {
    for (const hindrance of [{ paused: true }, { participatesElsewhere: true }]) {
      expect(may('join', hindrance)).toEqual([]);
      expect(may('joinWaitlist', { seatsAvailable: 0, ...hindrance })).toEqual([]);
    }
  });

  it('a pod is left by all in it, by its leader only when empty, and switched by all but its leader', () => {
    const participants = ['assistant', 'askedAssistant', 'participant'].sort();
    expect(may('leave')).toEqual(participants);
    expect(may('leave', { participantCount: 0 })).toEqual([...participants, 'leader', 'leadingOwner'].sort());
    expect(may('switch')).toEqual(participants);
  });

  it('a pod shows steps and chat to those in it, and not to staff who are not', () => {
    expect(may('seeSteps')).toEqual(inPod.sort());
    expect(may('chat')).toEqual(inPod.sort());
  });
});
