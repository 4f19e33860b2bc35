import { CloseButton } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { Channel } from '../../../contract/entities.gen';
import { quoteText, senderNameIn } from '../../../domain/chat/messageTexts';
import { pageLinks } from '../../../domain/links';
import { LANGUAGE } from '../../ui/language';
import { Link } from '../../ui/Link';
import { useReplacing } from '../../ui/useReplacing';
import { useIsOffline } from '../../ui/states/useIsOffline';
import { useMessageActs } from '../actions/useMessageActs';
import { words } from '../words.gen';
import classes from './PinnedBar.module.css';

interface PinnedBarProps {
  channel: Channel;
  userId: string;
  wantsFocusRef: RefObject<boolean>;
}

export function PinnedBar({ channel: { id, pinned, canPin }, userId, wantsFocusRef }: PinnedBarProps) {
  const { pin } = useMessageActs(id, userId);
  const isOffline = useIsOffline();
  const to = pinned ? pageLinks.message(id, pinned.id) : '';
  const replace = useReplacing(to);
  if (!pinned) return null;
  const name = pinned.senderId === userId ? words.you : senderNameIn(pinned, LANGUAGE);
  return (
    <section className={classes.bar} aria-label={words.pinnedMessage}>
      <Link
        to={to}
        className={classes.message}
        onClick={(event) => {
          wantsFocusRef.current = true;
          replace(event);
        }}
      >
        <IconPin size={16} className={classes.icon} aria-hidden />
        <b>{name}</b>
        <span dir="auto">{quoteText(pinned, LANGUAGE)}</span>
      </Link>
      {canPin && !isOffline && (
        <CloseButton size="2.75rem" aria-label={words.unpin} title={words.unpin} onClick={() => void pin(undefined)} />
      )}
    </section>
  );
}
