import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

export function RowMenuButton(given: ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon {...given} variant="subtle" color="gray" size="2.75rem">
      <IconDots size="1.25rem" aria-hidden />
    </ActionIcon>
  );
}
