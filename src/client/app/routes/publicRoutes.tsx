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
    ...lazyRoutes(() => import(/* webpackChunkName: 'login' */ '../../session/LoginPage'), { Login: paths.login }),
    ...lazyRoutes(() => import(/* webpackChunkName: 'public-notices' */ '../../session/NoticePages'), {
      ForgotPasswordCheckInbox: paths.forgotPasswordCheckInbox,
      PasswordChanged: paths.passwordChanged,
      InvalidLink: paths.invalid,
      ApprovalPending: paths.approvalPending,
      EmailVerified: paths.emailVerified,
      LeaderEmailVerified: paths.leaderEmailVerified,
      AccountDeleted: paths.accountDeleted,
    }),
    ...lazyRoutes(() => import(/* webpackChunkName: 'public-terms' */ '../../session/terms/TermsPages'), {
      Terms: paths.terms,
      OwnerTerms: paths.signUpOwnerTerms,
      AdminTerms: paths.signUpAdminTerms,
      LeaderTerms: paths.signUpLeaderTerms,
      ParticipantTerms: paths.signUpParticipantTerms,
    }),
    withApi([
      ...lazyRoutes(() => import(/* webpackChunkName: 'public-password' */ '../../session/ForgotPasswordPage'), {
        ForgotPassword: paths.forgotPassword,
      }),
      ...lazyRoutes(() => import(/* webpackChunkName: 'codes' */ '../chunks/codes'), {
        LoginLink: paths.loginLink,
        SignOn: paths.signOn,
        SignedOn: paths.signedOn,
        ResetPassword: paths.resetPassword,
        VerifyEmail: paths.verifyEmail,
        ConfirmEmail: paths.confirmEmail,
        Unsubscribe: paths.unsubscribe,
        StepAnswer: paths.stepAnswer,
        SignUpCheckInbox: paths.signUpCheckInbox,
      }),
      ...lazyRoutes(() => import(/* webpackChunkName: 'public-business' */ '../../businesses/SignUpBusinessPage'), {
        SignUpBusiness: paths.signUpBusiness,
      }),
      ...lazyRoutes(() => import(/* webpackChunkName: 'invited' */ '../chunks/invited'), {
        SignUpAdmin: paths.signUpAdmin,
        SignUpLeader: paths.signUpLeader,
        SignUpParticipant: paths.signUpParticipant,
      }),
      ...lazyRoutes(() => import(/* webpackChunkName: 'agreements' */ '../../session/terms/AgreementPages'), {
        LeaderAgreement: paths.signUpLeaderAgreement,
        ParticipantAgreement: paths.signUpParticipantAgreement,
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
