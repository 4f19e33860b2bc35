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
  userId?: string;
}

interface MentionedNameProps {
  text: string;
  userIds: readonly string[];
  userId: string | undefined;
}

/** Links to the first of two people with the same name; plain text once they have left (rule chat.mentions). */
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
