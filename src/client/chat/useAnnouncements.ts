import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../contract/entities.gen';
import { words } from './words';

/** Messages that come within this time are said together. */
const BATCH_MILLISECONDS = 1500;

/** More than this would talk over what the reader is doing. */
const READ_OUT = 3;

/** A batch of new messages as it is said aloud. */
export function announcement(messages: readonly Message[]): string {
  if (messages.length <= READ_OUT) {
    return messages.map(({ senderName, content }) => words.announced(senderName, content)).join('\n');
  }
  const senders = [...new Set(messages.map(({ senderName }) => senderName))];
  return words.announcedMany(messages.length, senders.join(', '));
}

/** What is to be said aloud now of others' new messages: older ones that are loaded, and rows that scroll into view, are not news. */
export function useAnnouncements(messages: readonly Message[], userId: string): string {
  const [text, setText] = useState('');
  const announced = useRef(messages.at(-1)?.id ?? '');
  const batch = useRef<Message[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    batch.current = messages.filter(({ id, senderId }) => id > announced.current && senderId !== userId);
    if (batch.current.length === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      announced.current = batch.current.at(-1)?.id ?? announced.current;
      setText(announcement(batch.current));
    }, BATCH_MILLISECONDS);
  }, [messages, userId]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return text;
}
