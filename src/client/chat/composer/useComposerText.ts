import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ChannelPerson, Message, MessageQuote, Mention } from '../../../contract/entities.gen';
import { imageRefusalOf } from '../../../domain/forms/images';
import { findMentioned } from '../../../domain/chat/mentions';
import { showMessage } from '../../ui/messages/showMessage';
import { useIsOffline } from '../../ui/states/useIsOffline';
import type { ComposerImageProps } from '../images/LoadedComposerImage';
import { messageProblem } from '../outbox/messageProblem';
import type { UnsentMessage } from '../outbox/unsentMessage';
import type { useOutbox } from '../outbox/useOutbox';
import { words } from '../words.gen';
import { chatApi } from '../../api/chatApi';
import { problemOf } from '../../api/problem';
import { receiveMessage } from '../receiveMessage';
import type { SendingDispatch } from '../outbox/sending';
import { warnOfDepartedMentions } from '../outbox/warnOfDepartedMentions';
import { changedEdits, useStoredEdits, type StoredEdit } from '../outbox/useStoredEdits';
import { useDraft, withPicked } from './useDraft';

interface WritingOptions {
  channelId: string;
  userId: string;
  people: readonly ChannelPerson[];
  outbox: ReturnType<typeof useOutbox>;
}

type EditableMessage = Pick<Message, 'id' | 'content' | 'mentions' | 'image'>;

const withoutBlank = (text: string, hasImage: boolean) => (hasImage && text.trim() === '' ? '' : text);

export function useComposerText({ channelId, userId, people, outbox }: WritingOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOffline = useIsOffline();
  const draft = useDraft(userId, channelId);
  const { edit, ...editing } = useEditing(channelId, userId, people);
  const image = useImage(channelId, draft, () => field.current?.focus());
  const { picked } = edit ?? draft;

  const focusEnd = () =>
    requestAnimationFrame(() => {
      field.current?.focus();
      const end = field.current?.value.length ?? 0;
      field.current?.setSelectionRange(end, end);
    });
  const begin = (message: EditableMessage) => {
    if (isOffline) return showMessage(words.actsOffline);
    editing.begin(message);
    focusEnd();
  };
  const reply = (quote: MessageQuote) => {
    draft.reply(quote);
    if (edit) showMessage(words.replyAfterEdit);
    focusEnd();
  };
  const takeBack = ({ content, mentions = [], replyTo, image: sent }: UnsentMessage) => {
    const text = [draft.text, content].filter(Boolean).join('\n');
    draft.restore({
      text,
      picked: withPicked(draft.picked, mentions),
      replyTo: draft.replyTo ?? replyTo,
      image: draft.image ?? sent,
    });
    if (edit) showMessage(words.takenBack);
    field.current?.focus();
  };
  const send = (text: string) => {
    const { replyTo, image: sent } = draft;
    outbox.send(withoutBlank(text, sent !== undefined), findMentioned(text, people, picked), {
      ...(replyTo && { replyTo }),
      ...(sent && { image: sent }),
    });
    draft.clear();
  };
  const cancelReply = () => {
    draft.reply(undefined);
    field.current?.focus();
  };
  const hasImage = edit ? edit.hasImage : draft.image !== undefined;
  const check = (text: string) => messageProblem(text, findMentioned(text, people, picked).length, hasImage);
  const composer = edit
    ? {
        editedId: edit.messageId,
        text: edit.text,
        onChange: editing.change,
        onSend: (text: string) => void editing.save(text),
        onCancel: editing.cancel,
        // A new message waits for the connection. An edit doesn't, since the message may change meanwhile.
        ...(isOffline ? { blockedBy: words.editOffline } : { refusal: editing.refusal }),
      }
    : {
        text: draft.text,
        onChange: draft.change,
        onSend: send,
        image: image.shown,
        onChooseImage: image.choose,
        ...(image.shown.file && { blockedBy: isOffline ? words.imageOffline : words.imageWaits }),
        ...(image.isRefused && { blockedBy: words.imageRefused }),
        ...(image.shown.isGone && { blockedBy: words.imageGone }),
        ...(draft.replyTo && { replyTo: draft.replyTo, onCancelReply: cancelReply }),
      };
  return { field, begin, reply, takeBack, composer: { ...composer, field, check } };
}

/** Until it is uploaded, the image's file lives only as long as the page. */
function useImage(channelId: string, draft: ReturnType<typeof useDraft>, focusField: () => void) {
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<File>();
  const [goneId, setGoneId] = useState<string>();
  const isGone = !file && draft.image !== undefined && draft.image.id === goneId;
  const shown: ComposerImageProps = {
    channelId,
    file,
    image: draft.image,
    onImage: (image) => {
      draft.attach(image);
      setFile(undefined);
    },
    onRemove: () => {
      draft.attach(undefined);
      setFile(undefined);
      focusField();
    },
    onRefused: setRefused,
    isGone,
    onGone: setGoneId,
  };
  const isRefused = file !== undefined && (file === refused || imageRefusalOf(file) !== undefined);
  const choose = (chosen: File) => {
    setFile(chosen);
    focusField();
  };
  return { shown, choose, isRefused };
}

const without = (edits: readonly StoredEdit[], messageId: string) => edits.filter((one) => one.messageId !== messageId);

/**
 * An edit survives a failure and closing the window. Starting another suspends it until that one is finished (rule
 * chat.edited).
 */
function useEditing(channelId: string, userId: string, people: readonly ChannelPerson[]) {
  const dispatch = useDispatch<SendingDispatch>();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string | undefined>>>({});
  const { edits, store, read } = useStoredEdits(userId, channelId);
  const edit = edits.at(-1);
  const refuse = (messageId: string, why?: string) => setRefusals((held) => ({ ...held, [messageId]: why }));

  const begin = ({ id: messageId, content, mentions = [], image }: EditableMessage) => {
    const existing = edits.find((one) => one.messageId === messageId);
    const changed = changedEdits(without(edits, messageId));
    const begun = { messageId, before: content, text: content, picked: mentions, ...(image && { hasImage: true }) };
    store([...changed, existing ?? begun]);
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
  const save = async (text: string) => {
    if (!edit) return;
    const { messageId, picked, hasImage = false } = edit;
    refuse(messageId);
    const content = withoutBlank(text, hasImage);
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
    const held = read();
    const isSaved = held.some((one) => one.messageId === messageId && one.text === text);
    if (isSaved) store(without(held, messageId));
  };
  return { edit, refusal: edit && refusals[edit.messageId], begin, change, cancel, save };
}
