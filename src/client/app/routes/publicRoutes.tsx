import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { PublicLayout } from '../layout/PublicLayout';
import { lazyRoutes, withApi } from './lazyRoutes';
import { RouteError } from './RouteError';

export const rootRoute: RouteObject = {
  path: paths.root,
  lazy: async () => ({ Component: (await import(/* webpackChunkName: 'public-notices' */ './RootPage')).RootPage }),
};

export const publicRoutes: RouteObject = {
  element: <PublicLayout />,
  errorElement: <RouteError />,
  children: [
    ...lazyRoutes(() => import(/* webpackChunkName: 'login' */ '../../session/LoginPage'), { LoginPage: paths.login }),
    ...lazyRoutes(() => import(/* webpackChunkName: 'public-notices' */ '../../session/NoticePages'), {
      ForgotPasswordCheckInboxPage: paths.forgotPasswordCheckInbox,
      PasswordChangedPage: paths.passwordChanged,
      InvalidLinkPage: paths.invalid,
      ApprovalPendingPage: paths.approvalPending,
      EmailVerifiedPage: paths.emailVerified,
      LeaderEmailVerifiedPage: paths.leaderEmailVerified,
      AccountDeletedPage: paths.accountDeleted,
    }),
    ...lazyRoutes(() => import(/* webpackChunkName: 'public-terms' */ '../../session/terms/TermsPages'), {
      TermsPage: paths.terms,
      OwnerTermsPage: paths.signUpOwnerTerms,
      AdminTermsPage: paths.signUpAdminTerms,
      LeaderTermsPage: paths.signUpLeaderTerms,
      ParticipantTermsPage: paths.signUpParticipantTerms,
    }),
    withApi([
      ...lazyRoutes(() => import(/* webpackChunkName: 'public-password' */ '../../session/ForgotPasswordPage'), {
        ForgotPasswordPage: paths.forgotPassword,
      }),
      ...lazyRoutes(() => import(/* webpackChunkName: 'codes' */ '../chunks/codes'), {
        LoginLinkPage: paths.loginLink,
        SignOnPage: paths.signOn,
        SignedOnPage: paths.signedOn,
        ResetPasswordPage: paths.resetPassword,
        VerifyEmailPage: paths.verifyEmail,
        ConfirmEmailPage: paths.confirmEmail,
        UnsubscribePage: paths.unsubscribe,
        StepAnswerPage: paths.stepAnswer,
        SignUpCheckInboxPage: paths.signUpCheckInbox,
      }),
      ...lazyRoutes(() => import(/* webpackChunkName: 'public-business' */ '../../businesses/SignUpBusinessPage'), {
        SignUpBusinessPage: paths.signUpBusiness,
      }),
      ...lazyRoutes(() => import(/* webpackChunkName: 'invited' */ '../chunks/invited'), {
        SignUpAdminPage: paths.signUpAdmin,
        SignUpLeaderPage: paths.signUpLeader,
        SignUpParticipantPage: paths.signUpParticipant,
      }),
      ...lazyRoutes(() => import(/* webpackChunkName: 'agreements' */ '../../session/terms/AgreementPages'), {
        LeaderAgreementPage: paths.signUpLeaderAgreement,
        ParticipantAgreementPage: paths.signUpParticipantAgreement,
      }),
    ]),
  ],
};

const unknown = () => import(/* webpackChunkName: 'codes' */ '../chunks/unknown');

export const unknownRoute: RouteObject = {
  errorElement: <RouteError />,
  children: [
    withApi([
      {
        lazy: async () => ({ Component: (await unknown()).UnknownLayout }),
        children: [{ path: '*', lazy: async () => ({ Component: (await unknown()).NotFoundNotice }) }],
      },
    ]),
  ],
};
