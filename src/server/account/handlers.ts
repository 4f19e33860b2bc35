import { eq } from 'drizzle-orm';
import type { Account, ProfileUpdate } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import type { HandlersOf } from '../platform/http/call';
import { unauthorized } from '../platform/http/problem';
import { deleteAccount } from './deleteAccount';
import { presentAccount } from './presenter';
import { updateProfile } from './updateProfile';
import { confirmEmailChange, startEmailChange } from './changeEmail';

type Operations = 'getMyAccount' | 'updateProfile' | 'replaceProfile' | 'changeEmail' | 'confirmEmail' | 'deleteMyUser';

async function me({ database }: AppContext, userId: string) {
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw unauthorized();
  return user;
}

interface ProfileCall {
  caller: { userId: string };
  body: ProfileUpdate;
}

const saveProfile = ({ caller, body }: ProfileCall, context: AppContext): Promise<Account> =>
  updateProfile(context, caller.userId, body);

export const accountHandlers: HandlersOf<Operations> = {
  getMyAccount: async ({ caller }, context) => presentAccount(await me(context, caller.userId)),
  updateProfile: saveProfile,
  replaceProfile: saveProfile,

  changeEmail: async ({ caller, body }, context) => {
    await startEmailChange(context, await me(context, caller.userId), body.newEmail);
    return { done: true };
  },

  confirmEmail: async ({ query, request, reply }, context) => {
    // A mailbox's link checker asks with HEAD; that must not use the code up.
    if (request.method === 'HEAD') return void reply.code(204).send();
    const isDone = query.code !== undefined && (await confirmEmailChange(context, query.code, request.ip));
    reply.redirect(isDone ? '/email-verified' : '/invalid', 302);
  },

  deleteMyUser: async ({ caller }, context) => {
    await deleteAccount(context, caller.userId);
    return { done: true };
  },
};
