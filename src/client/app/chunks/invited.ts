export { SignUpAdminPage as signUpAdmin } from '../../businesses/SignUpAdminPage';
export { SignUpLeaderPage as signUpLeader } from '../../members/signUp/SignUpLeaderPage';
export { SignUpParticipantPage as signUpParticipant } from '../../members/signUp/SignUpParticipantPage';
