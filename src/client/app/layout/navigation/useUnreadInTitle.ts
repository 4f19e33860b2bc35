import { useEffect } from 'react';
import { countedUnread } from '../../../../domain/chat/unread';
import { useListMyChannelsQuery } from '../../../api/chatApi';

const MAX_COUNTED = 99;

const COUNT = /^\(\d+\+?\) /;

function titleWith(count: number, title: string): string {
  const name = title.replace(COUNT, '');
  if (count === 0) return name;
  return `(${count > MAX_COUNTED ? `${MAX_COUNTED}+` : count}) ${name}`;
}

/** '(3) Early Birds · Stepwell'. */
export function useUnreadInTitle(): void {
  const { data: channels = [] } = useListMyChannelsQuery();
  const count = channels.reduce((sum, channel) => sum + countedUnread(channel), 0);
  useEffect(() => {
    const name = (shown: number) => {
      const title = titleWith(shown, document.title);
      if (document.title !== title) document.title = title;
    };
    name(count);
    const observer = new MutationObserver(() => name(count));
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      name(0);
    };
  }, [count]);
}
