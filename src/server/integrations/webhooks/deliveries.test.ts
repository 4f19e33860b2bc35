import { eq } from 'drizzle-orm';
import type { WebhookDelivery } from '../../../contract/entities.gen';
import { webhooks } from '../../platform/database/schema';
import { makeWebhookSender } from '../../platform/outgoing/webhookSender';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';
import { useTestApp } from '../../testing/app';
import { startReceiver, type Receiver } from '../testing/receiver';
import { sendWebhooks, sendWebhooksAfter, subscribe } from '../testing/webhooks';

const NOW = '2026-03-03T09:00:00Z';
const test = useTestApp({ now: NOW, deps: { webhooks: makeWebhookSender({ allowPrivate: true, quickMs: 60_000 }) } });
const db = () => test.app.context.database.db;

const DAY = 24 * 3600;

let receiver: Receiver;
beforeEach(async () => {
  test.clock.set(NOW);
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

async function told() {
  const membership = await test.make.membership();
  const anna = await test.make.member(membership);
  const happens = (type: 'member.disabled' | 'member.enabled') =>
    test.app.context.act((act) => emitWebhookEvents(act, [{ type, membershipId: membership.id, userId: anna.id }]));
  return { membership, anna, happens, ...(await subscribe(test, receiver, membership)) };
}

describe('a test', () => {
  it('is sent once, even if it fails, and doesn’t count as a failure', async () => {
    const { owner, webhookUrl, secret, id, deliveries } = await told();
    receiver.respond(500);
    expect((await owner.post(`${webhookUrl}/test`)).body).toMatchObject({ type: 'webhook.test', state: 'WAITING' });
    await sendWebhooks(test);
    await sendWebhooksAfter(test, DAY);
    expect(receiver.received).toHaveLength(1);
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ data: { webhookId: id } });
    expect(secret).toBeDefined();
    expect(await deliveries()).toMatchObject([{ state: 'FAILED', status: 500, tries: 1 }]);
    expect((await owner.get(webhookUrl)).body).not.toHaveProperty('failingSince');
  });

  it('is sent at once to a receiver that is being spared', async () => {
    const { owner, webhookUrl, id } = await told();
    const spared = {
      failures: 9,
      failingSince: test.clock.now(),
      failedAt: test.clock.now(),
      pausedUntil: new Date(test.clock.now().getTime() + 900_000),
    };
    await db().update(webhooks).set(spared).where(eq(webhooks.id, id));
    await owner.post(`${webhookUrl}/test`);
    await sendWebhooks(test);
    expect(receiver.types()).toEqual(['webhook.test']);
    expect((await owner.get(webhookUrl)).body).not.toHaveProperty('failingSince');
  });
});

describe('sending again', () => {
  async function delivered() {
    const given = await told();
    await given.happens('member.disabled');
    await sendWebhooks(test);
    const [delivery] = await given.deliveries();
    const resend = () => given.owner.post(`${given.webhookUrl}/deliveries/${delivery?.id}/send-again`);
    return { ...given, delivery: delivery!, resend };
  }

  it('sends the same message with the same id', async () => {
    const { resend, deliveries, delivery } = await delivered();
    expect((await resend()).body).toMatchObject({ id: delivery.id, state: 'WAITING' });
    await resend();
    await sendWebhooks(test);
    expect(receiver.received.map(({ id }) => id)).toEqual([delivery.id, delivery.id]);
    expect(await deliveries()).toMatchObject([{ id: delivery.id, state: 'DELIVERED', tries: 1 }]);
  });

  it('sends a message that waits for its next try, at once', async () => {
    const { happens, owner, webhookUrl, deliveries } = await told();
    receiver.respond(500);
    await happens('member.disabled');
    await sendWebhooks(test);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'WAITING', nextTry: test.clock.now().getTime() / 1000 + 15 });
    receiver.respond(200);
    await owner.post(`${webhookUrl}/deliveries/${delivery?.id}/send-again`);
    await sendWebhooks(test);
    expect(await deliveries()).toMatchObject([{ id: delivery?.id, state: 'DELIVERED', tries: 2 }]);
  });

  it('keeps up no newer message about the same member', async () => {
    const { resend, happens } = await delivered();
    receiver.respond((response, { message }) =>
      response.writeHead(message.type === 'member.disabled' ? 400 : 200).end(),
    );
    await resend();
    await happens('member.enabled');
    await sendWebhooks(test);
    expect(receiver.types().at(-1)).toBe('member.enabled');
  });

  it('is refused while the webhook is turned off, and in another business', async () => {
    const { resend, id, delivery } = await delivered();
    await db()
      .update(webhooks)
      .set({ disabledAt: test.clock.now(), disabledReason: 'GONE' })
      .where(eq(webhooks.id, id));
    expect(await resend()).toMatchObject({ status: 409, body: { code: 'webhook_disabled' } });
    const other = await test.make.membership();
    const path = `/v1/businesses/${other.business.id}/webhooks/${id}/deliveries/${delivery.id}/send-again`;
    expect((await (await test.as(other.business.owner)).post(path)).status).toBe(404);
  });
});

it('deliveries are listed by page, the last first, and without what they said', async () => {
  const { anna, happens, owner, webhookUrl } = await told();
  for (const type of ['member.disabled', 'member.enabled', 'member.disabled'] as const) await happens(type);
  const first = await owner.get(`${webhookUrl}/deliveries?limit=2`);
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const pages = [first, await owner.get(next)].map(({ body }) => (body as WebhookDelivery[]).map(({ type }) => type));
  expect(pages).toEqual([['member.disabled', 'member.enabled'], ['member.disabled']]);
  expect(JSON.stringify(first.body)).not.toContain(anna.memberId);
});

it('who comes to the staff later doesn’t see when something was reported before', async () => {
  const pod = await test.make.pod();
  const { business } = pod.membership;
  const anna = await test.as(await test.make.participant(pod));
  const report = async () => {
    const { id } = await test.make.participant(pod);
    const body = { kind: 'PERSON', reason: 'SPAM' };
    await anna.post(`/v1/memberships/${pod.membership.id}/people/${id}/reports`, body);
  };
  const { deliveries, webhookUrl } = await subscribe(test, receiver, pod.membership, ['report.opened']);
  await report();
  test.clock.advance({ hours: 1 });
  const admin = await test.as(await test.make.admin(business));
  const seenByAdmin = async () => (await admin.get(`${webhookUrl}/deliveries`)).body as WebhookDelivery[];
  expect([(await deliveries()).length, (await seenByAdmin()).length]).toEqual([1, 0]);
  await report();
  expect([(await deliveries()).length, (await seenByAdmin()).length]).toEqual([2, 1]);
});
