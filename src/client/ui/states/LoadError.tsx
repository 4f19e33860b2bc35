import { Alert, Button } from '@mantine/core';
import { IconCloudOff, IconShieldLock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Problem } from '../../../contract/entities.gen';
import { paths, pathWithReturn } from '../../../domain/links';
import { problemOf, statusOf } from '../../api/problem';
import { ButtonLink } from '../ButtonLink';
import { words } from '../words.gen';
import { useReportNeedsConnection } from './needsConnection';
import { words as stateWords } from './stateWords.gen';
import { useIsOffline } from './useIsOffline';

/** What the person must do first, and then comes back. */
function wayTo(problem: Problem | undefined, here: string) {
  if (problem?.code === 'two_factor_needed')
    return { ...stateWords.twoFactorNeeded, to: pathWithReturn(paths.twoFactor, here) };
  if (problem?.code === 'sign_on_needed')
    return { ...stateWords.signOnNeeded, to: pathWithReturn(paths.signOn, here, { business: problem.businessId }) };
  return undefined;
}

interface LoadErrorProps {
  error: unknown;
  onRetry: () => unknown;
  title?: string;
  /** Beside loaded content, a missing connection is reported by the header alone. */
  isBesideData?: boolean;
}

/** Offline, the query retries by itself once the connection returns. */
export function LoadError({ error, onRetry, title, isBesideData = false }: LoadErrorProps) {
  const isUnreachedNow = useIsOffline() && statusOf(error) === undefined;
  // The offline message stays until the retry is answered; a new failure is a new error object.
  const [unreached, setUnreached] = useState<{ error: unknown }>();
  const isSame = unreached !== undefined && unreached.error === error;
  if (isUnreachedNow && !isSame) setUnreached({ error });
  const isRetried = isSame && !isUnreachedNow;
  const isUnreached = isUnreachedNow || isRetried;
  useReportNeedsConnection(isUnreached && title === undefined && !isBesideData);
  const problem = problemOf(error);
  const { pathname, search } = useLocation();
  const retry = useEffectEvent(() => void onRetry());
  useEffect(() => {
    if (isRetried) retry();
  }, [isRetried]);
  if (isBesideData && isUnreached) return null;
  const way = wayTo(problem, pathname + search);
  if (way) {
    return (
      <Alert color="gray" variant="light" icon={<IconShieldLock aria-hidden />} title={way.title} role="status">
        <p style={{ marginTop: 0 }}>{way.text}</p>
        <ButtonLink variant="default" size="sm" to={way.to}>
          {way.verb}
        </ButtonLink>
      </Alert>
    );
  }
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
      <p style={{ marginTop: 0 }}>{problem?.detail ?? reason}</p>
      <Button variant="default" size="sm" onClick={() => void onRetry()}>
        {words.retry}
      </Button>
    </Alert>
  );
}
