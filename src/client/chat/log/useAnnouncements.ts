import { useTimeout } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../../contract/entities.gen';
import { messageSummary, senderNameIn } from '../../../domain/chat/messageTexts';
import { words } from '../words.gen';
import { LANGUAGE } from '../../ui/language';

const BATCH_MS = 1500;

/** Reading out more messages would interrupt the reader for too long. */
const MAX_READ_OUT = 3;

function announcement(messages: readonly Message[]): string {
  if (messages.length <= MAX_READ_OUT) {
    return messages
      .map((one) => words.announced({ sender: senderNameIn(one, LANGUAGE), text: messageSummary(one, LANGUAGE) }))
      .join('\n');
  }
  const senders = [...new Set(messages.map((one) => senderNameIn(one, LANGUAGE)))];
  return words.announcedMany({ count: messages.length, senders: senders.join(', ') });
}

/**
 * Ignores loaded history and rows that scroll into view, and everything before `reachesEnd`, which is true once the
 * newest message is loaded.
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
    // A running timer isn't restarted, so messages in quick succession form one batch.
    if (news().length > 0) start();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [messages, reachesEnd, start, userId]);
  return text;
}
