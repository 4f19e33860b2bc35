import { useEffect, useState } from 'react';
import type { Channel, Message } from '../../../contract/entities.gen';
import type { NextPage } from '../../ui/lists/useNextPage';

interface Held {
  channel: Channel;
  messages: readonly Message[];
  older: NextPage;
  foundId: string | undefined;
}

const MAX_CATCH_UP = 100;

export function useIsCaughtUp({ channel, messages, older, foundId }: Held): boolean {
  const { unread, lastMessageReadId } = channel;
  const [opensAfter] = useState(
    foundId === undefined && unread > 0 && unread < MAX_CATCH_UP ? lastMessageReadId : undefined,
  );
  const [isOpen, setOpen] = useState(false);
  const reachesBack = opensAfter === undefined || (messages[0]?.id ?? '') <= opensAfter;
  const isComing = older.state === 'more' || older.state === 'loading';
  const caughtUp = isOpen || reachesBack || !isComing;
  if (caughtUp && !isOpen) setOpen(true);
  useEffect(() => {
    if (!caughtUp && older.state === 'more') older.load();
  }, [caughtUp, older]);
  return caughtUp;
}
