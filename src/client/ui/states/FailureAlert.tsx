import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { problemOf, statusOf } from '../../api/problem';
import { words } from '../words.gen';

/** The screen's message, else the server's, else that there was no response. */
export function failureMessage(error: unknown, own?: string): string {
  return own ?? problemOf(error)?.detail ?? (statusOf(error) === undefined ? words.offline : words.notSaved);
}

/** Stays until the next attempt. */
export function FailureAlert({ error, message, children }: { error: unknown; message?: string; children?: ReactNode }) {
  return (
    <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {failureMessage(error, message)}
      {children}
    </Alert>
  );
}
