import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './Link';

interface TextLinkProps {
  to: string;
  state?: unknown;
  newTab?: boolean;
  children: ReactNode;
}

export function TextLink({ to, state, newTab, children }: TextLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      state={state}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      inherit
      underline="always"
    >
      {children}
    </Anchor>
  );
}
