import { Alert, Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { problemOf } from '../api/problem';
import { words } from './words';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => unknown;
  /** What could not be done, where that is not simply to load something. */
  title?: string;
}

/** A query that failed, with a way to try again. */
export function LoadError({ error, onRetry, title = words.notLoadedTitle }: LoadErrorProps) {
  return (
    <Alert color="red" variant="light" icon={<IconCloudOff aria-hidden />} title={title}>
      <p style={{ marginTop: 0 }}>{problemOf(error)?.detail ?? words.notLoaded}</p>
      <Button variant="default" size="sm" onClick={() => void onRetry()}>
        {words.retry}
      </Button>
    </Alert>
  );
}
