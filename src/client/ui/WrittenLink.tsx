import { Anchor } from '@mantine/core';

interface WrittenLinkProps {
  /** From `splitLinks`. */
  href: string;
  children: string;
}

/** A link that somebody wrote in a text. Opens in another tab, which learns nothing of this page. */
export function WrittenLink({ href, children }: WrittenLinkProps) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow" inherit underline="always">
      {children}
    </Anchor>
  );
}
