import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { startRetried } from '../../session/sessionSlice';
import { LoadError } from '../../ui/states/LoadError';
import { CardsSkeleton } from '../../ui/states/skeletons';
import { useIsOffline } from '../../ui/states/useIsOffline';
import { prerenderedContent } from '../../firstPaint/snapshot';
import { startSession } from '../start/sessionStart';
import type { AppDispatch, RootState } from '../store';
import { words as frameWords } from '../frameWords.gen';
import { words } from '../words.gen';
import classes from './MainLayout.module.css';
import { useArePagesShown } from './useArePagesShown';

export function SessionGate({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<AppDispatch>();
  const session = useSelector((state: RootState) => state.session);
  const { phase } = session;
  const opened = useLocation();
  useEffect(() => {
    if (phase === 'starting') void dispatch(startSession(opened));
    // On the session, not its phase: a new session may replace one that is still starting. Later locations don't matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, session]);
  const isOffline = useIsOffline();
  if (useArePagesShown()) return children;
  if (phase === 'failed') {
    const title = isOffline ? frameWords.offline : words.startFailed;
    return <LoadError error={undefined} title={title} onRetry={() => dispatch(startRetried())} />;
  }
  return <Starting />;
}

function Starting() {
  const [prerendered] = useState(prerenderedContent);
  return (
    <>
      <VisuallyHidden role="status">{words.starting}</VisuallyHidden>
      {prerendered.length > 0 ? (
        <div ref={(place) => place?.replaceChildren(...prerendered)} aria-busy="true" data-prerendered />
      ) : (
        <div className={classes.starting} aria-busy="true">
          <CardsSkeleton />
        </div>
      )}
    </>
  );
}
