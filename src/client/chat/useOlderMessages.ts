import { original } from '@reduxjs/toolkit';
import { useCallback, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { MESSAGE_PAGE_SIZE, withOlderPage } from '../../domain/chat/messages';
import type { Message } from '../../contract/entities.gen';
import { chatApi } from '../api/chatApi';
import type { StreamContext } from '../stream/events';

/** How many are asked for at once. */
const OLDER_PAGE_SIZE = 100;

export interface OlderMessages {
  state: 'more' | 'loading' | 'failed' | 'complete';
  load: () => void;
}

/** Puts what was written before in front of what is held of a conversation, a page at a time. */
export function useOlderMessages(channelId: string, messages: readonly Message[]): OlderMessages {
  const dispatch = useDispatch<StreamContext['dispatch']>();
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle');
  /** The very first message, once it is known. */
  const [beginning, setBeginning] = useState<string>();
  const isLoading = useRef(false);
  const first = messages[0]?.id;
  const isComplete = first === undefined || first === beginning || messages.length < MESSAGE_PAGE_SIZE;
  const load = useCallback(async () => {
    if (isLoading.current || isComplete) return;
    isLoading.current = true;
    setProgress('loading');
    const page = { id: channelId, before: first, limit: OLDER_PAGE_SIZE };
    const options = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(chatApi.endpoints.listMessages.initiate(page, options));
    if (data) {
      if (data.length < OLDER_PAGE_SIZE) setBeginning(data[0]?.id ?? first);
      const add = (held: Message[]) => withOlderPage(original(held) ?? held, data);
      dispatch(chatApi.util.updateQueryData('listMessages', { id: channelId }, add));
    }
    setProgress(data ? 'idle' : 'failed');
    isLoading.current = false;
  }, [channelId, dispatch, first, isComplete]);
  const state = progress === 'idle' ? (isComplete ? 'complete' : 'more') : progress;
  return { state, load: () => void load() };
}
