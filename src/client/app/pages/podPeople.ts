export { ParticipantPage } from '../../pods/ParticipantPage';
export { ParticipantsPage } from '../../pods/ParticipantsPage';
export { PodAdminPage } from '../../pods/PodAdminPage';
export { PodAdministrationPage } from '../../pods/PodAdministrationPage';
export { PodAttendancePage } from '../../pods/PodAttendancePage';
export { PodMeetingsPage } from '../../pods/PodMeetingsPage';
export { RemoveLeaderPage } from '../../pods/RemoveLeaderPage';
export { AdminRemoveParticipantPage, RemoveParticipantPage } from '../../pods/RemoveParticipantPage';
