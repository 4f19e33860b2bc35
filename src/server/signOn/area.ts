import { ownProofRequestSchema } from '../../domain/session/requests';
import {
  signOnAnswerSchema,
  signOnConfirmationSchema,
  signOnSettingsSchema,
  signOnStartSchema,
  signOnTicketSchema,
} from '../../domain/session/signOn';
import type { Area } from '../platform/area';
import { signOnHandlers } from './handlers';
import { signOnLimits } from './limits';
import { signOnMails } from './mails';

export const signOnArea = {
  handlers: signOnHandlers,
  forms: {
    startSignOn: signOnStartSchema,
    finishSignOn: signOnAnswerSchema,
    sendSignOnCode: signOnTicketSchema,
    confirmSignOn: signOnConfirmationSchema,
    removeIdentity: ownProofRequestSchema,
    saveSignOnSettings: signOnSettingsSchema,
  },
  mails: signOnMails,
  limits: signOnLimits,
} satisfies Area;
