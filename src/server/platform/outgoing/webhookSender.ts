import { MAX_WEBHOOK_RESPONSE_LENGTH } from '../../../domain/integrations/webhooks';
import { makeHostLimiter } from './hostLimiter';
import type { LocalText } from '../../../domain/text/localText';
import { reasonToRefuse, sendRequest, type OutgoingOptions } from './request';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookSender {
  /** Why an address is never called, as far as that is clear without a look-up; otherwise undefined. */
  refusalOf: (url: string) => LocalText | undefined;
  /**
   * Calls a webhook; any status is an answer. Throws NotStarted if the call would have to wait for slow ones, or the
   * error of a call that failed. `response`: its beginning.
   */
  send: (request: WebhookRequest) => Promise<{ status: number; response: string }>;
}

/** Milliseconds, of a whole call. */
const TIME_LIMIT_MS = 10_000;

/** A text that the database takes, which is none with NUL. */
export const storableResponse = (text: string): string =>
  text.replaceAll('\0', '').trim().slice(0, MAX_WEBHOOK_RESPONSE_LENGTH);

/** Calls webhooks, only on the public Internet. The parameters are for tests; `quickMs`: the limit for a quick response. */
export function makeWebhookSender({
  quickMs,
  ...given
}: Partial<OutgoingOptions> & { quickMs?: number } = {}): WebhookSender {
  const hosts = makeHostLimiter(quickMs);
  return {
    refusalOf: (url) => (given.allowPrivate ? undefined : reasonToRefuse(url)),
    send: async ({ url, headers, body }) => {
      const { status, body: response } = await hosts.call(new URL(url).hostname, () =>
        sendRequest(
          { url, method: 'POST', headers: { 'user-agent': 'Stepwell-Webhooks', ...headers }, body },
          // A character has up to four bytes.
          { timeLimitMs: TIME_LIMIT_MS, readAtMost: 4 * MAX_WEBHOOK_RESPONSE_LENGTH, ...given },
        ),
      );
      return { status, response };
    },
  };
}
