import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { canReachServer } from '../../api/transport/serverReachability';
import { Card } from '../../ui/pages/Card';
import classes from '../../ui/pages/pages.module.css';
import { reloadToNewVersion } from '../../serviceWorker/newVersion';
import { words } from '../frameWords.gen';

/** After a release, an old page asks for files that no longer exist. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

const RELOADED_KEY = 'stepwell.reloaded';

/** If code is still missing this soon after a reload, the old version isn't the cause. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

const wasJustReloaded = () => Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_AGAIN_AFTER_MS;

const CHECK_INTERVAL_MS = 5000;

/**
 * Reloads once if code was removed with an old version, or when an unreachable server is back. 'broken' or 'away' if
 * neither applies yet, undefined while unknown.
 */
function useReload(isMissing: boolean): 'broken' | 'away' | undefined {
  const [state, setState] = useState<'broken' | 'away' | undefined>(() =>
    !isMissing ? 'broken' : navigator.onLine ? undefined : 'away',
  );
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const check = async (wasAway: boolean) => {
      clearTimeout(timer);
      const isReachable = navigator.onLine && (await canReachServer());
      if (isOver) return;
      if (!isReachable) {
        setState('away');
        timer = setTimeout(() => void check(true), CHECK_INTERVAL_MS);
      } else if (wasAway || !wasJustReloaded()) {
        isOver = true;
        sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
        void reloadToNewVersion();
      } else setState('broken');
    };
    const checkAgain = () => void check(true);
    void check(false);
    window.addEventListener('online', checkAgain);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', checkAgain);
    };
  }, [isMissing]);
  return state;
}

export function RouteError() {
  const error = useRouteError();
  const isMissing = isChunkFailure(error);
  const state = useReload(isMissing);
  if (!state) return null;
  const isOffline = state === 'away';
  const title = isOffline ? words.offline : words.unexpected;
  const reason = isOffline ? words.needsConnection : isMissing ? words.newVersion : messageOf(error);
  return (
    <main className={classes.notice}>
      <title>{title}</title>
      <Card alone>
        <div className={classes.card} role="alert">
          <h1>{title}</h1>
          <p>{reason}</p>
          <div className={classes.actions}>
            <Button onClick={() => void reloadToNewVersion()}>{words.reload}</Button>
          </div>
        </div>
      </Card>
    </main>
  );
}
