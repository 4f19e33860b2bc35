import type { Leader, LeaderPod } from '../../../contract/entities.gen';
import { aMeeting } from '../../pods/testing/samples';
import { idOf } from '../../testing/samples';

export function aLeaderPod(changes: Partial<LeaderPod> = {}): LeaderPod {
  return {
    id: idOf(600),
    name: 'Small Steps Circle Leader meeting',
    membershipId: idOf(100),
    membershipName: 'Small Steps Circle',
    meetingScheduleId: idOf(601),
    scheduledMeeting: aMeeting({ id: idOf(601), thirdPartyMeetingLink: 'https://meet.example.com/leaders' }),
    can: { edit: false, delete: false },
    ...changes,
  };
}

export const staff = { can: { edit: true, delete: true } };

export const aLeader = (changes: Partial<Leader> = {}): Leader => ({
  userId: idOf(2),
  firstName: 'Anna',
  lastName: 'Lindqvist',
  bio: 'Runs on Tuesdays.',
  leaderStatus: 'SIGNED_OFF',
  canLeadNewPod: true,
  ...changes,
});
