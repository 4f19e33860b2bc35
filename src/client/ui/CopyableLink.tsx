import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { FailureAlert } from './states/FailureAlert';
import { words } from './words';

const ownWords = {
  linkNotCopied: 'Your browser didn’t let us copy. Select the link and copy it yourself.',
};

const COPIED_VISIBLE_MS = 1000;

interface CopyableLinkProps {
  link: string;
  label: string;
  verb: string;
  isMain?: boolean;
}

export function CopyableLink({ link, label, verb, isMain = true }: CopyableLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  // Without a clipboard (insecure pages), the user copies the selected text.
  const { copy, copied, error } = useClipboard({ timeout: COPIED_VISIBLE_MS });
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  return (
    <>
      <div>
        <Button variant={isMain ? 'filled' : 'default'} onClick={() => copy(link)}>
          {copied ? words.copied : verb}
        </Button>
        <VisuallyHidden role="status">{copied && words.copied}</VisuallyHidden>
      </div>
      {error && <FailureAlert error={undefined} message={ownWords.linkNotCopied} />}
      <TextInput ref={field} aria-label={label} value={link} readOnly onFocus={(event) => event.target.select()} />
    </>
  );
}
