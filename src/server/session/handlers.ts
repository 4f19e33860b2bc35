import type { HandlersOf } from '../platform/http/call';
import { pageLinks } from '../../domain/links';
import { answerLogin } from './answerLogin';
import { originOf } from './browserOrigin';
import { changePassword } from './login/changePassword';
import { confirmRegistration } from './registration/confirmRegistration';
import { createTicket } from './createTicket';
import { forgotPassword } from './login/forgotPassword';
import { login } from './login/login';
import { getLoginLink, loginByLink } from './login/loginByLink';
import { requestLoginLink } from './login/loginLink';
import { logout } from './login/logout';
import { declineRegistration, getPendingRegistration } from './registration/pendingRegistration';
import { myUser } from './myUser';
import { resendVerification } from './registration/resendVerification';
import { getPasswordReset, resetPassword } from './login/resetPassword';
import { addPasskey, startPasskeySetup } from './passkeys/addPasskey';
import { loginWithPasskey, startPasskeyLogin } from './passkeys/loginWithPasskey';
import { removePasskey, renamePasskey } from './passkeys/managePasskeys';
import { passkeysOf } from './passkeys/reads';
import { twoFactorOf } from './twoFactor/reads';
import { loginWithTwoFactor } from './twoFactor/loginWithTwoFactor';
import { startTwoFactorSetup, turnOnTwoFactor } from './twoFactor/setUp';
import { renewRecoveryCodes, turnOffTwoFactor } from './twoFactor/turnOff';

type Operations =
  | 'getMyUser'
  | 'login'
  | 'requestLoginLink'
  | 'getLoginLink'
  | 'loginByLink'
  | 'logout'
  | 'createTicket'
  | 'verifyEmail'
  | 'confirmRegistration'
  | 'getPendingRegistration'
  | 'declineRegistration'
  | 'resendVerification'
  | 'forgotPassword'
  | 'getPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'loginWithTwoFactor'
  | 'getTwoFactor'
  | 'startTwoFactorSetup'
  | 'turnOnTwoFactor'
  | 'turnOffTwoFactor'
  | 'renewRecoveryCodes'
  | 'listPasskeys'
  | 'startPasskeySetup'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeyLogin'
  | 'loginWithPasskey';

export const sessionHandlers: HandlersOf<Operations> = {
  getMyUser: ({ caller }, { database }) => myUser(database.db, caller.userId),

  login: async ({ body, request, reply }, context) => answerLogin(reply, await login(context, body, originOf(request))),

  loginWithTwoFactor: async ({ body, request, reply }, context) =>
    answerLogin(reply, await loginWithTwoFactor(context, body, originOf(request))),

  getTwoFactor: ({ caller }, { database }) => twoFactorOf(database.db, caller.userId),

  startTwoFactorSetup: ({ body, caller }, context) => startTwoFactorSetup(context, caller, body),

  turnOnTwoFactor: ({ body, caller }, context) => turnOnTwoFactor(context, caller, body),

  turnOffTwoFactor: async ({ body, caller }, context) => {
    await turnOffTwoFactor(context, caller, body);
    return { done: true };
  },

  renewRecoveryCodes: ({ body, caller }, context) => renewRecoveryCodes(context, caller, body),

  listPasskeys: ({ caller }, { database }) => passkeysOf(database.db, caller.userId),

  startPasskeySetup: ({ body, caller }, context) => startPasskeySetup(context, caller, body),

  addPasskey: ({ body, caller }, context) => addPasskey(context, caller, body),

  renamePasskey: ({ params, body, caller }, context) => renamePasskey(context, caller, params.passkeyId, body.name),

  removePasskey: async ({ params, body, caller }, context) => {
    await removePasskey(context, caller, params.passkeyId, body);
    return { done: true };
  },

  startPasskeyLogin: ({ body, request }, context) => startPasskeyLogin(context, body, originOf(request)),

  loginWithPasskey: async ({ body, request, reply }, context) =>
    answerLogin(reply, await loginWithPasskey(context, body, originOf(request))),

  requestLoginLink: async ({ body, request, reply }, context) => {
    reply.header('set-cookie', await requestLoginLink(context, body, originOf(request)));
    return { done: true };
  },

  getLoginLink: ({ params, request, reply }, context) => {
    reply.header('cache-control', 'no-store');
    return getLoginLink(context, params.code, originOf(request));
  },

  loginByLink: async ({ params, request, reply }, context) =>
    answerLogin(reply, await loginByLink(context, params.code, originOf(request))),

  logout: async ({ caller }, context) => {
    await logout(context, caller);
    return { done: true };
  },

  createTicket: ({ caller }, context) => createTicket(context, caller),

  // Mail scanners open every link, so this handler only redirects (rule session.registration).
  verifyEmail: ({ query, reply }) => {
    reply.redirect(query.code ? pageLinks.verifyEmail(query.code) : pageLinks.invalid(), 302);
    return Promise.resolve();
  },

  confirmRegistration: async ({ body, access, request, reply }, context) => {
    const { page, login } = await confirmRegistration(context, body.code, access.caller, originOf(request));
    return login ? { page, session: answerLogin(reply, login) } : { page };
  },

  getPendingRegistration: ({ params, request }, context) => getPendingRegistration(context, params.code, request.ip),

  declineRegistration: async ({ params, request }, context) => {
    await declineRegistration(context, params.code, request.ip);
    return { done: true };
  },

  resendVerification: async ({ body, request }, context) => {
    await resendVerification(context, body.email, request.ip);
    return { done: true };
  },

  forgotPassword: async ({ body, request }, context) => {
    await forgotPassword(context, body.email, request.ip);
    return { done: true };
  },

  getPasswordReset: ({ params, request }, context) => getPasswordReset(context, params.code, request.ip),

  resetPassword: async ({ body, request }, context) => {
    await resetPassword(context, body, request.ip);
    return { done: true };
  },

  changePassword: async ({ body, caller }, context) => {
    await changePassword(context, caller, body);
    return { done: true };
  },
};
