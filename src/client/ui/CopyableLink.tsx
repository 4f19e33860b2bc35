import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { FailureAlert } from './states/FailureAlert';
import { words } from './words';

const COPIED_VISIBLE_MS = 1000;

interface CopyableLinkProps {
  link: string;
  /** What it is, for who hears the field. */
  label: string;
  /** The verb and what it copies. */
  verb: string;
}

/** A link to be given on: copied by a button, which comes first, or as the text it is. */
export function CopyableLink({ link, label, verb }: CopyableLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  // A browser has no clipboard where the page is not secure: then the person copies what is selected.
  const { copy, copied, error } = useClipboard({ timeout: COPIED_VISIBLE_MS });
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  return (
    <>
      <div>
        <Button onClick={() => copy(link)}>{copied ? words.copied : verb}</Button>
        <VisuallyHidden role="status">{copied && words.copied}</VisuallyHidden>
      </div>
      {error && <FailureAlert error={undefined} message={words.linkNotCopied} />}
      <TextInput ref={field} aria-label={label} value={link} readOnly onFocus={(event) => event.target.select()} />
    </>
  );
}
