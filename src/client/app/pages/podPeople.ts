export { ParticipantPage } from '../../pods/people/ParticipantPage';
export { ParticipantsPage } from '../../pods/people/ParticipantsPage';
export { PodAdminPage } from '../../pods/manage/PodAdminPage';
export { PodAdministrationPage } from '../../pods/manage/PodAdministrationPage';
export { PodAttendancePage } from '../../pods/manage/PodAttendancePage';
export { PodMeetingsPage } from '../../pods/PodMeetingsPage';
export { RemoveLeaderPage } from '../../pods/manage/RemoveLeaderPage';
export { AdminRemoveParticipantPage, RemoveParticipantPage } from '../../pods/people/RemoveParticipantPage';
