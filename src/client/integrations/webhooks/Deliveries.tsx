import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '../../../contract/entities.gen';
import { messageName } from './eventNames';
import { WEBHOOK_DELIVERY_DAYS } from '../../../domain/integrations/webhooks';
import { timeWithZone } from '../../../domain/meetings/display';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { shortDate } from '../../../domain/time/shortDate';
import {
  useGetWebhookQuery,
  useResendWebhookDeliveryMutation,
  useTestWebhookMutation,
  useWebhookDeliveryPagesInfiniteQuery,
} from '../../api/integrationsApi';
import { Badge } from '../../ui/Badge';
import { ListEnd } from '../../ui/lists/ListEnd';
import { useListedPages } from '../../ui/lists/useListedPages';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import { Section } from '../../ui/pages/Section';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { QueryState } from '../../ui/states/QueryState';
import { LinesSkeleton } from '../../ui/states/skeletons';
import { nowInSeconds, useNow } from '../../ui/useNow';
import { usePolling } from '../../ui/usePolling';
import classes from './webhooks.module.css';
import { words } from './words.gen';

const text = words.deliveries;

const idOf = ({ id }: WebhookDelivery) => id;

/** How long somebody who sends a message waits to see what comes of it. Seconds. */
const WATCHED = 30;

interface DeliveriesProps {
  businessId: string;
  webhook: Webhook;
}

export function Deliveries({ businessId: id, webhook: { id: webhookId, enabled } }: DeliveriesProps) {
  const { pollingInterval, pollWhile } = usePolling();
  const answer = useWebhookDeliveryPagesInfiniteQuery({ id, webhookId }, { pollingInterval });
  const { query, rest } = useListedPages(answer, { idOf });
  // What comes of a message may turn the webhook off, or end its failing.
  useGetWebhookQuery({ id, webhookId }, { pollingInterval });
  const now = useNow(10);
  const [watchedUntil, setWatchedUntil] = useState(0);
  const isSending = query.currentData?.items.some(({ state }) => state === 'SENDING') ?? false;
  pollWhile(enabled && (isSending || now < watchedUntil));
  const watch = (message: string) => {
    setWatchedUntil(nowInSeconds() + WATCHED);
    showMessage(message);
  };
  const [test] = useTestWebhookMutation();
  const [resend] = useResendWebhookDeliveryMutation();
  const { busy, error, run } = useAct();
  const sendTest = async () => {
    await test({ id, webhookId }).unwrap();
    watch(text.tested);
  };
  const sendAgain = async (deliveryId: string) => {
    await resend({ id, webhookId, deliveryId }).unwrap();
    watch(text.sentAgain);
  };
  const testButton = enabled && (
    <Button
      size="sm"
      variant="default"
      onClick={() => void run(text.test, sendTest)}
      aria-disabled={busy !== undefined}
      aria-busy={busy === text.test}
    >
      {text.test}
    </Button>
  );
  return (
    <Section title={text.title} action={testButton}>
      <p className={classes.quiet}>{text.intro({ days: WEBHOOK_DELIVERY_DAYS })}</p>
      {error !== undefined && <FailureAlert error={error} />}
      <QueryState query={query} skeleton={<LinesSkeleton count={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{enabled ? text.noneWhy : text.none}</p>
          ) : (
            <>
              <ul className={classes.deliveries}>
                {items.map((delivery) => (
                  <DeliveryRow
                    key={delivery.id}
                    delivery={delivery}
                    now={now}
                    busy={busy}
                    onSendAgain={enabled ? () => void run(delivery.id, () => sendAgain(delivery.id)) : undefined}
                  />
                ))}
              </ul>
              <ListEnd rest={rest} />
            </>
          )
        }
      </QueryState>
    </Section>
  );
}

const tones = { DELIVERED: 'primary', FAILED: 'neutral', WAITING: 'now', SENDING: 'now' } as const;

interface DeliveryRowProps {
  delivery: WebhookDelivery;
  /** Epoch seconds. */
  now: number;
  busy: string | undefined;
  onSendAgain: (() => void) | undefined;
}

function DeliveryRow({ delivery, now, busy, onSendAgain }: DeliveryRowProps) {
  const { id, type, created, state, tries, nextTry, status, response } = delivery;
  const zone = useReaderZone();
  const clock = (seconds: number) =>
    `${shortDate(seconds, zone, readerLocale(), now)}, ${timeWithZone(seconds, zone, readerLocale())}`;
  const when = relativeTimeText(created, now, zone, readerLocale());
  return (
    <li className={classes.delivery}>
      <div>
        <p className={classes.name}>
          <b>{messageName(type)}</b>
          <Badge tone={tones[state]}>{text.states[state]}</Badge>
        </p>
        <p className={classes.quiet}>
          {joinWithSeparator(
            when,
            status !== undefined && text.status({ status }),
            tries > 1 && text.tries({ tries }),
            nextTry !== undefined && text.nextTry({ when: clock(nextTry) }),
          )}
        </p>
      </div>
      {onSendAgain && state !== 'SENDING' && (
        <Button
          size="sm"
          variant="default"
          aria-disabled={busy !== undefined}
          aria-busy={busy === id}
          onClick={busy === undefined ? onSendAgain : undefined}
        >
          {text.again}
          <VisuallyHidden>{text.of({ type: messageName(type), when })}</VisuallyHidden>
        </Button>
      )}
      {response !== undefined && response !== '' && <Response status={status} response={response} />}
    </li>
  );
}

/** Without a status, the text says why there was no response. */
function Response({ status, response }: { status: number | undefined; response: string }) {
  if (status === undefined) return <p className={`${classes.response} ${classes.quiet}`}>{response}</p>;
  return (
    <details className={classes.response}>
      <summary>{text.response}</summary>
      <pre>{response}</pre>
    </details>
  );
}
