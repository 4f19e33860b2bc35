export {
  LeaderAgreementPage as signUpLeaderAgreement,
  ParticipantAgreementPage as signUpParticipantAgreement,
} from '../../session/terms/AgreementPages';
