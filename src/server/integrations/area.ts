import { apiKeySchema } from '../../domain/integrations/forms';
import type { Area } from '../platform/area';
import { apiKeyExpiryJob } from './notifyOfExpiry';
import { integrationHandlers } from './handlers';
import { integrationHousekeeping } from './housekeeping';
import { integrationsLimits } from './limits';
import { integrationMails } from './mails';

export const integrationsArea = {
  handlers: integrationHandlers,
  forms: { createApiKey: apiKeySchema },
  mails: integrationMails,
  jobs: [apiKeyExpiryJob],
  housekeeping: integrationHousekeeping,
  limits: integrationsLimits,
} satisfies Area;
