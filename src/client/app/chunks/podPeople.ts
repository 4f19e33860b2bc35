export { ParticipantPage } from '../../pods/people/ParticipantPage';
export { ParticipantsPage } from '../../pods/people/ParticipantsPage';
export { ManagePodPage } from '../../pods/manage/ManagePodPage';
export { PodAdministrationPage } from '../../pods/manage/PodAdministrationPage';
export { PodAttendancePage } from '../../pods/manage/PodAttendancePage';
export { PodMeetingsPage } from '../../pods/PodMeetingsPage';
export { RemoveLeaderPage } from '../../pods/manage/RemoveLeaderPage';
export { AdminRemoveParticipantPage, RemoveParticipantPage } from '../../pods/people/RemoveParticipantPage';
