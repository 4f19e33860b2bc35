import { apiKeySchema, webhookSchema } from '../../domain/integrations/forms';
import type { Area } from '../platform/area';
import { apiKeyExpiryJob } from './notifyOfExpiry';
import { apiKeyHandlers } from './handlers';
import { integrationHousekeeping } from './housekeeping';
import { integrationsLimits } from './limits';
import { integrationMails } from './mails';
import { webhookJob, webhookRetryJob } from './webhooks/deliver';
import { webhookHandlers } from './webhooks/handlers';

export const integrationsArea = {
  handlers: { ...apiKeyHandlers, ...webhookHandlers },
  forms: { createApiKey: apiKeySchema, createWebhook: webhookSchema },
  mails: integrationMails,
  jobs: [apiKeyExpiryJob, webhookJob, webhookRetryJob],
  housekeeping: integrationHousekeeping,
  limits: integrationsLimits,
} satisfies Area;
