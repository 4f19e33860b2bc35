import { ActionIcon, Textarea } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconSend2 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { ValidationError } from 'yup';
import { MESSAGE_MAX_LENGTH, messageSchema } from '../../domain/chat/forms';
import classes from './Composer.module.css';
import { words } from './words';

interface ComposerProps {
  name: string;
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
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

/** Enter sends, Shift+Enter breaks the line. */
export function Composer({ name, text, onChange, onSend, field }: ComposerProps) {
  const [problem, setProblem] = useState<string>();
  const [isBlocked, setBlocked] = useState(false);
  const hint = useId();
  const { start: startUnblocking } = useTimeout(() => setBlocked(false), SEND_DELAY_MS);
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
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the input of Japanese or Chinese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const isCounted = text.length > COUNTED_FROM;
  return (
    <form
      className={classes.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={words.write(name)}
        aria-describedby={hint}
        placeholder={words.placeholder}
        autosize
        minRows={1}
        maxRows={6}
        enterKeyHint="send"
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          onChange(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <ActionIcon type="submit" size="2.75rem" aria-label={words.send} aria-disabled={isBlocked}>
        <IconSend2 size={22} aria-hidden />
      </ActionIcon>
      <p
        id={hint}
        className={classes.hint}
        data-counted={isCounted || undefined}
        data-over={text.length > MESSAGE_MAX_LENGTH || undefined}
      >
        {isCounted ? words.ofMaximum(text.length, MESSAGE_MAX_LENGTH) : words.hint}
      </p>
    </form>
  );
}
