import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink';

/** The icon aligns with the card's edge, as far as large text on a narrow phone allows. */
export function ChatLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div>
      <ButtonLink
        to={to}
        isWayBack
        variant="subtle"
        size="sm"
        ms="calc(max(var(--button-padding-x) * -1, -5vw))"
        leftSection={<IconMessageCircle size="1.25rem" aria-hidden />}
      >
        {children}
      </ButtonLink>
    </div>
  );
}
