import type { Account, ProfileUpdate } from '../../contract/entities.gen';
import { pageLinks } from '../../domain/links';
import type { AppContext } from '../platform/context';
import type { HandlersOf } from '../platform/http/call';
import { signedInUser } from '../session';
import { confirmEmailChange } from './confirmEmailChange';
import { deleteAccount } from './deleteAccount';
import { cancelEmailChange, pendingEmailOf, resendEmailChange } from './ownEmailChange';
import { declineEmailChange, getPendingEmailChange } from './pendingEmailChange';
import { presentAccount } from './presenter';
import { startOwnEmailChange } from './startEmailChange';
import { updateProfile } from './updateProfile';

type Operations =
  | 'getMyAccount'
  | 'updateProfile'
  | 'replaceProfile'
  | 'changeEmail'
  | 'resendEmailChange'
  | 'cancelEmailChange'
  | 'confirmEmail'
  | 'confirmEmailChange'
  | 'getPendingEmailChange'
  | 'declineEmailChange'
  | 'deleteMyUser';

interface ProfileCall {
  caller: { userId: string };
  body: ProfileUpdate;
}

const saveProfile = ({ caller, body }: ProfileCall, context: AppContext): Promise<Account> =>
  updateProfile(context, caller.userId, body);

export const accountHandlers: HandlersOf<Operations> = {
  getMyAccount: async ({ caller: { userId } }, { database: { db }, clock }) =>
    presentAccount(await signedInUser(db, userId), await pendingEmailOf(db, userId, clock.now())),
  updateProfile: saveProfile,
  replaceProfile: saveProfile,

  changeEmail: async ({ caller, body }, context) => {
    await startOwnEmailChange(context, caller, body);
    return { done: true };
  },

  resendEmailChange: async ({ caller }, context) => {
    await resendEmailChange(context, caller);
    return { done: true };
  },

  cancelEmailChange: async ({ caller }, context) => {
    await cancelEmailChange(context, caller);
    return { done: true };
  },

  // Mail scanners open every link, so this handler only redirects (rule account.emailChange).
  confirmEmail: ({ query, reply }) => {
    reply.redirect(query.code ? pageLinks.confirmEmail(query.code) : pageLinks.invalid(), 302);
    return Promise.resolve();
  },

  confirmEmailChange: ({ body, request }, context) => confirmEmailChange(context, body.code, request.ip),

  getPendingEmailChange: ({ params, request }, context) => getPendingEmailChange(context, params.code, request.ip),

  declineEmailChange: async ({ params, request }, context) => {
    await declineEmailChange(context, params.code, request.ip);
    return { done: true };
  },

  deleteMyUser: async ({ caller, body }, context) => {
    await deleteAccount(context, caller, body);
    return { done: true };
  },
};
