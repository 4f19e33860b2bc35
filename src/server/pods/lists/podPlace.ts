import { pageLinks } from '../../../domain/links';
import type { MeetingPlace } from '../../meetings';
import { announcedPodMeeting, leaderOf, type LockedPod } from '../lock';

/** A locked pod's meeting, and the people who can enter its link, including `staff`, its owner and admins. */
export const podPlace = (locked: LockedPod, staff: string[]): MeetingPlace => ({
  meeting: locked.meeting,
  announce: (meeting) => announcedPodMeeting({ ...locked, meeting }),
  staff,
  leader: leaderOf(locked),
  editPath: pageLinks.editPod(locked.pod.id),
});
