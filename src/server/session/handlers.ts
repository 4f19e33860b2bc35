import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import type { HandlersOf } from '../platform/http/call';
import { unauthorized } from '../platform/http/problem';
import { changePassword, forgotPassword, resetPassword } from './changePassword';
import { presentUser } from './presenter';
import { createTicket, login } from './login';
import { revokeSession } from './sessions';
import { openVerificationLink } from './verifyEmail';

type Operations =
  | 'getMyUser'
  | 'login'
  | 'logout'
  | 'createTicket'
  | 'verifyEmail'
  | 'forgotPassword'
  | 'resetPassword'
  | 'changePassword';

export const sessionHandlers: HandlersOf<Operations> = {
  getMyUser: async ({ caller }, { database }) => {
    const [user] = await database.db.select().from(users).where(eq(users.id, caller.userId));
    if (!user) throw unauthorized();
    return presentUser(user);
  },

  login: async ({ body, request, reply }, context) => {
    const { token, session } = await login(context, body, request.ip);
    reply.header('authorization', `Bearer ${token}`);
    return session;
  },

  logout: async ({ caller }, context) => {
    await context.act((act) => revokeSession(act, caller.userId, caller.sessionId));
    return { done: true };
  },

  createTicket: ({ caller }, context) => createTicket(context, caller),

  verifyEmail: async ({ query, request, reply }, context) => {
    // A mailbox's link checker asks with HEAD; that must not use the code up.
    if (request.method === 'HEAD') return void reply.code(204).send();
    const page = query.code ? await openVerificationLink(context, query.code, request.ip) : '/invalid';
    reply.redirect(page, 302);
  },

  forgotPassword: async ({ body, request }, context) => {
    await forgotPassword(context, body.email, request.ip);
    return { done: true };
  },

  resetPassword: async ({ body, request }, context) => {
    await resetPassword(context, body, request.ip);
    return { done: true };
  },

  changePassword: async ({ body, caller }, context) => {
    await changePassword(context, caller, body);
    return { done: true };
  },
};
