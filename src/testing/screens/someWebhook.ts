import type { Business, NewWebhook, Webhook } from '../../contract/entities.gen';

/** Nobody has this address. */
const ADDRESS = 'https://hooks.example.invalid/services/T024BE7LD/stepwell';

/** A webhook of the caller's first business, with a test that fails; undefined for people who aren't staff. */
export async function someWebhook(origin: string, token: string): Promise<string | undefined> {
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  const businesses = await call<Business[]>('/v1/businesses/my-businesses');
  const business = businesses.find(({ can }) => can.manageApiKeys);
  if (!business) return undefined;
  const path = `/v1/businesses/${business.id}/webhooks`;
  const [known] = await call<Webhook[]>(path);
  if (known) return known.id;
  const events = ['member.joined', 'member.left', 'waitlist.ready'];
  const { webhook } = await call<NewWebhook>(path, { url: ADDRESS, events });
  await call(`${path}/${webhook.id}/test`, {});
  return webhook.id;
}
