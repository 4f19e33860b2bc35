import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ChannelPerson, Mention, Message } from '../../../contract/entities.gen';
import { findMentioned } from '../../../domain/chat/mentions';
import { chatApi } from '../../api/chatApi';
import { problemOf } from '../../api/problem';
import { receiveMessage } from '../receiveMessage';
import type { SendingDispatch } from '../outbox/sending';
import { warnOfDepartedMentions } from '../outbox/warnOfDepartedMentions';
import { withPicked } from './useDraft';
import { changedEdits, useStoredEdits } from '../outbox/useStoredEdits';
import type { StoredEdit } from '../outbox/useStoredEdits';
import { words } from '../words';

const without = (edits: readonly StoredEdit[], messageId: string) => edits.filter((one) => one.messageId !== messageId);

/**
 * The user's message being edited. Its text survives a failure and closing the window. Starting another edit suspends
 * the first, which resumes when the other is done, so that no text is lost (rule chat.edited).
 */
export function useEditing(channelId: string, userId: string, people: readonly ChannelPerson[]) {
  const dispatch = useDispatch<SendingDispatch>();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string | undefined>>>({});
  const { edits, store, read } = useStoredEdits(userId, channelId);
  const edit = edits.at(-1);
  const refuse = (messageId: string, why?: string) => setRefusals((held) => ({ ...held, [messageId]: why }));

  const begin = ({ id: messageId, content, mentions = [] }: Pick<Message, 'id' | 'content' | 'mentions'>) => {
    const begun = edits.find((one) => one.messageId === messageId);
    const changed = changedEdits(without(edits, messageId));
    store([...changed, begun ?? { messageId, before: content, text: content, picked: mentions }]);
  };
  const change = (text: string, ...also: readonly Mention[]) => {
    if (!edit) return;
    refuse(edit.messageId);
    store([...edits.slice(0, -1), { ...edit, text, picked: withPicked(edit.picked, also) }]);
  };
  const cancel = () => {
    if (!edit) return;
    refuse(edit.messageId);
    store(edits.slice(0, -1));
  };
  const save = async (content: string) => {
    if (!edit) return;
    const { messageId, picked } = edit;
    refuse(messageId);
    const meant = findMentioned(content, people, picked);
    const messageUpdate = { content, ...(meant.length > 0 && { mentions: meant.map((one) => one.userId) }) };
    const call = { id: channelId, messageId, messageUpdate };
    const { data, error } = await dispatch(chatApi.endpoints.editMessage.initiate(call, { track: false }));
    if (!data) {
      refuse(messageId, problemOf(error)?.detail ?? words.actFailed);
      return;
    }
    dispatch(receiveMessage(data, { userId, movesMarker: false }));
    warnOfDepartedMentions(meant, data);
    // Text typed in the meantime stays unsaved.
    const held = read();
    const isSaved = held.some((one) => one.messageId === messageId && one.text === content);
    if (isSaved) store(without(held, messageId));
  };
  return { edit, refusal: edit && refusals[edit.messageId], begin, change, cancel, save };
}
