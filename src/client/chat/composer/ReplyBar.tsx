import { CloseButton } from '@mantine/core';
import type { MessageQuote } from '../../../contract/entities.gen';
import { words } from '../words.gen';
import classes from './Composer.module.css';

interface ReplyBarProps {
  replyTo: MessageQuote;
  isOwn: boolean;
  onCancel: (() => void) | undefined;
}

export function ReplyBar({ replyTo: { senderName, excerpt }, isOwn, onCancel }: ReplyBarProps) {
  return (
    <div className={classes.reply}>
      <div className={classes.quoted} role="status">
        <b>{isOwn ? words.replyingToSelf : words.replyingTo({ name: senderName })}</b>
        <span dir="auto">{excerpt}</span>
      </div>
      <CloseButton size="2.75rem" aria-label={words.cancelReply} onClick={onCancel} />
    </div>
  );
}
