export {
  TermsPage as terms,
  OwnerTermsPage as signUpOwnerTerms,
  AdminTermsPage as signUpAdminTerms,
  LeaderTermsPage as signUpLeaderTerms,
  ParticipantTermsPage as signUpParticipantTerms,
} from '../../session/terms/TermsPages';
