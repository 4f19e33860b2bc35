import type { Area } from '../platform/area';
import { accountMails } from './mails';
import { accountHandlers } from './handlers';

export const accountArea = {
  handlers: accountHandlers,
  mails: accountMails,
} satisfies Area<never>;
