import { CloseButton } from '@mantine/core';
import type { MessageQuote } from '../../../contract/entities.gen';
import { quoteText, senderNameIn } from '../../../domain/chat/messageTexts';
import { LANGUAGE } from '../../ui/language';
import { words } from '../words.gen';
import classes from './Composer.module.css';

interface ReplyBarProps {
  replyTo: MessageQuote;
  isOwn: boolean;
  onCancel: (() => void) | undefined;
}

export function ReplyBar({ replyTo, isOwn, onCancel }: ReplyBarProps) {
  return (
    <div className={classes.reply}>
      <div className={classes.quoted} role="status">
        <b>{isOwn ? words.replyingToSelf : words.replyingTo({ name: senderNameIn(replyTo, LANGUAGE) })}</b>
        <span dir="auto">{quoteText(replyTo, LANGUAGE)}</span>
      </div>
      <CloseButton size="2.75rem" aria-label={words.cancelReply} onClick={onCancel} />
    </div>
  );
}
