import { paths, type Path } from '../../domain/links';

/**
 * Only pages that look the same for everybody whatever the query string (rule platform.paintedPages); the login as
 * for signed-out users. Each with its chunk, as named in `publicRoutes`.
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
