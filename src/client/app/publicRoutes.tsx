import type { RouteObject } from 'react-router-dom';
import { paths } from '../../domain/links';
import { page, withApi } from './lazyPage';
import { PublicLayout } from './layout/PublicLayout';
import { RouteError } from './RouteError';

// Pages that are used together come together.
const codes = () => import(/* webpackChunkName: 'codes' */ './pages/codes');
const invited = () => import(/* webpackChunkName: 'invited' */ './pages/invited');
const notices = () => import(/* webpackChunkName: 'public-notices' */ '../session/NoticePages');
const terms = () => import(/* webpackChunkName: 'public-terms' */ '../session/terms/TermsPages');
const agreements = () => import(/* webpackChunkName: 'agreements' */ '../session/terms/AgreementPages');

/** The root path has no header (rule session.root). */
export const rootRoute: RouteObject = page(
  paths.root,
  async () => (await import(/* webpackChunkName: 'public-notices' */ './RootPage')).RootPage,
);

/** Pages that need no session. */
export const publicRoutes: RouteObject = {
  element: <PublicLayout />,
  errorElement: <RouteError />,
  children: [
    page(paths.login, async () => (await import(/* webpackChunkName: 'login' */ '../session/LoginPage')).LoginPage),
    page(paths.forgotPasswordCheckInbox, async () => (await notices()).ForgotPasswordCheckInboxPage),
    page(paths.passwordChanged, async () => (await notices()).PasswordChangedPage),
    page(paths.invalid, async () => (await notices()).InvalidLinkPage),
    page(paths.approvalPending, async () => (await notices()).ApprovalPendingPage),
    page(paths.emailVerified, async () => (await notices()).EmailVerifiedPage),
    page(paths.leaderEmailVerified, async () => (await notices()).LeaderEmailVerifiedPage),
    page(paths.accountDeleted, async () => (await notices()).AccountDeletedPage),
    page(paths.terms, async () => (await terms()).TermsPage),
    page(paths.signUpOwnerTerms, async () => (await terms()).OwnerTermsPage),
    page(paths.signUpAdminTerms, async () => (await terms()).AdminTermsPage),
    page(paths.signUpLeaderTerms, async () => (await terms()).LeaderTermsPage),
    page(paths.signUpParticipantTerms, async () => (await terms()).ParticipantTermsPage),
    withApi([
      page(
        paths.forgotPassword,
        async () =>
          (await import(/* webpackChunkName: 'public-password' */ '../session/ForgotPasswordPage')).ForgotPasswordPage,
      ),
      page(paths.resetPassword, async () => (await codes()).ResetPasswordPage),
      page(paths.verifyEmail, async () => (await codes()).VerifyEmailPage),
      page(paths.confirmEmail, async () => (await codes()).ConfirmEmailPage),
      page(paths.unsubscribe, async () => (await codes()).UnsubscribePage),
      page(paths.signUpCheckInbox, async () => (await codes()).SignUpCheckInboxPage),
      page(
        paths.signUpBusiness,
        async () =>
          (await import(/* webpackChunkName: 'public-business' */ '../businesses/SignUpBusinessPage'))
            .SignUpBusinessPage,
      ),
      page(paths.signUpAdmin, async () => (await invited()).SignUpAdminPage),
      page(paths.signUpLeader, async () => (await invited()).SignUpLeaderPage),
      page(paths.signUpParticipant, async () => (await invited()).SignUpParticipantPage),
      page(paths.signUpLeaderAgreement, async () => (await agreements()).LeaderAgreementPage),
      page(paths.signUpParticipantAgreement, async () => (await agreements()).ParticipantAgreementPage),
    ]),
  ],
};

/** Whatever is no page: in the frame that one has otherwise. */
export const unknownRoute: RouteObject = {
  errorElement: <RouteError />,
  children: [
    withApi([
      {
        lazy: async () => ({ Component: (await import('./layout/UnknownLayout')).UnknownLayout }),
        children: [
          { path: '*', lazy: async () => ({ Component: (await import('../ui/NotFoundNotice')).NotFoundNotice }) },
        ],
      },
    ]),
  ],
};
