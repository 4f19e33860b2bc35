import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { NewWebhook } from '../../contract/entities.gen';
import { emailInvitations } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { linksOf } from '../session/testing/links';
import { makeWebhookSender } from '../platform/outgoing/webhookSender';
import { formationIn, JOIN } from '../pods/testing/formation';
import { startReceiver } from './testing/receiver';
import { checkoutOf, makeKey } from './testing/keys';
import { sendWebhooks } from './testing/webhooks';

const GUIDE = path.join(__dirname, '../../docs/integrating.md');

interface Recipes {
  onPurchase: (purchase: { subscription: string; email: string; name?: string }) => Promise<void>;
  onCancel: (purchase: { subscription: string }) => Promise<void>;
  followMembers: (rows: Map<string, unknown[]>, lastSeen: number) => Promise<number>;
  onMessage: (headers: object, body: string) => Promise<number>;
}

/** The code of the guide, as a reader would run it. */
function recipesFor(env: Record<string, string>): Recipes {
  const blocks = [
    ...readFileSync(GUIDE, 'utf8')
      .replace('limit=500', 'limit=1')
      .matchAll(/^```js\n([^]*?)^```/gm),
  ].map(([, code]) => code);
  const names = 'return { onPurchase, onCancel, followMembers, onMessage };';
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The guide is the project's own.
  const run = new Function('process', 'fetch', 'require', `${blocks.join('\n')}\n${names}`);
  return (run as (...given: unknown[]) => Recipes)({ env }, fetch, require);
}

const test = useTestApp({ deps: { webhooks: makeWebhookSender({ allowPrivate: true }) } });

async function shop() {
  const checkout = await checkoutOf(test);
  const { port } = test.app.http.server.address() as AddressInfo;
  const env = {
    STEPWELL_URL: `http://127.0.0.1:${port}`,
    STEPWELL_KEY: checkout.key.secret,
    STEPWELL_MEMBERSHIP: checkout.membership.id,
  };
  return { ...checkout, ...recipesFor(env) };
}

beforeAll(() => test.app.http.listen({ port: 0, host: '127.0.0.1' }));

const membersOf = async ({ key, url }: Awaited<ReturnType<typeof shop>>) =>
  (await key.get(`${url}/members`)).body as { email: string; disabled: boolean; externalRef?: string }[];

it('a checkout by the guide adds, pauses and readmits members', async () => {
  const sale = await shop();
  const person = await test.make.user();
  await sale.onPurchase({ subscription: 'sub-1', email: person.email });
  await (await test.as(person)).post(`/v1/invites/${sale.membership.participantCode}/accept`, {});
  expect(await membersOf(sale)).toMatchObject([{ email: person.email, disabled: false, externalRef: 'sub-1' }]);
  await sale.onCancel({ subscription: 'sub-1' });
  await sale.onCancel({ subscription: 'sub-1' });
  expect(await membersOf(sale)).toMatchObject([{ disabled: true }]);
  await sale.onPurchase({ subscription: 'sub-2', email: person.email });
  expect(await membersOf(sale)).toMatchObject([{ disabled: false, externalRef: 'sub-2' }]);
});

it('a checkout by the guide withdraws the invitation of somebody who cancels before joining', async () => {
  const sale = await shop();
  await sale.onPurchase({ subscription: 'sub-3', email: 'early@example.com', name: 'Early Bird' });
  await sale.onCancel({ subscription: 'sub-3' });
  expect(await test.app.context.database.db.$count(emailInvitations)).toBe(0);
});

it('a checkout by the guide readmits a member who joined with another address', async () => {
  const sale = await shop();
  const person = await test.make.user();
  const purchase = { subscription: 'sub-4', email: 'at.work@example.com' };
  await sale.onPurchase(purchase);
  const { code } = await linksOf(test).newest(purchase.email, 'membership-invite');
  await (await test.as(person)).post(`/v1/invites/${code}/accept`, {});
  await sale.onCancel(purchase);
  expect(await membersOf(sale)).toMatchObject([{ email: person.email, disabled: true }]);
  await sale.onPurchase(purchase);
  expect(await membersOf(sale)).toMatchObject([{ email: person.email, disabled: false }]);
});

it('a spreadsheet by the guide follows members, changes and departures, over several pages', async () => {
  const sale = await shop();
  const [anna, ben] = [await test.make.member(sale.membership), await test.make.member(sale.membership)];
  const rows = new Map<string, unknown[]>();
  let seen = await sale.followMembers(rows, 0);
  expect([...rows.values()].map(([, , email, , status]) => [email, status])).toEqual([
    [anna.email, 'on'],
    [ben.email, 'on'],
  ]);
  await sale.key.post(`${sale.url}/members/${ben.memberId}/disable`);
  await sale.key.delete(`${sale.url}/members/${anna.memberId}`);
  seen = await sale.followMembers(rows, seen);
  expect([...rows].map(([id, [, , , , status]]) => [id, status])).toEqual([[ben.memberId, 'off']]);
  expect(seen).toBeGreaterThan(0);
});

it('a chat tool by the guide is told when four people wait for a pod, and of nothing that Stepwell didn’t sign', async () => {
  const { fullPod, waits } = formationIn(test);
  const pod = await fullPod({ name: 'Early Birds' });
  const { business, id: membershipId, name } = pod.membership;
  const key = await makeKey(test, { staff: business.owner, businessId: business.id, scopes: ['webhooks'] });
  const chat = await startReceiver();
  const receiver = await startReceiver();
  const { body } = await key.post('/v1/webhooks', { url: receiver.url, events: ['waitlist.ready'] });
  const { secret } = body as NewWebhook;
  const { onMessage } = recipesFor({
    STEPWELL_MEMBERSHIP: membershipId,
    STEPWELL_WEBHOOK_SECRET: secret,
    CHAT_URL: chat.url,
  });
  for (let waiting = 0; waiting < 4; waiting += 1) await waits(pod, JOIN);
  await sendWebhooks(test);
  const [{ headers, body: sent } = { headers: {}, body: '' }] = receiver.received;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(test.clock.now().getTime());
  expect(await onMessage(headers, sent.replace('Early', 'Late'))).toBe(401);
  expect(await onMessage(headers, sent)).toBe(200);
  clock.mockRestore();
  expect(chat.received.map((posted) => posted.message)).toEqual([
    { text: `4 people wait for Early Birds in ${name}. Is it time for another pod?` },
  ]);
  await Promise.all([chat.close(), receiver.close()]);
});
