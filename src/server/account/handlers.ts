import type { Account, ProfileUpdate } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { HandlersOf } from '../platform/http/call';
import { signedInUser } from '../session';
import { confirmEmailChange } from './confirmEmailChange';
import { deleteAccount } from './deleteAccount';
import { presentAccount } from './presenter';
import { startEmailChange } from './startEmailChange';
import { updateProfile } from './updateProfile';

type Operations = 'getMyAccount' | 'updateProfile' | 'replaceProfile' | 'changeEmail' | 'confirmEmail' | 'deleteMyUser';

interface ProfileCall {
  caller: { userId: string };
  body: ProfileUpdate;
}

const saveProfile = ({ caller, body }: ProfileCall, context: AppContext): Promise<Account> =>
  updateProfile(context, caller.userId, body);

export const accountHandlers: HandlersOf<Operations> = {
  getMyAccount: async ({ caller }, { database }) => presentAccount(await signedInUser(database.db, caller.userId)),
  updateProfile: saveProfile,
  replaceProfile: saveProfile,

  changeEmail: async ({ caller, body }, context) => {
    await startEmailChange(context, await signedInUser(context.database.db, caller.userId), body.newEmail);
    return { done: true };
  },

  confirmEmail: async ({ query, request, reply }, context) => {
    // A mailbox's link checker asks with HEAD; that must not use the code up.
    if (request.method === 'HEAD') return void reply.code(204).send();
    reply.redirect(await confirmEmailChange(context, query.code, request.ip), 302);
  },

  deleteMyUser: async ({ caller }, context) => {
    await deleteAccount(context, caller.userId);
    return { done: true };
  },
};
