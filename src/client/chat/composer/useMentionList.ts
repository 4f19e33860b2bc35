import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { ChannelPerson } from '../../../contract/entities.gen';
import { mentionText } from '../../../domain/chat/mentions';
import { replaceText } from './replaceText';

export interface MentionSource {
  find: (typed: string) => readonly ChannelPerson[] | undefined;
  ask: (typed: string) => void;
}

interface Options {
  text: string;
  onChange: (text: string, ...picked: readonly ChannelPerson[]) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  people: MentionSource;
  editedId: string | undefined;
}

/** Scripts written without spaces, or with particles directly after a name. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** Excludes the '@' in email and web addresses. */
const TYPED = new RegExp(
  `(?:^|[^\\p{L}\\p{M}\\p{N}._%+/:=&#?-]|[${UNSPACED}ー々])[@＠]([^\\s@＠][^@＠\\n]{0,60}|)$`,
  'u',
);

/**
 * Arrow keys choose, Enter and Tab pick, Escape closes. Opens only on typing: in a restored draft or a newly opened
 * edit, Enter keeps its usual meaning.
 */
export function useMentionList({ text, onChange, field, people, editedId }: Options) {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [written, setWritten] = useState<{ text: string; editedId: string | undefined }>();
  const isTyped = written?.text === text && written.editedId === editedId;
  const [closedAt, setClosedAt] = useState<number>();
  const typed = TYPED.exec(text.slice(0, caret))?.[1];
  const start = typed === undefined ? -1 : caret - typed.length - 1;
  const fitting = typed === undefined || !isTyped || start === closedAt ? undefined : people.find(typed);
  const found = fitting ?? [];
  const isOpen = found.length > 0;
  // After a space, the text may no longer be part of a name.
  const isNobodyFound = fitting?.length === 0 && /^\S+$/u.test(typed ?? '');
  const { ask } = people;
  useEffect(() => ask(typed ?? ''), [ask, typed]);
  const chosen = Math.min(active, found.length - 1);

  const pick = (person: ChannelPerson) => {
    const mention = `${mentionText(person.name)} `;
    const before = text.slice(0, start) + mention;
    const rest = text.slice(caret).replace(/^ /, '');
    if (field.current) replaceText(field.current, [start, text.length - rest.length], mention);
    onChange(before + rest, person);
    setCaret(before.length);
    setActive(0);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const person = found[chosen];
    if (!isOpen || !person || event.shiftKey) return false;
    if (event.key === 'ArrowDown') setActive((chosen + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((chosen + found.length - 1) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(person);
    else if (event.key === 'Escape') setClosedAt(start);
    else return false;
    event.preventDefault();
    return true;
  };
  const optionId = (index: number) => `${listId}-${index}`;
  const combobox = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': optionId(chosen),
  } as const;
  const fieldProps = {
    onChange: ({ currentTarget: { value, selectionEnd } }: { currentTarget: HTMLTextAreaElement }) => {
      setWritten({ text: value, editedId });
      // Dictated, pasted or suggested text comes without key events.
      setCaret(selectionEnd);
      onChange(value);
    },
    onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
      setCaret(currentTarget.selectionEnd);
      if (start === -1) setClosedAt(undefined);
    },
    ...(isOpen && combobox),
  };
  return { found, isNobodyFound, chosen, listId, optionId, pick, onKeyDown, fieldProps };
}
