import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { words } from '../../words.gen';
import { useAriaCurrent } from '../navSection';
import classes from './MenuButton.module.css';

export function MenuButton(given: ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon
      {...given}
      className={classes.menu}
      variant="subtle"
      color="gray"
      size="2.75rem"
      aria-label={words.menu}
      aria-current={useAriaCurrent('me') && true}
    >
      <IconMenu2 stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
