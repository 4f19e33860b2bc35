import type { ClientBase } from 'pg';
import type { ApiKeyScope } from '../../domain/integrations/apiKeys';
import { CallerProblem, type Caller } from '../platform/http/call';
import { problem, unauthorized } from '../platform/http/problem';
import { hashSecret } from './codes';
import { accountDisabled } from './login/authentication';
import { refusals } from './refusals';

interface KeyRow {
  id: string;
  userId: string;
  firstName: string;
  lastName: string;
  disabledAt: Date | null;
  name: string;
  businessId: string;
  scopes: ApiKeyScope[];
  expiresAt: Date;
}

const KEY = `
  select key.id, key.user_id as "userId", person.first_name as "firstName", person.last_name as "lastName",
    person.disabled_at as "disabledAt", key.name, key.business_id as "businessId", key.scopes,
    key.expires_at as "expiresAt"
  from api_keys key join users person on person.id = key.user_id
  where key.hash = $1`;

const expired = () => problem(401, 'api_key_expired', refusals.apiKeyExpired);

/** Finds the caller for whom a key acts. 401 for an unknown or expired key, 403 when the person's account is disabled. */
export async function callerOfKey(pool: Pick<ClientBase, 'query'>, secret: string, now: Date): Promise<Caller> {
  const [row] = (await pool.query<KeyRow>(KEY, [hashSecret(secret)])).rows;
  if (!row) throw unauthorized();
  const { id, userId, firstName, lastName, disabledAt, name, businessId, scopes, expiresAt } = row;
  const key = { id, name, businessId, scopes, expiresAt };
  const caller = { userId, name: `${firstName} ${lastName}`, sessionId: id, key };
  if (expiresAt <= now) throw new CallerProblem(caller, expired());
  if (disabledAt) throw new CallerProblem(caller, accountDisabled());
  return caller;
}

/**
 * Keeps a key from being revoked until the act ends, so that no act of a revoked key is still under way; false if it is
 * revoked already.
 */
export async function holdKey(connection: Pick<ClientBase, 'query'>, keyId: string): Promise<boolean> {
  const { rowCount } = await connection.query('select from api_keys where id = $1 for key share', [keyId]);
  return rowCount === 1;
}
