import { useState } from 'react';

/** Nobody else who uses this tab sees what one was writing. */
const keyOf = (userId: string, channelId: string) => `stepwell.draft.${userId}.${channelId}`;

/** What one is writing in a channel; kept over a reload of this tab. */
export function useDraft(userId: string, channelId: string): [string, (text: string) => void] {
  const key = keyOf(userId, channelId);
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string) => {
    setText(next);
    try {
      if (next) sessionStorage.setItem(key, next);
      else sessionStorage.removeItem(key);
    } catch {
      // A full storage: it is only not kept.
    }
  };
  return [text, keep];
}
