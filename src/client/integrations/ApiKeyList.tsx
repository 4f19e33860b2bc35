import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import type { ApiKey } from '../../contract/entities.gen';
import { API_KEY_NOTICE_DAYS } from '../../domain/integrations/apiKeys';
import { relativeTimeText } from '../../domain/time/relativeTime';
import { shortDate } from '../../domain/time/shortDate';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { useRevokeApiKeyMutation } from '../api/integrationsApi';
import { Badge } from '../ui/Badge';
import { confirm } from '../ui/messages/confirm';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { joinWithSeparator } from '../ui/separator';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useNow } from '../ui/useNow';
import classes from './integrations.module.css';
import { words } from './words.gen';

const text = words.list;

interface ApiKeyListProps {
  businessId: string;
  keys: readonly ApiKey[];
  empty: ReactNode;
}

const scopesText = ({ scopes }: ApiKey) => joinWithSeparator(...scopes.map((scope) => words.scopes[scope].name));

const questionOf = (key: ApiKey, isExpired: boolean) =>
  isExpired
    ? { title: text.removeTitle({ name: key.name }), body: text.removeBody, verb: text.removeVerb }
    : {
        title: text.revokeTitle({ name: key.name }),
        body: text.revokeBody({ may: scopesText(key) }),
        verb: text.revokeVerb,
      };

export function ApiKeyList({ businessId, keys, empty }: ApiKeyListProps) {
  const [revoke] = useRevokeApiKeyMutation();
  const { busy, error, run } = useAct();
  const now = useNow(60);
  const list = useRef<HTMLDivElement>(null);
  const revoking = async (key: ApiKey) => {
    const isExpired = key.expires <= now;
    if (!(await confirm({ ...questionOf(key, isExpired), cancel: text.keep, danger: true }))) return;
    await run(key.id, async () => {
      await revoke({ id: businessId, apiKeyId: key.id }).unwrap();
      showMessage(isExpired ? text.removed({ name: key.name }) : text.revoked({ name: key.name }));
    });
    // Either way the row disappears with the focused button.
    const { activeElement } = document;
    if (activeElement === document.body || list.current?.contains(activeElement)) list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className={classes.keys}>
      {/** The error shows here, because a key that someone else has revoked is no longer listed. */}
      {error !== undefined && <FailureAlert error={error} />}
      {keys.length === 0 ? (
        empty
      ) : (
        <ul className={classes.rows}>
          {keys.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} now={now} busy={busy} onRevoke={() => void revoking(key)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ApiKeyRowProps {
  apiKey: ApiKey;
  /** Epoch seconds. */
  now: number;
  busy: string | undefined;
  onRevoke: () => void;
}

function ApiKeyRow({ apiKey, now, busy, onRevoke }: ApiKeyRowProps) {
  const { id, name, ending, createdBy, created, expires, lastUsed } = apiKey;
  const zone = useReaderZone();
  const locale = readerLocale();
  const isExpired = expires <= now;
  const expiry = shortDate(expires, zone, locale);
  return (
    <li className={classes.key}>
      <div>
        <p className={classes.name}>
          <b>{name}</b>
          <code>{text.ending({ ending })}</code>
          <ExpiryBadge expires={expires} now={now} />
        </p>
        <p className={classes.quiet}>{scopesText(apiKey)}</p>
      </div>
      <div className={classes.quiet}>
        <p>{text.created({ name: createdBy, date: shortDate(created, zone, locale) })}</p>
        <p>
          {joinWithSeparator(
            isExpired ? text.expiredOn({ date: expiry }) : text.expires({ date: expiry }),
            lastUsed === undefined
              ? text.neverUsed
              : text.lastUsed({ when: relativeTimeText(lastUsed, now, zone, locale) }),
          )}
        </p>
      </div>
      <Button
        size="sm"
        variant="default"
        // Disabling the button would lose the focus.
        aria-disabled={busy !== undefined}
        aria-busy={busy === id}
        onClick={busy === undefined ? onRevoke : undefined}
      >
        {isExpired ? text.remove : text.revoke}
        <VisuallyHidden>{text.of({ name })}</VisuallyHidden>
      </Button>
    </li>
  );
}

function ExpiryBadge({ expires, now }: { expires: number; now: number }) {
  if (expires <= now) return <Badge>{text.expired}</Badge>;
  const days = Math.ceil((expires - now) / SECONDS_PER_DAY);
  return days <= API_KEY_NOTICE_DAYS && <Badge tone="now">{text.expiresIn({ days })}</Badge>;
}
