import { paths, type Path } from '../../domain/links';

/**
 * The pages prerendered by the build and hydrated by the client (rule platform.paintedPages): only pages that look the
 * same for everybody whatever the query string; the login looks as it does for signed-out users. Each with its chunk,
 * as named in `publicRoutes`.
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
