export { ParticipantPage as podParticipant } from '../../pods/people/ParticipantPage';
export { ParticipantsPage as podParticipants } from '../../pods/people/ParticipantsPage';
export { ManagePodPage as podAdmin } from '../../pods/manage/ManagePodPage';
export { PodAdministrationPage as podsAdmin } from '../../pods/manage/PodAdministrationPage';
export { PodAttendancePage as podAttendance } from '../../pods/manage/PodAttendancePage';
export { PodMeetingsPage as podMeetings } from '../../pods/PodMeetingsPage';
export { RemoveLeaderPage as podsAdminRemoveLeader } from '../../pods/manage/RemoveLeaderPage';
export {
  AdminRemoveParticipantPage as podsAdminRemove,
  RemoveParticipantPage as podParticipantRemove,
} from '../../pods/people/RemoveParticipantPage';
