import { podCan } from './pod';
import { everyone, inChannel, inPod, people, type Person, staff } from './testing/people';

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
  const notInPod: Person[] = ['owner', 'admin', 'member', 'waiting', ...inChannel];

  it("a pod's leader and staff can edit it, remove people, and choose an assistant or another leader, and nobody else can", () => {
    const managers = ['leader', ...staff].sort();
    for (const act of ['edit', 'removeMembers', 'assignAssistant', 'offerTransfer'] as const) {
      expect(may(act)).toEqual(managers);
    }
  });

  it("staff can unassign a pod's leader, if it has one", () => {
    expect(may('demoteLeader')).toEqual([...staff].sort());
    expect(may('demoteLeader', { hasLeader: false })).toEqual([]);
  });

  it('staff can delete a pod only if nobody except the leader is in it', () => {
    expect(may('delete')).toEqual([]);
    expect(may('delete', { participantCount: 0 })).toEqual([...staff].sort());
  });

  it('people outside a pod can join it while a seat is free, and join its waitlist otherwise', () => {
    expect(may('join')).toEqual(notInPod.sort());
    expect(may('joinWaitlist')).toEqual([]);
    expect(may('join', { seatsAvailable: 0 })).toEqual([]);
    expect(may('joinWaitlist', { seatsAvailable: 0 })).toEqual(notInPod.sort());
    expect(may('joinWaitlist', { seatsAvailable: 0, waiting: true })).toEqual([]);
  });

  it('nobody can join a paused pod or its waitlist, nor can a participant of another pod', () => {
    for (const hindrance of [{ paused: true }, { participatesElsewhere: true }]) {
      expect(may('join', hindrance)).toEqual([]);
      expect(may('joinWaitlist', { seatsAvailable: 0, ...hindrance })).toEqual([]);
    }
  });

  it('anyone in a pod can leave it, but its leader only if it is otherwise empty, and anyone but its leader can switch', () => {
    const participants = ['assistant', 'askedAssistant', 'participant'].sort();
    expect(may('leave')).toEqual(participants);
    expect(may('leave', { participantCount: 0 })).toEqual([...participants, 'leader', 'leadingOwner'].sort());
    expect(may('switch')).toEqual(participants);
  });

  it('a pod shows steps and chat only to its people, not to other staff', () => {
    expect(may('seeSteps')).toEqual(inPod.sort());
    expect(may('chat')).toEqual(inPod.sort());
  });
});
