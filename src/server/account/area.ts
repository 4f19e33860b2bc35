import { changeEmailRequestSchema, profileUpdateSchema } from '../../domain/account/requests';
import type { Area } from '../platform/area';
import { applyEmailChangesJob } from './confirmEmailChange';
import { accountHandlers } from './handlers';
import { accountMails } from './mails';
import { removeAccountsJob } from './removeAccount';

export const accountArea = {
  handlers: accountHandlers,
  forms: {
    changeEmail: changeEmailRequestSchema,
    updateProfile: profileUpdateSchema,
    replaceProfile: profileUpdateSchema,
  },
  mails: accountMails,
  jobs: [applyEmailChangesJob, removeAccountsJob],
} satisfies Area;
