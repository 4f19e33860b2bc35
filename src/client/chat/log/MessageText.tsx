import { use } from 'react';
import type { Mention } from '../../../contract/entities.gen';
import { splitMentions } from '../../../domain/chat/mentions';
import { splitLinks } from '../../../domain/text/splitLinks';
import { Link } from '../../ui/Link';
import { WrittenLink } from '../../ui/WrittenLink';
import { PersonPagesContext } from '../actions/messageActs';
import classes from './MessageText.module.css';

interface MessageTextProps {
  text: string;
  mentions?: readonly Mention[];
  /** The reader. */
  userId?: string;
}

interface MentionedNameProps {
  text: string;
  /** The people of this name whom the message mentions. */
  userIds: readonly string[];
  userId: string | undefined;
}

/** Leads to the person (rule chat.mentions), or the first of two with one name; plain text once they have left. */
function MentionedName({ text, userIds, userId }: MentionedNameProps) {
  const { paths, isComplete } = use(PersonPagesContext);
  if (isComplete && !userIds.some((id) => paths.has(id))) return text;
  const look = {
    className: classes.mention,
    'data-me': (userId !== undefined && userIds.includes(userId)) || undefined,
  };
  const to = userIds.map((id) => paths.get(id)).find((path) => path !== undefined);
  return to === undefined ? (
    <span {...look}>{text}</span>
  ) : (
    <Link to={to} {...look}>
      {text}
    </Link>
  );
}

/** Plain text with clickable links (rule chat.messages), which open in another tab, and mentions. */
export function MessageText({ text, mentions = [], userId }: MessageTextProps) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'text' ? (
      splitMentions(part.text, mentions).map((one, place) =>
        one.userIds.length === 0 ? (
          one.text
        ) : (
          <MentionedName key={`${index} ${place}`} text={one.text} userIds={one.userIds} userId={userId} />
        ),
      )
    ) : (
      <WrittenLink key={index} href={part.href}>
        {part.text}
      </WrittenLink>
    ),
  );
}
