import { Anchor } from '@mantine/core';
import { splitLinks } from '../../domain/text/splitLinks';

/** Plain text, in which links can be clicked (rule chat.messages); they open beside the conversation. */
export function MessageText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
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
