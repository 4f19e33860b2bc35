import { Anchor } from '@mantine/core';
import type { Mention } from '../../../contract/entities.gen';
import { splitMentions } from '../../../domain/chat/mentions';
import { splitLinks } from '../../../domain/text/splitLinks';
import classes from './MessageText.module.css';

interface MessageTextProps {
  text: string;
  mentions?: readonly Mention[];
  /** The reader. */
  userId?: string;
}

/** Plain text with clickable links (rule chat.messages), which open in another tab, and highlighted mentions. */
export function MessageText({ text, mentions = [], userId }: MessageTextProps) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'text' ? (
      splitMentions(part.text, mentions).map((one, place) =>
        one.userIds.length === 0 ? (
          one.text
        ) : (
          <span
            key={`${index} ${place}`}
            className={classes.mention}
            data-me={(userId !== undefined && one.userIds.includes(userId)) || undefined}
          >
            {one.text}
          </span>
        ),
      )
    ) : (
      <Anchor
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        inherit
        underline="always"
      >
        {part.text}
      </Anchor>
    ),
  );
}
