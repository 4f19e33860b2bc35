import { Button } from '@mantine/core';
import type { NextPage } from '../../ui/lists/useNextPage';
import classes from './MessageLog.module.css';
import { words } from '../words';

interface HistoryEdgeProps {
  page: NextPage;
  /** Above the first loaded message, or below the last. */
  side: 'older' | 'newer';
}

/** The end of the loaded messages: a way to load more, progress or an error. */
export function HistoryEdge({ page: { state, load, isWaiting }, side }: HistoryEdgeProps) {
  const isOlder = side === 'older';
  return (
    <div className={isOlder ? classes.top : classes.bottom}>
      {state === 'complete' && isOlder && words.beginning}
      {state === 'loading' && !isWaiting && (isOlder ? words.olderLoading : words.newerLoading)}
      {state === 'failed' && (
        <>
          {isOlder ? words.olderFailed : words.newerFailed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={load}>
            {words.retry}
          </Button>
        </>
      )}
    </div>
  );
}
