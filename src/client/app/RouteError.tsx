import { Button } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Card } from '../ui/Card';
import classes from '../ui/pages.module.css';
import { words } from './words';

/** A page's code that did not arrive: after a release, the old page asks for files that are gone. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** What remains when a page breaks (rule platform.brokenPage). */
export function RouteError() {
  const error = useRouteError();
  return (
    <main className={classes.notice}>
      <title>{words.unexpected}</title>
      <Card alone>
        <div className={classes.card} role="alert">
          <h1>{words.unexpected}</h1>
          <p>{isChunkFailure(error) ? words.newVersion : messageOf(error)}</p>
          <div className={classes.actions}>
            <Button onClick={() => window.location.reload()}>{words.reload}</Button>
          </div>
        </div>
      </Card>
    </main>
  );
}
