import { Button, VisuallyHidden } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isHttpLink, safeReturnPath } from '../../domain/links';
import { words } from './words.gen';

/** Renders nothing if the stored address is neither a web link nor a path of this site (rule platform.httpLinks). */
export function ExternalButton({ children, ...button }: ButtonProps & { href: string; children: ReactNode }) {
  if (!isHttpLink(button.href) && safeReturnPath(button.href) === undefined) return null;
  return (
    <Button
      component="a"
      target="_blank"
      rel="noopener noreferrer"
      rightSection={<IconExternalLink size="1.125rem" aria-hidden />}
      {...button}
    >
      {children}
      <VisuallyHidden> ({words.newTab})</VisuallyHidden>
    </Button>
  );
}
