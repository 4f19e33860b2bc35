import { Alert, Button } from '@mantine/core';
import { usePrevious } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { problemOf, statusOf } from '../api/problem';
import { stateWords } from './stateWords';
import { useIsOffline } from './useIsOffline';
import { words } from './words';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => unknown;
  /** What could not be done, where that is not simply to load something. */
  title?: string;
}

/** A query that failed, with a way to try again. What needs a connection is asked for by itself when there is one. */
export function LoadError({ error, onRetry, title }: LoadErrorProps) {
  const isUnreached = useIsOffline() && statusOf(error) === undefined;
  const wasUnreached = usePrevious(isUnreached);
  useEffect(() => {
    if (wasUnreached && !isUnreached) onRetry();
  }, [wasUnreached, isUnreached, onRetry]);
  const [ownTitle, reason] = isUnreached
    ? [stateWords.needsConnectionTitle, stateWords.needsConnection]
    : [stateWords.notLoadedTitle, stateWords.notLoaded];
  return (
    <Alert
      color={isUnreached ? 'gray' : 'red'}
      variant="light"
      icon={<IconCloudOff aria-hidden />}
      title={title ?? ownTitle}
    >
      <p style={{ marginTop: 0 }}>{problemOf(error)?.detail ?? reason}</p>
      <Button variant="default" size="sm" onClick={() => void onRetry()}>
        {words.retry}
      </Button>
    </Alert>
  );
}
