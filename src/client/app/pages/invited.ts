export { SignUpAdminPage } from '../../businesses/SignUpAdminPage';
export { SignUpLeaderPage } from '../../members/SignUpLeaderPage';
export { SignUpParticipantPage } from '../../members/SignUpParticipantPage';
