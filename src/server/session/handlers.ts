import type { HandlersOf } from '../platform/http/call';
import { changePassword } from './changePassword';
import { createTicket } from './createTicket';
import { forgotPassword } from './forgotPassword';
import { login } from './login';
import { logout } from './logout';
import { presentUser } from './presenter';
import { signedInUser } from './reads';
import { resetPassword } from './resetPassword';
import { verifyEmail } from './verifyEmail';

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
  getMyUser: async ({ caller }, { database }) => presentUser(await signedInUser(database.db, caller.userId)),

  login: async ({ body, request, reply }, context) => {
    const { token, session } = await login(context, body, request.ip);
    reply.header('authorization', `Bearer ${token}`);
    return session;
  },

  logout: async ({ caller }, context) => {
    await logout(context, caller);
    return { done: true };
  },

  createTicket: ({ caller }, context) => createTicket(context, caller),

  verifyEmail: async ({ query, request, reply }, context) => {
    // A mailbox's link checker asks with HEAD; that must not use the code up.
    if (request.method === 'HEAD') return void reply.code(204).send();
    reply.redirect(await verifyEmail(context, query.code, request.ip), 302);
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
