export { SignUpAdminPage } from '../../businesses/SignUpAdminPage';
export { SignUpLeaderPage } from '../../members/signUp/SignUpLeaderPage';
export { SignUpParticipantPage } from '../../members/signUp/SignUpParticipantPage';
