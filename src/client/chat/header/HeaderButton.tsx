import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

interface HeaderButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  icon: Icon;
  label: string;
}

export function HeaderButton({ icon: Icon, label, ...button }: HeaderButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="2.75rem" aria-label={label} title={label} {...button}>
      <Icon size={22} aria-hidden />
    </ActionIcon>
  );
}
