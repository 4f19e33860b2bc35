import { profileUpdateSchema, changeEmailSchema } from '../../domain/account/forms';
import type { Area } from '../platform/area';
import { accountMails } from './mails';
import { accountHandlers } from './handlers';

export const accountArea = {
  handlers: accountHandlers,
  forms: {
    changeEmail: changeEmailSchema(),
    updateProfile: profileUpdateSchema,
    replaceProfile: profileUpdateSchema,
  },
  mails: accountMails,
} satisfies Area<never>;
