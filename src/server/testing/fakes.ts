import { ZoomError, type ZoomClient } from '../platform/outgoing/zoomClient';
import { OidcError, type OidcClient } from '../platform/outgoing/oidcClient';
import { makeWebhookSender, type WebhookSender } from '../platform/outgoing/webhookSender';
import type { PushDelivery, PushSender, PushTarget } from '../platform/outgoing/pushSender';
import { sameForAll } from '../../domain/text/localText';

const unreachable = () => Promise.reject(new ZoomError('unavailable', 'There is no Zoom in this test.'));

export const noZoom: ZoomClient = {
  verify: unreachable,
  createMeeting: unreachable,
  findMeetings: unreachable,
  deleteMeeting: unreachable,
};

const unanswered = () => Promise.reject(new OidcError('unavailable', sameForAll('There is no provider in this test.')));

export const noOidc: OidcClient = { check: unanswered, start: unanswered, finish: unanswered };

/** Checks addresses as in production, and reaches none. */
export const noWebhooks: WebhookSender = {
  ...makeWebhookSender(),
  send: () => Promise.reject(new Error('There is no Internet in this test.')),
};

export interface RecordedPush extends PushSender {
  readonly sent: { target: PushTarget; payload: string; delivery?: PushDelivery }[];
  bodies: () => string[];
}

export function recordPush(): RecordedPush {
  const sent: RecordedPush['sent'] = [];
  return {
    sent,
    bodies: () => sent.map(({ payload }) => (JSON.parse(payload) as { body: string }).body),
    publicKey: () =>
      Promise.resolve('BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo'),
    send: (target, payload, delivery) => {
      sent.push({ target, payload, delivery });
      return Promise.resolve('sent');
    },
  };
}
