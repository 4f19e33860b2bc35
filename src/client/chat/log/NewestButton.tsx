import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { memo } from 'react';
import classes from './MessageLog.module.css';
import { words } from '../words';

interface NewestButtonProps {
  unread: number;
  onClick: () => void;
}

/** Scrolls to the newest message while it is out of view; shows the number of unread ones. */
export const NewestButton = memo(function NewestButton({ unread, onClick }: NewestButtonProps) {
  return (
    <Button
      className={classes.newest}
      size="sm"
      variant={unread > 0 ? 'filled' : 'default'}
      leftSection={<IconArrowDown size={16} aria-hidden />}
      onClick={onClick}
    >
      {unread > 0 ? words.newMessages(unread) : words.newer}
    </Button>
  );
});
