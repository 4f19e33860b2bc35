import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { ChannelPerson } from '../../../contract/entities.gen';
import { mentionOf } from '../../../domain/chat/mentions';

/** Whom one may mention. */
export interface MentionSource {
  /** A few of those whose name fits what is typed; undefined while that is not known, or a name is complete. */
  find: (typed: string) => readonly ChannelPerson[] | undefined;
  /** Told what is typed, as not everybody may be known yet. */
  ask: (typed: string) => void;
}

interface Options {
  text: string;
  onChange: (text: string, ...picked: readonly ChannelPerson[]) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  people: MentionSource;
  /** The message that is edited. */
  editedId: string | undefined;
}

/** Letters of scripts that are written without spaces, or with particles right after a name. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** An '@' where no address stands before it, of an email or a page, and what of a name is typed after it. */
const TYPED = new RegExp(
  `(?:^|[^\\p{L}\\p{M}\\p{N}._%+/:=&#?-]|[${UNSPACED}ー々])[@＠]([^\\s@＠][^@＠\\n]{0,60}|)$`,
  'u',
);

/**
 * The list of people that an '@' opens beside the field: arrows choose, Enter and Tab pick, Escape closes. It belongs to what
 * one types: to a draft that is come back to, or a message that is about to be edited, Enter does what it says there.
 */
export function useMentionList({ text, onChange, field, people, editedId }: Options) {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** The text as it was typed here last, and of which message. */
  const [written, setWritten] = useState<{ text: string; editedId: string | undefined }>();
  const isTyped = written?.text === text && written.editedId === editedId;
  /** Where the '@' stands whose list was closed. */
  const [closedAt, setClosedAt] = useState<number>();
  const typed = TYPED.exec(text.slice(0, caret))?.[1];
  const start = typed === undefined ? -1 : caret - typed.length - 1;
  const fitting = typed === undefined || !isTyped || start === closedAt ? undefined : people.find(typed);
  const found = fitting ?? [];
  const isOpen = found.length > 0;
  // Of what goes on after a space nobody knows whether it is a name.
  const isNobodyFound = fitting?.length === 0 && /^\S+$/u.test(typed ?? '');
  const { ask } = people;
  useEffect(() => ask(typed ?? ''), [ask, typed]);
  const chosen = Math.min(active, found.length - 1);

  const pick = (person: ChannelPerson) => {
    const before = `${text.slice(0, start)}${mentionOf(person.name)} `;
    onChange(before + text.slice(caret).replace(/^ /, ''), person);
    setCaret(before.length);
    setActive(0);
    // Once the text is there.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };
  /** True when the key was meant for the list. */
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
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLTextAreaElement }) => {
      setWritten({ text: value, editedId });
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
