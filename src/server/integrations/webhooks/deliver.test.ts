import { and, eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import type { NewWebhook } from '../../../contract/entities.gen';
import { webhookDeliveries, webhooks } from '../../platform/database/schema';
import { makeWebhookSender } from '../../platform/outgoing/webhookSender';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';
import { useTestApp } from '../../testing/app';
import { expectSuccess } from '../../testing/catalogue/world';
import { until } from '../../testing/until';
import { makeKey } from '../testing/keys';
import type { ReceivedMessage, Receiver } from '../testing/receiver';
import { sendWebhooks, sendWebhooksAfter, subscribe, useReceiver } from '../testing/webhooks';
import { claimMessages, isSendable } from './claim';
import { deliverWebhook } from './deliver';

const NOW = '2026-03-03T09:00:00Z';
const test = useTestApp({ now: NOW, deps: { webhooks: makeWebhookSender({ allowPrivate: true, quickMs: 60_000 }) } });
const db = () => test.app.context.database.db;

const [MINUTE, DAY] = [60, 24 * 3600];

const { receiver: receiverOf, told, happens } = useReceiver(test);
let receiver: Receiver;
beforeEach(() => {
  test.clock.set(NOW);
  receiver = receiverOf();
});

/** As a receiver does it, at the time of the test's clock. */
function verify({ body, headers }: ReceivedMessage, secret: string): unknown {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(test.clock.now().getTime());
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    clock.mockRestore();
  }
}

