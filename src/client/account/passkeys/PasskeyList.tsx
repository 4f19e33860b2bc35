import { VisuallyHidden } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Passkey } from '../../../contract/entities.gen';
import { passkeyPath } from '../../../domain/links';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { shortDate } from '../../../domain/time/shortDate';
import { ButtonLink } from '../../ui/ButtonLink';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { EmptyState } from '../../ui/states/EmptyState';
import { useNow } from '../../ui/useNow';
import classes from './passkeys.module.css';
import { words as text } from './words.gen';

export function PasskeyList({ passkeys, add }: { passkeys: readonly Passkey[]; add: ReactNode }) {
  const now = useNow(60);
  if (passkeys.length === 0) {
    return (
      <EmptyState icon={<IconKey size={32} stroke={1.5} aria-hidden />} title={text.none} action={add}>
        {text.noneWhy}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.rows}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} now={now} />
      ))}
    </ul>
  );
}

/** `now`: epoch seconds. */
function PasskeyRow({ passkey: { id, name, created, lastUsed }, now }: { passkey: Passkey; now: number }) {
  const zone = useReaderZone();
  const locale = readerLocale();
  return (
    <li className={classes.passkey}>
      <div className={classes.about}>
        <p>
          <b>{name}</b>
        </p>
        <p className={classes.quiet}>
          {joinWithSeparator(
            text.added({ date: shortDate(created, zone, locale) }),
            lastUsed === undefined
              ? text.neverUsed
              : text.lastUsed({ when: relativeTimeText(lastUsed, now, zone, locale) }),
          )}
        </p>
      </div>
      <div className={classes.actions}>
        <ButtonLink size="sm" variant="default" to={passkeyPath('rename', id)}>
          {text.rename}
          <VisuallyHidden>{text.of({ name })}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink size="sm" variant="default" to={passkeyPath('remove', id)}>
          {text.remove}
          <VisuallyHidden>{text.of({ name })}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
