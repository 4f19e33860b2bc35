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
    ...lazyRoutes(() => import(/* webpackChunkName: 'login' */ '../chunks/login'), ['login']),
    ...lazyRoutes(
      () => import(/* webpackChunkName: 'public-notices' */ '../chunks/publicNotices'),
      [
        'forgotPasswordCheckInbox',
        'passwordChanged',
        'invalid',
        'approvalPending',
        'emailVerified',
        'leaderEmailVerified',
        'accountDeleted',
      ],
    ),
    withApi([
      ...lazyRoutes(
        () => import(/* webpackChunkName: 'public-password' */ '../chunks/publicPassword'),
        ['forgotPassword'],
      ),
      ...lazyRoutes(
        () => import(/* webpackChunkName: 'codes' */ '../chunks/codes'),
        [
          'loginLink',
          'signOn',
          'signedOn',
          'resetPassword',
          'verifyEmail',
          'confirmEmail',
          'unsubscribe',
          'stepAnswer',
          'signUpCheckInbox',
        ],
      ),
      ...lazyRoutes(
        () => import(/* webpackChunkName: 'public-business' */ '../chunks/publicBusiness'),
        ['signUpBusiness'],
      ),
      ...lazyRoutes(
        () => import(/* webpackChunkName: 'invited' */ '../chunks/invited'),
        ['signUpAdmin', 'signUpLeader', 'signUpParticipant'],
      ),
      ...lazyRoutes(
        () => import(/* webpackChunkName: 'public-terms' */ '../chunks/publicTerms'),
        [
          'terms',
          'signUpOwnerTerms',
          'signUpAdminTerms',
          'signUpLeaderTerms',
          'signUpParticipantTerms',
          'signUpLeaderAgreement',
          'signUpParticipantAgreement',
        ],
      ),
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
