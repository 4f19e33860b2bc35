import type { NewWebhook, WebhookDelivery, WebhookEventType } from '../../../contract/entities.gen';
import { WEBHOOK_EVENTS } from '../../../domain/integrations/webhooks';
import type { TestApp } from '../../testing/app';
import { expectSuccess } from '../../testing/catalogue/world';
import type { TestMembership } from '../../testing/factories';
import { runAllJobs } from '../../testing/jobs';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';
import { retryWebhooks } from '../webhooks/deliver';
import { startReceiver, type ReceivedMessage, type Receiver } from './receiver';

/** Subscribes a receiver to events, by default all, as the owner of a membership's business. */
export async function subscribe(
  test: TestApp,
  receiver: Pick<Receiver, 'url'>,
  { business }: TestMembership,
  events: readonly WebhookEventType[] = WEBHOOK_EVENTS,
) {
  const owner = await test.as(business.owner);
  const webhooksUrl = `/v1/businesses/${business.id}/webhooks`;
  const { body } = expectSuccess(await owner.post(webhooksUrl, { url: receiver.url, events }));
  const { webhook, secret } = body as NewWebhook;
  const url = `${webhooksUrl}/${webhook.id}`;
  return {
    ...webhook,
    secret,
    owner,
    webhookUrl: url,
    deliveries: async () => (await owner.get(`${url}/deliveries`)).body as WebhookDelivery[],
  };
}

/** Sends what is due. */
export const sendWebhooks = (test: TestApp) => runAllJobs(test, 'webhooks');

/** Moves the clock, and sends what has become due by it. Seconds. */
export async function sendWebhooksAfter(test: TestApp, seconds: number): Promise<void> {
  test.clock.advance({ seconds });
  await retryWebhooks(test.app.context);
  await sendWebhooks(test);
}

/** The member that a message is about. */
export const memberOf = ({ message }: ReceivedMessage) => 'memberId' in message.data && message.data.memberId;

type Told = 'member.disabled' | 'member.enabled';

/** A receiver for each test, and memberships whose webhook tells it of everything. */
export function useReceiver(test: TestApp) {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());
  return {
    receiver: () => receiver,
    told: async () => {
      const membership = await test.make.membership();
      const [anna, ben] = [await test.make.member(membership), await test.make.member(membership)];
      return { membership, anna, ben, ...(await subscribe(test, receiver, membership)) };
    },
    /** Writes an event, without the act that would cause it. */
    happens: (membership: TestMembership, { id: userId }: { id: string }, type: Told) =>
      test.app.context.act((act) => emitWebhookEvents(act, [{ type, membershipId: membership.id, userId }])),
  };
}
