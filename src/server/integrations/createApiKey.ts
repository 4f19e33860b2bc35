import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ApiKeyInput, NewApiKey } from '../../contract/entities.gen';
import { API_KEY_DAYS, API_KEY_NOTICE_DAYS, API_KEY_PREFIX, MAX_API_KEYS } from '../../domain/integrations/apiKeys';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import { apiKeys } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { conflict, invalidField } from '../platform/http/problem';
import { hashSecret, newSecret } from '../session';
import { lockBusiness } from './lockBusiness';
import { mailKeyCreated } from './notices';
import { presentApiKey } from './presenter';
import { refusals } from './refusals';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDING_LENGTH = 4;

const nameTaken = () => invalidField('name', refusals.nameTaken);

const tooManyKeys = () => conflict('api_keys_full', refusals.apiKeysFull({ max: MAX_API_KEYS }));

interface NewKeyRequest extends ApiKeyInput {
  businessId: string;
  by: Caller;
}

/**
 * Creates a key that acts for the caller; the secret is only in this answer (rule integrations.keys). 400 for a name that
 * is taken, 409 beyond the business's limit.
 */
export function createApiKey(
  context: AppContext,
  { businessId, by, name, scopes, expiresInDays = API_KEY_DAYS }: NewKeyRequest,
): Promise<NewApiKey> {
  return context.act(async (act) => {
    const business = await lockBusiness(act, businessId);
    if ((await act.tx.$count(apiKeys, eq(apiKeys.businessId, businessId))) >= MAX_API_KEYS) throw tooManyKeys();
    const secret = API_KEY_PREFIX + newSecret();
    const row = {
      id: v7(),
      businessId,
      userId: by.userId,
      name,
      hash: hashSecret(secret),
      ending: secret.slice(-ENDING_LENGTH),
      scopes,
      createdAt: act.now,
      expiresAt: new Date(act.now.getTime() + expiresInDays * DAY_MS),
      // The mail about the new key says when a short-lived one expires.
      expiryNotifiedAt: expiresInDays <= API_KEY_NOTICE_DAYS ? act.now : null,
    };
    const [stored] = await act.tx.insert(apiKeys).values(row).onConflictDoNothing().returning();
    if (!stored) throw nameTaken();
    await recordAct(act, 'API_KEY_CREATED', { businessId, detail: name });
    await mailKeyCreated(act, business, {
      name,
      creatorId: by.userId,
      creatorName: by.name,
      scopes,
      expires: row.expiresAt.getTime(),
    });
    return { apiKey: presentApiKey({ ...stored, createdBy: by.name }), secret };
  });
}
