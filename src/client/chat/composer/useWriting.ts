import { useRef } from 'react';
import type { ChannelPerson, Message } from '../../../contract/entities.gen';
import { mentionedOf } from '../../../domain/chat/mentions';
import { showMessage } from '../../ui/messages/showMessage';
import { useIsOffline } from '../../ui/states/useIsOffline';
import { messageProblem } from '../outbox/messageProblem';
import type { UnsentMessage } from '../outbox/unsentMessage';
import { useDraft } from './useDraft';
import { useEditing } from './useEditing';
import type { useOutbox } from '../outbox/useOutbox';
import { words } from '../words';

interface WritingOptions {
  channelId: string;
  userId: string;
  people: readonly ChannelPerson[];
  outbox: ReturnType<typeof useOutbox>;
}

/** What the composer of a channel holds: a draft or, in its place, the edit of a message. */
export function useWriting({ channelId, userId, people, outbox }: WritingOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOffline = useIsOffline();
  const draft = useDraft(userId, channelId);
  const { edit, ...editing } = useEditing(channelId, userId, people);
  const { picked } = edit ?? draft;

  const begin = (message: Pick<Message, 'id' | 'content' | 'mentions'>) => {
    if (isOffline) return showMessage(words.actsOffline);
    editing.begin(message);
    // Once the text is there, and the menu that may have been open is not.
    requestAnimationFrame(() => {
      field.current?.focus();
      const end = field.current?.value.length ?? 0;
      field.current?.setSelectionRange(end, end);
    });
  };
  const takeBack = ({ content, mentions = [] }: UnsentMessage) => {
    draft.change([draft.text, content].filter(Boolean).join('\n'), ...mentions);
    if (edit) showMessage(words.takenBack);
    field.current?.focus();
  };
  const send = (text: string) => {
    outbox.send(text, mentionedOf(text, people, picked));
    draft.change('');
  };
  const check = (text: string) => messageProblem(text, mentionedOf(text, people, picked).length);
  const composer = edit
    ? {
        editedId: edit.messageId,
        text: edit.text,
        onChange: editing.change,
        onSend: (text: string) => void editing.save(text),
        onCancel: editing.cancel,
        // A message waits for the connection, an edit for whoever makes it: the message may be another by then.
        ...(isOffline ? { blockedBy: words.editOffline } : { refusal: editing.refusal }),
      }
    : { text: draft.text, onChange: draft.change, onSend: send };
  return { field, begin, takeBack, composer: { ...composer, field, check } };
}
