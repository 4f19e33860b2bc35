import { Button } from '@mantine/core';
import type { NextPage } from '../ui/useNextPage';
import classes from './MessageLog.module.css';
import { words } from './words';

/** What is above the first message that is held. */
export function HistoryEdge({ older: { state, load } }: { older: NextPage }) {
  return (
    <div className={classes.top}>
      {state === 'complete' && words.beginning}
      {state === 'loading' && words.olderLoading}
      {state === 'failed' && (
        <>
          {words.olderFailed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={load}>
            {words.retry}
          </Button>
        </>
      )}
    </div>
  );
}
