import { VisuallyHidden } from '@mantine/core';
import { use } from 'react';
import type { MessageQuote } from '../../../contract/entities.gen';
import { quoteText, senderNameIn } from '../../../domain/chat/messageTexts';
import { pageLinks } from '../../../domain/links';
import { LANGUAGE } from '../../ui/language';
import { Link } from '../../ui/Link';
import { useReplacing } from '../../ui/useReplacing';
import { MessageActsContext } from '../actions/messageActs';
import { words } from '../words.gen';
import classes from './Quote.module.css';
import type { Row } from './rows';

interface QuoteProps {
  id: string;
  row: Row;
  isCurrent: boolean;
}

export function Quote({ row: { replyTo }, ...props }: QuoteProps) {
  return replyTo ? <QuoteLink replyTo={replyTo} {...props} /> : null;
}

type QuoteLinkProps = Omit<QuoteProps, 'row'> & { replyTo: MessageQuote };

function QuoteLink({ id, replyTo, isCurrent }: QuoteLinkProps) {
  const { userId, channelId, onJump } = use(MessageActsContext);
  const to = pageLinks.message(channelId, replyTo.id);
  const replace = useReplacing(to);
  const name = replyTo.senderId === userId ? words.you : senderNameIn(replyTo, LANGUAGE);
  return (
    <Link
      id={id}
      to={to}
      className={classes.quote}
      data-removed={replyTo.removed}
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => {
        onJump();
        replace(event);
      }}
    >
      <VisuallyHidden>{words.inReplyTo({ name })} </VisuallyHidden>
      <b aria-hidden>{name}</b>
      <span dir="auto">{quoteText(replyTo, LANGUAGE)}</span>
    </Link>
  );
}
