import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ChannelPerson } from '../../contract/entities.gen';
import { mentionedOf } from '../../domain/chat/mentions';
import { chatApi } from '../api/chatApi';
import { problemOf } from '../api/problem';
import { receiveMessage } from './receiveMessage';
import type { SendingDispatch } from './sending';
import { tellLeftOut } from './tellLeftOut';
import { useStoredEdit } from './useStoredEdit';
import { words } from './words';

/** The message of one's own that is being edited; its text survives a failure, and a reload of this tab. */
export function useEditing(channelId: string, userId: string, people: readonly ChannelPerson[]) {
  const dispatch = useDispatch<SendingDispatch>();
  const [refusal, setRefusal] = useState<string>();
  const { edit, keep, clear } = useStoredEdit(userId, channelId);
  const begin = (messageId: string, text: string) => keep({ messageId, text });
  const change = (text: string) => {
    setRefusal(undefined);
    if (edit) keep({ ...edit, text });
  };
  const cancel = () => {
    setRefusal(undefined);
    clear();
  };
  const save = async (content: string) => {
    if (!edit) return;
    setRefusal(undefined);
    const meant = mentionedOf(content, people);
    const messageUpdate = { content, ...(meant.length > 0 && { mentions: meant.map((one) => one.userId) }) };
    const call = { id: channelId, messageId: edit.messageId, messageUpdate };
    const { data, error } = await dispatch(chatApi.endpoints.editMessage.initiate(call, { track: false }));
    if (!data) {
      setRefusal(problemOf(error)?.detail ?? words.actFailed);
      return;
    }
    dispatch(receiveMessage(data, { userId, movesMarker: false }));
    tellLeftOut(meant, data);
    clear();
  };
  return { edit, refusal, begin, change, cancel, save };
}
