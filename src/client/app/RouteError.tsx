import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Card } from '../ui/Card';
import classes from '../ui/pages.module.css';
import { reloadToNewVersion } from '../serviceWorker/newVersion';
import { frameWords as words } from './frameWords';

/** A page's code that did not arrive: after a release, the old page asks for files that are gone. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

const RELOADED_KEY = 'stepwell.reloaded';

/** What is still missing after so long in a page that was loaded again is not an old version's, in milliseconds. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

const wasJustReloaded = () => Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_AGAIN_AFTER_MS;

/** Loads the page again when a part of it is gone with an old version: once, and without a connection when there is one. */
function useReload(isMissing: boolean): boolean {
  const [reloads] = useState(() => isMissing && navigator.onLine && !wasJustReloaded());
  useEffect(() => {
    if (!isMissing) return;
    const reload = () => void reloadToNewVersion();
    if (reloads) {
      sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
      reload();
    }
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing, reloads]);
  return reloads;
}

/** What remains when a page breaks (rule platform.brokenPage). */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isChunkFailure(error);
  if (useReload(isMissing)) return null;
  const isOffline = isMissing && !navigator.onLine;
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
