import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './Link';

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
