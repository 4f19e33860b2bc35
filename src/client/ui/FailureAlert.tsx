import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { problemOf, statusOf } from '../api/problem';
import { words } from './words';

/** What to tell about a failed call: the screen's own sentence, else the server's, else that nobody answered. */
export function sentenceOf(error: unknown, own?: string): string {
  return own ?? problemOf(error)?.detail ?? (statusOf(error) === undefined ? words.offline : words.notSaved);
}

/** A failed act, said where it was tried. It stays until the next try. */
export function FailureAlert({
  error,
  sentence,
  children,
}: {
  error: unknown;
  sentence?: string;
  children?: ReactNode;
}) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {sentenceOf(error, sentence)}
      {children}
    </Alert>
  );
}
