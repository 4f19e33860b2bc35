import { pageLinks } from '../../../domain/links';
import type { MeetingPlace } from '../../meetings';
import { announcedPodMeeting, leaderOf, type LockedPod } from '../lock';

/** A locked pod's meeting, and who can enter its link: `staff`, owner and admins, among them. */
export const podPlace = (locked: LockedPod, staff: string[]): MeetingPlace => ({
  meeting: locked.meeting,
  announce: (meeting) => announcedPodMeeting({ ...locked, meeting }),
  staff,
  leader: leaderOf(locked),
  editPath: pageLinks.editPod(locked.pod.id),
});
