import { ActionIcon, CloseButton, Textarea } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCheck, IconSend2 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { ValidationError } from 'yup';
import { MESSAGE_MAX_LENGTH, messageSchema } from '../../domain/chat/forms';
import classes from './Composer.module.css';
import { MentionList } from './MentionList';
import { useMentionList } from './useMentionList';
import type { MentionSource } from './useMentionList';
import { words } from './words';

interface ComposerProps {
  name: string;
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  people: MentionSource;
  /** One's last message is to be edited: Up where nothing is written. */
  onEditLast: () => void;
  /** While a message is edited: how that ends without a change. */
  onCancel?: () => void;
  /** Why what was sent from here was refused. */
  refusal?: string;
}

/** After a message the next one waits this long (rule chat.outbox). */
const SEND_DELAY_MS = 500;

/** Nearer to the limit than this, the characters are counted. */
const COUNTED_FROM = MESSAGE_MAX_LENGTH - 400;

function problemWith(content: string): string | undefined {
  try {
    messageSchema.validateSync({ content });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : undefined;
  }
}

/** Where messages are written and edited; the first button of a form sends. */
export function Composer({ name, text, onChange, onSend, field, people, onEditLast, ...edit }: ComposerProps) {
  const { onCancel, refusal } = edit;
  const [problem, setProblem] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);
  const hint = useId();
  const { start: startUnblocking } = useTimeout(() => setBlocked(false), SEND_DELAY_MS);
  const change = (next: string) => {
    setProblem(undefined);
    onChange(next);
  };
  const mentions = useMentionList({ text, onChange: change, field, people });
  const send = () => {
    if (isBlocked) return;
    const found = problemWith(text);
    setProblem(found);
    field.current?.focus();
    if (found) return;
    setBlocked(true);
    startUnblocking();
    onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also ends the input of Japanese or Chinese.
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return;
    if (event.key === 'Escape' && onCancel) onCancel();
    else if (event.key === 'ArrowUp' && text === '' && !onCancel) {
      setProblem(undefined);
      onEditLast();
    } else if (event.key === 'Enter' && !event.shiftKey) send();
    else return;
    event.preventDefault();
  };
  const isCounted = text.length > COUNTED_FROM;
  const uncounted = onCancel ? words.editHint : words.hint;
  return (
    <form
      className={classes.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {onCancel && (
        <p className={classes.editing}>
          {words.editing}
          <CloseButton size="2.75rem" aria-label={words.cancel} onClick={onCancel} />
        </p>
      )}
      <div className={classes.field}>
        <MentionList {...mentions} />
        <Textarea
          ref={field}
          aria-label={onCancel ? words.editLabel : words.write(name)}
          aria-describedby={hint}
          placeholder={words.placeholder}
          autosize
          minRows={1}
          maxRows={6}
          enterKeyHint="send"
          value={text}
          error={problem ?? refusal}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKeyDown}
          {...mentions.fieldProps}
        />
      </div>
      <ActionIcon
        type="submit"
        size="2.75rem"
        aria-label={onCancel ? words.save : words.send}
        aria-disabled={isBlocked}
      >
        {onCancel ? <IconCheck size={22} aria-hidden /> : <IconSend2 size={22} aria-hidden />}
      </ActionIcon>
      <p
        id={hint}
        className={classes.hint}
        data-counted={isCounted || undefined}
        data-over={text.length > MESSAGE_MAX_LENGTH || undefined}
      >
        {isCounted ? words.ofMaximum(text.length, MESSAGE_MAX_LENGTH) : uncounted}
      </p>
    </form>
  );
}
