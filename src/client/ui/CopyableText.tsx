import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './CopyableText.module.css';
import { FailureAlert } from './states/FailureAlert';
import { words } from './copyWords.gen';

const COPIED_VISIBLE_MS = 1000;

interface CopyableTextProps {
  text: string;
  label: string;
  verb: string;
  isMain?: boolean;
  isCode?: boolean;
  onCopied?: () => void;
}

/** `onCopied`: by the button or by hand. */
export function CopyableText({ text, label, verb, isMain = true, isCode = false, onCopied }: CopyableTextProps) {
  const field = useRef<HTMLInputElement>(null);
  // Without a clipboard (insecure pages), the user copies the selected text.
  const { copy, copied, error } = useClipboard({ timeout: COPIED_VISIBLE_MS });
  const reportCopied = useEffectEvent(() => onCopied?.());
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  useEffect(() => {
    if (copied) reportCopied();
  }, [copied]);
  return (
    <>
      <div>
        <Button variant={isMain ? 'filled' : 'default'} onClick={() => copy(text)}>
          {copied ? words.copied : verb}
        </Button>
        <VisuallyHidden role="status">{copied && words.copied}</VisuallyHidden>
      </div>
      {error && <FailureAlert error={undefined} message={words.notCopied} />}
      <TextInput
        ref={field}
        aria-label={label}
        value={text}
        readOnly
        autoComplete="off"
        spellCheck={false}
        classNames={isCode ? { input: classes.code } : undefined}
        onFocus={(event) => event.target.select()}
        onCopy={onCopied}
      />
    </>
  );
}
