import { changePasswordRequestSchema, forgotPasswordSchema } from '../../domain/session/forms';
import {
  loginLinkRequestSchema,
  loginRequestSchema,
  ownProofRequestSchema,
  resetPasswordRequestSchema,
} from '../../domain/session/requests';
import {
  passkeyInputSchema,
  passkeyLoginRequestSchema,
  passkeyLoginStartSchema,
  passkeyNameSchema,
} from '../../domain/session/passkeys';
import { twoFactorConfirmationSchema, twoFactorLoginRequestSchema } from '../../domain/session/twoFactor';
import type { Area } from '../platform/area';
import { sessionHandlers } from './handlers';
import { sessionHousekeeping } from './housekeeping';
import { sessionMails } from './mails';
import { sessionLimits } from './limits';

export const sessionArea = {
  handlers: sessionHandlers,
  forms: {
    login: loginRequestSchema,
    requestLoginLink: loginLinkRequestSchema,
    forgotPassword: forgotPasswordSchema,
    resetPassword: resetPasswordRequestSchema,
    changePassword: changePasswordRequestSchema,
    loginWithTwoFactor: twoFactorLoginRequestSchema,
    startTwoFactorSetup: ownProofRequestSchema,
    turnOnTwoFactor: twoFactorConfirmationSchema,
    turnOffTwoFactor: ownProofRequestSchema,
    renewRecoveryCodes: ownProofRequestSchema,
    startPasskeySetup: ownProofRequestSchema,
    addPasskey: passkeyInputSchema,
    renamePasskey: passkeyNameSchema,
    removePasskey: ownProofRequestSchema,
    startPasskeyLogin: passkeyLoginStartSchema,
    loginWithPasskey: passkeyLoginRequestSchema,
  },
  mails: sessionMails,
  housekeeping: sessionHousekeeping,
  limits: sessionLimits,
} satisfies Area;
