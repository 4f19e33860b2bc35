import { useRef } from 'react';
import type { ChannelPerson, Message } from '../../../contract/entities.gen';
import { findMentioned } from '../../../domain/chat/mentions';
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

/** The content of a channel's composer: the draft, or in its place the edit of a message. */
export function useComposerText({ channelId, userId, people, outbox }: WritingOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOffline = useIsOffline();
  const draft = useDraft(userId, channelId);
  const { edit, ...editing } = useEditing(channelId, userId, people);
  const { picked } = edit ?? draft;

  const begin = (message: Pick<Message, 'id' | 'content' | 'mentions'>) => {
    if (isOffline) return showMessage(words.actsOffline);
    editing.begin(message);
    // After the text has rendered and any open menu has closed.
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
    outbox.send(text, findMentioned(text, people, picked));
    draft.change('');
  };
  const check = (text: string) => messageProblem(text, findMentioned(text, people, picked).length);
  const composer = edit
    ? {
        editedId: edit.messageId,
        text: edit.text,
        onChange: editing.change,
        onSend: (text: string) => void editing.save(text),
        onCancel: editing.cancel,
        // A message waits for the connection. An edit doesn't: the message may have changed by then.
        ...(isOffline ? { blockedBy: words.editOffline } : { refusal: editing.refusal }),
      }
    : { text: draft.text, onChange: draft.change, onSend: send };
  return { field, begin, takeBack, composer: { ...composer, field, check } };
}
