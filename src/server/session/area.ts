import type { Area } from '../platform/area';
import { sessionHousekeeping } from './housekeeping';
import { sessionMails } from './mails';
import { sessionHandlers } from './handlers';

export const sessionArea = {
  handlers: sessionHandlers,
  mails: sessionMails,
  housekeeping: sessionHousekeeping,
} satisfies Area<never>;
