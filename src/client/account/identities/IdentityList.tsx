import { VisuallyHidden } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import type { Identity } from '../../../contract/entities.gen';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { shortDate } from '../../../domain/time/shortDate';
import { ButtonLink } from '../../ui/ButtonLink';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { EmptyState } from '../../ui/states/EmptyState';
import { useNow } from '../../ui/useNow';
import classes from '../passkeys/passkeys.module.css';
import { removalPath } from './identityPath';
import { words as text } from './words.gen';

export function IdentityList({ identities }: { identities: readonly Identity[] }) {
  const now = useNow(60);
  if (identities.length === 0) {
    return (
      <EmptyState icon={<IconLogin2 size={32} stroke={1.5} aria-hidden />} title={text.none}>
        {text.noneWhy}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.rows}>
      {identities.map((identity) => (
        <IdentityRow key={identity.id} identity={identity} now={now} />
      ))}
    </ul>
  );
}

const hostOf = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

/** `now`: epoch seconds. */
function IdentityRow({ identity, now }: { identity: Identity; now: number }) {
  const { id, providerName, issuer, created, lastUsed } = identity;
  const zone = useReaderZone();
  const locale = readerLocale();
  return (
    <li className={classes.passkey}>
      <div className={classes.about}>
        <p>
          <b>{providerName}</b>
        </p>
        <p className={classes.quiet}>
          {joinWithSeparator(
            hostOf(issuer),
            text.linked({ date: shortDate(created, zone, locale) }),
            lastUsed === undefined
              ? text.neverUsed
              : text.lastUsed({ when: relativeTimeText(lastUsed, now, zone, locale) }),
          )}
        </p>
      </div>
      <ButtonLink size="sm" variant="default" to={removalPath(id)}>
        {text.remove}
        <VisuallyHidden>{text.of({ name: providerName })}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
