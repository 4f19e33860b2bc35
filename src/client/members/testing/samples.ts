import type { Member, MemberListPod } from '../../../contract/entities.gen';
import { aMeeting } from '../../pods/testing/samples';
import { anOwnedMembership, idOf } from '../../testing/samples';

export const membership = anOwnedMembership();

export function aMember(number: number, changes: Partial<Member> = {}): Member {
  return {
    id: idOf(2000 + number),
    userId: idOf(3000 + number),
    firstName: 'Anna',
    lastName: 'Lee',
    email: `anna${number}@example.com`,
    bio: 'Draws maps.',
    leader: false,
    disabled: false,
    joined: Date.parse('2026-03-03T09:00:00Z'),
    leaderStatus: 'NONE',
    ...changes,
  };
}

export function aListPod(number: number, changes: Partial<MemberListPod> = {}): MemberListPod {
  return {
    id: idOf(4000 + number),
    name: 'Early Birds',
    memberCount: 3,
    seatsAvailable: 1,
    scheduledMeeting: aMeeting(),
    ...changes,
  };
}
