import { changeEmailRequestSchema, profileUpdateSchema } from '../../domain/account/requests';
import type { Area } from '../platform/area';
import { applyEmailChangesJob } from './confirmEmailChange';
import { accountHandlers } from './handlers';
import { accountMails } from './mails';
import { removeAccountsJob } from './removeAccount';
import { countAttempt } from '../platform/http/limits/attempts';
import { accountLimits } from './limits';

export const accountArea = {
  handlers: accountHandlers,
  forms: {
    changeEmail: changeEmailRequestSchema,
    updateProfile: profileUpdateSchema,
    replaceProfile: profileUpdateSchema,
  },
  countUploads: {
    uploadPhoto: ({ caller }, context) => countAttempt(context, accountLimits.photo(caller.userId)),
  },
  mails: accountMails,
  jobs: [applyEmailChangesJob, removeAccountsJob],
  limits: accountLimits,
} satisfies Area;
