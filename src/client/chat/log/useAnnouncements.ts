import { useTimeout } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../../contract/entities.gen';
import { words } from '../words';

/** Messages that come within this time are said together. */
const BATCH_MS = 1500;

/** More than this would talk over what the reader is doing. */
const MAX_READ_OUT = 3;

/** A batch of new messages as it is said aloud. */
function announcement(messages: readonly Message[]): string {
  if (messages.length <= MAX_READ_OUT) {
    return messages.map(({ senderName, content }) => words.announced(senderName, content)).join('\n');
  }
  const senders = [...new Set(messages.map(({ senderName }) => senderName))];
  return words.announcedMany(messages.length, senders.join(', '));
}

/**
 * What is to be said aloud now of others' new messages: older ones that are loaded, and rows that scroll into view, are not news;
 * nor is what is loaded on the way to the newest message, which `reachesEnd` says is held.
 */
export function useAnnouncements(messages: readonly Message[], userId: string, reachesEnd: boolean): string {
  const [text, setText] = useState('');
  const announced = useRef(messages.at(-1)?.id ?? '');
  const news = () => messages.filter(({ id, senderId }) => id > announced.current && senderId !== userId);
  const { start } = useTimeout(() => {
    const batch = news();
    announced.current = batch.at(-1)?.id ?? announced.current;
    setText(announcement(batch));
  }, BATCH_MS);
  const reachedEnd = useRef(reachesEnd);
  useEffect(() => {
    if (!reachedEnd.current) announced.current = messages.at(-1)?.id ?? announced.current;
    reachedEnd.current = reachesEnd;
    // It runs already where others came just before.
    if (news().length > 0) start();
    // `news` is of these messages.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [messages, reachesEnd, start, userId]);
  return text;
}
