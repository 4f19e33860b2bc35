import { changeEmailRequestSchema, profileUpdateSchema } from '../../domain/account/requests';
import type { Area } from '../platform/area';
import { attemptLimits, countAttempt } from '../session';
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
  countUploads: {
    uploadPhoto: ({ caller }, context) => countAttempt(context, attemptLimits.photo(caller.userId)),
  },
  mails: accountMails,
  jobs: [applyEmailChangesJob, removeAccountsJob],
} satisfies Area;
