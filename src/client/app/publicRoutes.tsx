import type { RouteObject } from 'react-router-dom';
import { paths } from '../../domain/links';
import { page } from './lazyPage';
import { PublicLayout } from './layout/PublicLayout';
import { RouteError } from './RouteError';

/** The root path has no header (rule session.root). */
export const rootRoute: RouteObject = page(paths.root, async () => (await import('./RootPage')).RootPage);

/** Pages that need no session. */
export const publicRoutes: RouteObject = {
  element: <PublicLayout />,
  errorElement: <RouteError />,
  children: [
    page(paths.login, async () => (await import(/* webpackChunkName: 'login' */ '../session/LoginPage')).LoginPage),
    page(
      paths.forgotPassword,
      async () =>
        (await import(/* webpackChunkName: 'public-password' */ '../session/ForgotPasswordPage')).ForgotPasswordPage,
    ),
    page(
      paths.forgotPasswordCheckInbox,
      async () =>
        (await import(/* webpackChunkName: 'public-notices' */ '../session/NoticePages')).ForgotPasswordCheckInboxPage,
    ),
    page(paths.resetPassword, async () => (await import('../session/ResetPasswordPage')).ResetPasswordPage),
    page(
      paths.passwordChanged,
      async () => (await import(/* webpackChunkName: 'public-notices' */ '../session/NoticePages')).PasswordChangedPage,
    ),
    page(
      paths.invalid,
      async () => (await import(/* webpackChunkName: 'public-notices' */ '../session/NoticePages')).InvalidLinkPage,
    ),
    page(
      paths.approvalPending,
      async () => (await import(/* webpackChunkName: 'public-notices' */ '../session/NoticePages')).ApprovalPendingPage,
    ),
    page(paths.verifyEmail, async () => (await import('../session/VerifyEmailPage')).VerifyEmailPage),
    page(paths.confirmEmail, async () => (await import('../account/ConfirmEmailPage')).ConfirmEmailPage),
    page(
      paths.emailVerified,
      async () => (await import(/* webpackChunkName: 'public-notices' */ '../session/NoticePages')).EmailVerifiedPage,
    ),
    page(
      paths.leaderEmailVerified,
      async () =>
        (await import(/* webpackChunkName: 'public-notices' */ '../session/NoticePages')).LeaderEmailVerifiedPage,
    ),
    page(
      paths.accountDeleted,
      async () => (await import(/* webpackChunkName: 'public-notices' */ '../session/NoticePages')).AccountDeletedPage,
    ),
    page(paths.unsubscribe, async () => (await import('../notifications/UnsubscribePage')).UnsubscribePage),
    page(paths.signUpCheckInbox, async () => (await import('../session/SignUpCheckInboxPage')).SignUpCheckInboxPage),
    page(
      paths.signUpBusiness,
      async () =>
        (await import(/* webpackChunkName: 'public-business' */ '../businesses/SignUpBusinessPage')).SignUpBusinessPage,
    ),
    page(paths.signUpAdmin, async () => (await import('../businesses/SignUpAdminPage')).SignUpAdminPage),
    page(paths.signUpLeader, async () => (await import('../members/SignUpLeaderPage')).SignUpLeaderPage),
    page(paths.signUpParticipant, async () => (await import('../members/SignUpParticipantPage')).SignUpParticipantPage),
    page(
      paths.terms,
      async () => (await import(/* webpackChunkName: 'public-terms' */ '../session/terms/TermsPages')).TermsPage,
    ),
    page(
      paths.signUpOwnerTerms,
      async () => (await import(/* webpackChunkName: 'public-terms' */ '../session/terms/TermsPages')).OwnerTermsPage,
    ),
    page(
      paths.signUpAdminTerms,
      async () => (await import(/* webpackChunkName: 'public-terms' */ '../session/terms/TermsPages')).AdminTermsPage,
    ),
    page(
      paths.signUpLeaderTerms,
      async () => (await import(/* webpackChunkName: 'public-terms' */ '../session/terms/TermsPages')).LeaderTermsPage,
    ),
    page(
      paths.signUpParticipantTerms,
      async () =>
        (await import(/* webpackChunkName: 'public-terms' */ '../session/terms/TermsPages')).ParticipantTermsPage,
    ),
    page(
      paths.signUpLeaderAgreement,
      async () => (await import('../session/terms/AgreementPages')).LeaderAgreementPage,
    ),
    page(
      paths.signUpParticipantAgreement,
      async () => (await import('../session/terms/AgreementPages')).ParticipantAgreementPage,
    ),
  ],
};

/** Whatever is no page: in the frame that one has otherwise. */
export const unknownRoute: RouteObject = {
  lazy: async () => ({ Component: (await import('./layout/UnknownLayout')).UnknownLayout }),
  errorElement: <RouteError />,
  children: [{ path: '*', lazy: async () => ({ Component: (await import('../ui/NotFoundNotice')).NotFoundNotice }) }],
};
