export { ParticipantPage } from '../../pods/ParticipantPage';
export { ParticipantsPage } from '../../pods/ParticipantsPage';
export { PodAdminPage } from '../../pods/PodAdminPage';
export { PodAdministrationPage } from '../../pods/PodAdministrationPage';
export { RemoveLeaderPage } from '../../pods/RemoveLeaderPage';
export { AdminRemoveParticipantPage, RemoveParticipantPage } from '../../pods/RemoveParticipantPage';
