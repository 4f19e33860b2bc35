import { VisuallyHidden } from '@mantine/core';
import { use } from 'react';
import { pageLinks } from '../../../domain/links';
import { Link } from '../../ui/Link';
import { MessageActsContext } from '../actions/messageActs';
import { words } from '../words';
import classes from './Quote.module.css';
import type { Row } from './rows';

interface QuoteProps {
  id: string;
  row: Row;
  isCurrent: boolean;
}

export function Quote({ id, row: { replyTo }, isCurrent }: QuoteProps) {
  const { userId, channelId, onJump } = use(MessageActsContext);
  if (!replyTo) return null;
  const { senderId, senderName, excerpt, removed } = replyTo;
  const name = senderId === userId ? words.you : senderName;
  return (
    <Link
      id={id}
      to={pageLinks.message(channelId, replyTo.id)}
      className={classes.quote}
      data-removed={removed}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onJump}
    >
      <VisuallyHidden>{words.inReplyTo(name)} </VisuallyHidden>
      <b aria-hidden>{name}</b>
      <span dir="auto">{excerpt}</span>
    </Link>
  );
}
