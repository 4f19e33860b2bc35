import { Alert, Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { problemOf } from '../api/problem';
import { words } from './words';

/** A query that failed, with a way to try again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <Alert color="red" variant="light" icon={<IconCloudOff aria-hidden />} title={words.notLoadedTitle}>
      <p style={{ marginTop: 0 }}>{problemOf(error)?.detail ?? words.notLoaded}</p>
      <Button variant="default" size="sm" onClick={() => void onRetry()}>
        {words.retry}
      </Button>
    </Alert>
  );
}
