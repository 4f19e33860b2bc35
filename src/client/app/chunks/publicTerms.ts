export {
  TermsPage as terms,
  OwnerTermsPage as signUpOwnerTerms,
  AdminTermsPage as signUpAdminTerms,
  LeaderTermsPage as signUpLeaderTerms,
  ParticipantTermsPage as signUpParticipantTerms,
  LeaderAgreementPage as signUpLeaderAgreement,
  ParticipantAgreementPage as signUpParticipantAgreement,
} from '../../terms/PublicTermsPages';