describe('a message', () => {
  it('is signed as Standard Webhooks says', async () => {
    const { membership, anna, secret } = await told();
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    const [message] = receiver.received;
    expect(secret).toMatch(/^whsec_/);
    expect(verify(message!, secret)).toMatchObject({ type: 'member.disabled' });
    expect(() => verify({ ...message!, body: message!.body.replace('disabled', 'enabled') }, secret)).toThrow(
      'No matching signature',
    );
    expect(message!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Stepwell-Webhooks',
      'webhook-timestamp': String(test.clock.now().getTime() / 1000),
    });
  });

  it('has two signatures for a day after its secret was replaced', async () => {
    const { membership, anna, secret, owner, webhookUrl } = await told();
    const { secret: next } = (await owner.post(`${webhookUrl}/secret`)).body as NewWebhook;
    expect(next).not.toBe(secret);
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    for (const one of [secret, next]) expect(verify(receiver.received[0]!, one)).toBeDefined();
    test.clock.advance({ days: 1 });
    await happens(membership, anna, 'member.enabled');
    await sendWebhooks(test);
    expect(verify(receiver.received[1]!, next)).toBeDefined();
    expect(() => verify(receiver.received[1]!, secret)).toThrow('No matching signature');
  });

  it('is sent once, and to each webhook that asks for it', async () => {
    const { membership, anna } = await told();
    await subscribe(test, receiver, membership, ['member.disabled']);
    await subscribe(test, receiver, membership, ['member.enabled']);
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    await sendWebhooksAfter(test, DAY);
    expect(receiver.types()).toEqual(['member.disabled', 'member.disabled']);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2);
  });

  it('is never sent for an act that is rolled back', async () => {
    const { membership, anna } = await told();
    const undone = test.app.context.act(async (act) => {
      await emitWebhookEvents(act, [{ type: 'member.disabled', membershipId: membership.id, userId: anna.id }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await sendWebhooks(test);
    expect(receiver.received).toEqual([]);
  });

  it('never reaches another business', async () => {
    await told();
    const other = await test.make.membership();
    await happens(other, await test.make.member(other), 'member.disabled');
    await sendWebhooks(test);
    expect(receiver.received).toEqual([]);
  });
});

describe('a message of a key’s webhook', () => {
  it.each([
    [['webhooks'], false],
    [['webhooks', 'members:read'], true],
  ] as const)('names people only if the key may read members: %j', async (scopes, isNamed) => {
    const membership = await test.make.membership();
    const anna = await test.make.member(membership);
    const { business } = membership;
    const key = await makeKey(test, { staff: business.owner, businessId: business.id, scopes: [...scopes] });
    expectSuccess(await key.post('/v1/webhooks', { url: receiver.url, events: ['member.disabled'] }));
    await happens(membership, anna, 'member.disabled');
    await sendWebhooks(test);
    const { data } = receiver.received[0]!.message;
    expect(data).toMatchObject({ memberId: anna.memberId });
    expect('email' in data && 'name' in data).toBe(isNamed);
    expect(receiver.received[0]!.body.includes(anna.email)).toBe(isNamed);
  });

  it('is not written once the key has expired', async () => {
    const membership = await test.make.membership();
    const { business } = membership;
    const key = await makeKey(test, { staff: business.owner, businessId: business.id, expiresInDays: 1 });
    expectSuccess(await key.post('/v1/webhooks', { url: receiver.url, events: ['member.disabled'] }));
    test.clock.advance({ days: 2 });
    await happens(membership, await test.make.member(membership), 'member.disabled');
    await sendWebhooks(test);
    expect(receiver.received).toEqual([]);
  });
});

it('a receiver that is away is tried again', async () => {
  const { membership, anna, deliveries } = await told();
  await receiver.close();
  await happens(membership, anna, 'member.disabled');
  await sendWebhooks(test);
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({
    state: 'WAITING',
    tries: 1,
    response: expect.stringContaining('ECONNREFUSED') as string,
  });
  expect(delivery).not.toHaveProperty('status');
});

it.each([
  ['https://127.0.0.1/hook', '127.0.0.1 is not on the public Internet.'],
  ['http://hooks.example.com', 'Only https addresses are called.'],
])('%s is not called, however it came into the database', async (url, response) => {
  const { membership, anna, deliveries, id } = await told();
  await db().update(webhooks).set({ url }).where(eq(webhooks.id, id));
  await happens(membership, anna, 'member.disabled');
  await deliverWebhook({ ...test.app.context, webhooks: makeWebhookSender() }, { webhookId: id });
  expect(await deliveries()).toMatchObject([{ state: 'WAITING', response }]);
});

it('a 2xx counts whatever happens after it', async () => {
  const { membership, anna, deliveries } = await told();
  receiver.respond((response) => response.writeHead(202).write('part', () => response.destroy()));
  await happens(membership, anna, 'member.disabled');
  await sendWebhooks(test);
  expect(await deliveries()).toMatchObject([{ state: 'DELIVERED', status: 202 }]);
});

it('a receiver that doesn’t answer in time is said to be late', async () => {
  const { membership, anna, deliveries, id } = await told();
  receiver.respond(() => {});
  await happens(membership, anna, 'member.disabled');
  const hasty = makeWebhookSender({ allowPrivate: true, timeLimitMs: 50 });
  await deliverWebhook({ ...test.app.context, webhooks: hasty }, { webhookId: id });
  expect(await deliveries()).toMatchObject([{ state: 'WAITING', response: 'No answer within ten seconds.' }]);
});

it('a receiver that echoes what it gets leaves no name and address in the list', async () => {
  const { membership, anna, deliveries } = await told();
  receiver.respond((response, { body }) => response.end(body));
  await happens(membership, anna, 'member.disabled');
  await sendWebhooks(test);
  const [delivery] = await deliveries();
  expect(delivery?.response).toContain(anna.memberId);
  for (const personal of [anna.email, anna.firstName]) expect(delivery?.response).not.toContain(personal);
});

it('an act isn’t kept up, and doesn’t fail, while one of its webhooks is being deleted', async () => {
  const { membership, anna, id } = await told();
  const client = await test.app.context.database.pool.connect();
  await client.query('begin');
  await client.query('delete from webhooks where id = $1', [id]);
  await happens(membership, anna, 'member.disabled');
  await client.query('commit');
  client.release();
  await sendWebhooks(test);
  expect(receiver.received).toEqual([]);
});

it('a message that a killed process was sending is sent again once its claim has ended', async () => {
  const { membership, anna, id } = await told();
  await happens(membership, anna, 'member.disabled');
  expect(await claimMessages(db(), { webhookId: id }, test.clock.now())).toHaveLength(1);
  await sendWebhooks(test);
  expect(receiver.received).toEqual([]);
  await sendWebhooksAfter(test, MINUTE);
  expect(receiver.types()).toEqual(['member.disabled']);
});

it('two processes never send the same message', async () => {
  const { membership, id } = await told();
  const people = await Promise.all(Array.from({ length: 40 }, () => test.make.member(membership)));
  for (const person of people) await happens(membership, person, 'member.disabled');
  await Promise.all(Array.from({ length: 4 }, () => deliverWebhook(test.app.context, { webhookId: id })));
  expect(receiver.received.map(({ id: message }) => message).sort()).toEqual(
    [...new Set(receiver.received.map(({ id: message }) => message))].sort(),
  );
  expect(receiver.received).toHaveLength(40);
});

it('messages to a slow receiver are put off, without counting as tries', async () => {
  const { membership, id } = await told();
  const people = await Promise.all(Array.from({ length: 4 }, () => test.make.member(membership)));
  for (const person of people) await happens(membership, person, 'member.disabled');
  const held: (() => void)[] = [];
  receiver.respond((response) => void held.push(() => void response.end()));
  const slow = { ...test.app.context, webhooks: makeWebhookSender({ allowPrivate: true, quickMs: 10 }) };
  const sending = deliverWebhook(slow, { webhookId: id });
  const tries = async (count: number) => {
    const isIt = and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.tries, count));
    return db().$count(webhookDeliveries, isIt);
  };
  await until(async () => held.length === 2 && (await tries(0)) === 2);
  for (const release of held) release();
  await sending;
  expect([await tries(0), await tries(1), receiver.received.length]).toEqual([2, 2, 2]);
});

it('an act costs one statement without webhooks, and one more with them', async () => {
  const membership = await test.make.membership();
  const anna = await test.make.member(membership);
  const count = async () =>
    (await test.countStatements(() => happens(membership, anna, 'member.disabled'))).statements.filter(
      (text) => !/^(begin|commit)/i.test(text),
    ).length;
  expect(await count()).toBe(1);
  await subscribe(test, receiver, membership);
  await subscribe(test, receiver, membership);
  expect(await count()).toBe(2);
});

it('claiming reads no more for many messages that wait', async () => {
  const { id } = await told();
  await db().execute(sql`
    insert into webhook_deliveries (webhook_id, type, subject_id, data, created_at, next_try_at, give_up_at)
    select ${id}, 'member.joined', gen_random_uuid(), '{}', now(), now() - interval '1 year', now()
    from generate_series(1, 3000)`);
  await db().execute(sql`analyze webhook_deliveries`);
  const { rows } = await db().execute<{ 'QUERY PLAN': string }>(sql`
    explain select d.id from webhook_deliveries d where d.webhook_id = ${id} and ${isSendable(sql`now()`)}
    order by d.position limit 10`);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan|Sort/);
  await db().delete(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
});
