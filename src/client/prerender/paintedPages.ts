import { paths, type Path } from '../../domain/links';

/**
 * The pages that are painted before their scripts are there: the build draws them, and the client takes over what it finds
 * (rule platform.paintedPages). Only such as look the same for everybody, whatever the address asks; the login, for who is
 * signed out. Each with its chunk, by the name in `publicRoutes`.
 */
export const paintedPages: Partial<Record<Path, string>> = {
  [paths.login]: 'login',
  [paths.forgotPassword]: 'public-password',
  [paths.forgotPasswordCheckInbox]: 'public-notices',
  [paths.passwordChanged]: 'public-notices',
  [paths.invalid]: 'public-notices',
  [paths.approvalPending]: 'public-notices',
  [paths.leaderEmailVerified]: 'public-notices',
  [paths.accountDeleted]: 'public-notices',
  [paths.signUpBusiness]: 'public-business',
  [paths.terms]: 'public-terms',
  [paths.signUpOwnerTerms]: 'public-terms',
  [paths.signUpAdminTerms]: 'public-terms',
  [paths.signUpLeaderTerms]: 'public-terms',
  [paths.signUpParticipantTerms]: 'public-terms',
};
