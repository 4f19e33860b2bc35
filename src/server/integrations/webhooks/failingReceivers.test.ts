import { eq } from 'drizzle-orm';
import { webhooks } from '../../platform/database/schema';
import { makeWebhookSender } from '../../platform/outgoing/webhookSender';
import { useTestApp } from '../../testing/app';
import type { Receiver } from '../testing/receiver';
import { memberOf, sendWebhooks, sendWebhooksAfter, useReceiver } from '../testing/webhooks';
import { deliverWebhook } from './deliver';

const NOW = '2026-03-03T09:00:00Z';
const test = useTestApp({ now: NOW, deps: { webhooks: makeWebhookSender({ allowPrivate: true, quickMs: 60_000 }) } });
const db = () => test.app.context.database.db;

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

const { receiver: receiverOf, told, happens } = useReceiver(test);
let receiver: Receiver;
beforeEach(() => {
  test.clock.set(NOW);
  receiver = receiverOf();
});

describe('a receiver that refuses', () => {
  it('is asked again after growing pauses, for three days', async () => {
    const { membership, anna, deliveries } = await told();
    receiver.respond(500);
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    const begun = test.clock.now().getTime();
    const tries = [0];
    for (let seconds = 0; seconds < 4 * DAY; seconds += 15 * MINUTE) {
      const before = receiver.received.length;
      await sendWebhooksAfter(test, 15 * MINUTE);
      if (receiver.received.length > before) tries.push((test.clock.now().getTime() - begun) / 1000);
    }
    expect(tries.map((seconds) => seconds / HOUR)).toEqual([0, 0.25, 0.5, 0.75, 1, 2, 5, 11, 23, 35, 47, 59, 71]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'FAILED', tries: 13, status: 500, response: 'status 500' }]);
  });

  it('gets messages about others meanwhile, and those about the same member in order', async () => {
    const { membership, anna, ben } = await told();
    receiver.respond((response, { message }) =>
      response.writeHead('memberId' in message.data && message.data.memberId === anna.memberId ? 503 : 200).end(),
    );
    await happens(membership, anna, 'member.disabled');
    await happens(membership, anna, 'member.enabled');
    await happens(membership, ben, 'member.disabled');
    await happens(membership, ben, 'member.enabled');
    await sendWebhooks(test);
    const about = ({ memberId }: { memberId: string }) =>
      receiver.received.filter((one) => memberOf(one) === memberId).map(({ message }) => message.type);
    expect([about(anna), about(ben)]).toEqual([['member.disabled'], ['member.disabled', 'member.enabled']]);
    receiver.respond(200);
    await sendWebhooksAfter(test, 15);
    expect(about(anna)).toEqual(['member.disabled', 'member.disabled', 'member.enabled']);
  });

  it('is called for one message at a time once it has failed often, however many wait', async () => {
    const { membership, id } = await told();
    receiver.respond(500);
    const failing = { failures: 5, failingSince: test.clock.now(), failedAt: test.clock.now() };
    await db().update(webhooks).set(failing).where(eq(webhooks.id, id));
    const people = await Promise.all(Array.from({ length: 30 }, () => test.make.member(membership)));
    for (const person of people) await happens(membership, person, 'member.disabled');
    await sendWebhooksAfter(test, MINUTE);
    expect(receiver.received).toHaveLength(1);
    receiver.respond(200);
    await sendWebhooksAfter(test, 15 * MINUTE);
    expect(new Set(receiver.received.slice(1).map(memberOf)).size).toBe(30);
  });

  it('all calls at once has failed once', async () => {
    const { membership, id } = await told();
    receiver.respond(503);
    const people = await Promise.all(Array.from({ length: 10 }, () => test.make.member(membership)));
    for (const person of people) await happens(membership, person, 'member.disabled');
    await deliverWebhook(test.app.context, { webhookId: id });
    const [row] = await db().select().from(webhooks).where(eq(webhooks.id, id));
    expect([receiver.received.length, row?.failures, row?.pausedUntil]).toEqual([10, 1, null]);
  });

  it('with 410 ends its webhook, and what waits', async () => {
    const { membership, anna, owner, webhookUrl, deliveries } = await told();
    receiver.respond(410);
    await happens(membership, anna, 'member.disabled');
    await happens(membership, anna, 'member.enabled');
    await sendWebhooks(test);
    await sendWebhooksAfter(test, DAY);
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    expect(receiver.types()).toEqual(['member.disabled']);
    expect((await owner.get(webhookUrl)).body).toMatchObject({ enabled: false, disabledReason: 'GONE' });
    expect((await deliveries()).map(({ state }) => state)).toEqual(['FAILED', 'FAILED']);
  });

  it('for five days ends its webhook, and its creator and the owner are mailed once', async () => {
    const { membership, anna, ben, owner, webhookUrl } = await told();
    receiver.respond(500);
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    for (let half = 1; half < 10; half += 1) {
      if (half === 5) await happens(membership, ben, 'member.disabled');
      await sendWebhooksAfter(test, DAY / 2);
      const state = { enabled: true, failingSince: Date.parse(NOW) / 1000 };
      expect((await owner.get(webhookUrl)).body).toMatchObject(state);
    }
    await sendWebhooksAfter(test, DAY / 2);
    expect((await owner.get(webhookUrl)).body).toMatchObject({ enabled: false, disabledReason: 'FAILING' });
    const mails = await test.mails(membership.business.owner.email);
    expect(mails.map(({ template }) => template)).toEqual(['webhook-created', 'webhook-disabled']);
    receiver.respond(200);
    expect((await owner.patch(webhookUrl, { enabled: true })).body).toMatchObject({ enabled: true });
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    expect(receiver.received.at(-1)?.message.type).toBe('member.disabled');
  });

  it('once, weeks after it last did, is only tried again', async () => {
    const { membership, anna, ben, owner, webhookUrl } = await told();
    receiver.respond(500);
    await happens(membership, anna, 'member.disabled');
    for (let half = 0; half < 7; half += 1) await sendWebhooksAfter(test, DAY / 2);
    test.clock.advance({ days: 40 });
    await happens(membership, ben, 'member.disabled');
    await sendWebhooks(test);
    expect((await owner.get(webhookUrl)).body).toMatchObject({
      enabled: true,
      failingSince: test.clock.now().getTime() / 1000,
    });
  });

  it('is not followed to another address', async () => {
    const { membership, anna, deliveries } = await told();
    receiver.respond((response) => response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end());
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', status: 307 }]);
  });

  it('has what it answered listed, as far as it can be kept', async () => {
    const { membership, anna, deliveries } = await told();
    receiver.respond((response) => response.writeHead(400).end(`\0no ${'x'.repeat(1_000_000)}`));
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    expect(await deliveries()).toMatchObject([{ status: 400, response: `no ${'x'.repeat(997)}`, tries: 1 }]);
  });
});
