import { ActionIcon, CloseButton, Textarea } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCheck, IconSend2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { Mention, MessageQuote } from '../../../contract/entities.gen';
import { MAX_MESSAGE_LENGTH } from '../../../domain/chat/messageContent';
import { characterCount } from '../../../domain/forms/length';
import { ComposerImage, prepareComposerImage } from '../images/ComposerImage';
import { ImageButton } from '../images/ImageButton';
import type { ComposerImageProps } from '../images/LoadedComposerImage';
import { useImageDrop } from '../images/useImageDrop';
import { withImageType } from '../../ui/form/imageType';
import { isForInputMethod } from '../../ui/focus/inputMethod';
import { shortcuts } from '../../ui/focus/shortcuts';
import { words } from '../words.gen';
import classes from './Composer.module.css';
import { MentionList } from './MentionList';
import { ReplyBar } from './ReplyBar';
import { useMentionList } from './useMentionList';
import type { MentionSource } from './useMentionList';

interface ComposerProps {
  name: string;
  text: string;
  onChange: (text: string, ...picked: readonly Mention[]) => void;
  onSend: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  people: MentionSource;
  check: (text: string) => string | undefined;
  onEditLast: () => void;
  editedId?: string;
  onCancel?: () => void;
  replyTo?: MessageQuote;
  onCancelReply?: () => void;
  userId: string;
  image?: ComposerImageProps;
  onChooseImage?: (file: File) => void;
  refusal?: string;
  blockedBy?: string;
}

const SEND_DELAY_MS = 500;

const COUNTED_FROM = MAX_MESSAGE_LENGTH - 400;

/** Office programs copy formatted text along with a picture of it; file managers, a file with its name. */
const isFormattedText = (types: readonly string[]): boolean =>
  types.includes('text/plain') && (types.includes('text/rtf') || types.includes('text/html'));

export function Composer({ name, text, onChange, onSend, field, people, check, onEditLast, ...edit }: ComposerProps) {
  const { editedId, refusal, blockedBy, replyTo, onCancelReply, image } = edit;
  const [found, setFound] = useState<{ problem?: string; editedId?: string }>();
  const problem = found?.editedId === editedId ? found?.problem : undefined;
  const [isBlocked, setBlocked] = useState(false);
  const { start: startUnblocking } = useTimeout(() => setBlocked(false), SEND_DELAY_MS);
  const change: typeof onChange = (next, ...picked) => {
    setFound(undefined);
    onChange(next, ...picked);
  };
  const onCancel =
    edit.onCancel &&
    (() => {
      setFound(undefined);
      edit.onCancel?.();
    });
  const chooseImage =
    edit.onChooseImage &&
    ((file: File) => {
      setFound(undefined);
      withImageType(file, edit.onChooseImage!);
    });
  useImageDrop(chooseImage);
  const mentions = useMentionList({ text, onChange: change, field, people, editedId });
  const send = () => {
    if (isBlocked || blockedBy !== undefined) return;
    const wrong = check(text);
    setFound({ problem: wrong, editedId });
    field.current?.focus();
    if (wrong !== undefined) return;
    setBlocked(true);
    startUnblocking();
    onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isForInputMethod(event) || mentions.onKeyDown(event)) return;
    const onEscape = onCancel ?? onCancelReply;
    if (event.key === shortcuts.endEdit.key && onEscape) onEscape();
    else if (event.key === shortcuts.editLast.key && text === '' && !onCancel) {
      setFound(undefined);
      onEditLast();
    } else if (event.key === shortcuts.send.key && !event.shiftKey) send();
    else return;
    event.preventDefault();
  };
  const length = characterCount(text);
  const isCounted = length > COUNTED_FROM;
  const marks = {
    'data-counted': isCounted || undefined,
    'data-over': length > MAX_MESSAGE_LENGTH || undefined,
    'data-blocked': blockedBy !== undefined || undefined,
  };
  const uncounted = blockedBy ?? (onCancel ? words.editHint : words.hint);
  return (
    <form
      className={classes.composer}
      data-with-image={chooseImage && true}
      noValidate
      onFocus={prepareComposerImage}
      onPointerEnter={prepareComposerImage}
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
      {replyTo && <ReplyBar replyTo={replyTo} isOwn={replyTo.senderId === edit.userId} onCancel={onCancelReply} />}
      {image && <ComposerImage {...image} />}
      {chooseImage && <ImageButton onChoose={chooseImage} />}
      <div className={classes.field}>
        <MentionList {...mentions} />
        <Textarea
          ref={field}
          aria-label={onCancel ? words.editLabel : words.write({ name })}
          placeholder={words.placeholder}
          autosize
          minRows={1}
          maxRows={6}
          enterKeyHint="send"
          value={text}
          error={problem ?? refusal}
          errorProps={{ role: 'alert' }}
          description={isCounted && !blockedBy ? words.ofMaximum({ length, maximum: MAX_MESSAGE_LENGTH }) : uncounted}
          descriptionProps={{ className: classes.hint, ...marks }}
          inputWrapperOrder={['input', 'error', 'description']}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const [file] = event.clipboardData.files;
            if (!file || !chooseImage || isFormattedText(event.clipboardData.types)) return;
            event.preventDefault();
            chooseImage(file);
          }}
          {...mentions.fieldProps}
        />
      </div>
      <ActionIcon
        type="submit"
        size="2.75rem"
        aria-label={onCancel ? words.save : words.send}
        aria-disabled={isBlocked || blockedBy !== undefined}
      >
        {onCancel ? <IconCheck size={22} aria-hidden /> : <IconSend2 size={22} aria-hidden />}
      </ActionIcon>
    </form>
  );
}
