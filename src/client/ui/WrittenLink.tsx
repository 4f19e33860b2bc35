import { Anchor } from '@mantine/core';

interface WrittenLinkProps {
  href: string;
  children: string;
}

/**
 * A link from user-written text. Opens in a new tab, without a referrer. Text from right to left around it doesn't
 * change how its address reads.
 */
export function WrittenLink({ href, children }: WrittenLinkProps) {
  return (
    <Anchor href={href} dir="ltr" target="_blank" rel="noopener noreferrer nofollow" inherit underline="always">
      {children}
    </Anchor>
  );
}
