import type { ApiKeyInput, NewApiKey } from '../../../contract/entities.gen';
import { API_KEY_SCOPES } from '../../../domain/integrations/apiKeys';
import type { Actor } from '../../testing/actors';
import type { TestApp } from '../../testing/app';
import { expectSuccess } from '../../testing/catalogue/world';
import type { TestMembership, TestUser } from '../../testing/factories';

export interface TestKey extends Actor {
  secret: string;
  id: string;
}

let keys = 0;

/** Creates a key as `staff`, with all scopes by default; the actor sends it as a program does. */
export async function makeKey(
  test: TestApp,
  { staff, businessId, ...given }: Partial<ApiKeyInput> & { staff: TestUser; businessId: string },
): Promise<TestKey> {
  const input = { name: `Key ${(keys += 1)}`, scopes: [...API_KEY_SCOPES], ...given };
  const { body } = expectSuccess(await (await test.as(staff)).post(`/v1/businesses/${businessId}/api-keys`, input));
  const { secret, apiKey } = body as NewApiKey;
  return { ...test.bearer(secret), secret, id: apiKey.id };
}

export interface Checkout {
  membership: TestMembership;
  key: TestKey;
  /** The address of the membership. */
  url: string;
  invite: (buyer: object) => ReturnType<TestKey['post']>;
}

/** A membership and a program with a key of its business that sells it. */
export async function checkoutOf(test: TestApp): Promise<Checkout> {
  const membership = await test.make.membership();
  const { business } = membership;
  const key = await makeKey(test, { staff: business.owner, businessId: business.id });
  const url = `/v1/memberships/${membership.id}`;
  return { membership, key, url, invite: (buyer) => key.post(`${url}/members`, buyer) };
}
