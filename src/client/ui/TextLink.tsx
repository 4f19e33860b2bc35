import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './Link';

/** A link in text: internal, or in a new tab with `newTab`, so that the current page keeps what was typed. */
export function TextLink({ to, newTab, children }: { to: string; newTab?: boolean; children: ReactNode }) {
  return (
    <Anchor
      component={Link}
      to={to}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      inherit
      underline="always"
    >
      {children}
    </Anchor>
  );
}
