import type { ReactNode } from 'react';
import { statusOf } from '../../api/problem';
import { LoadError } from './LoadError';
import { NotFoundNotice } from './NotFoundNotice';
import classes from './QueryState.module.css';
import { useIsWorthSaying } from './useIsOffline';
import { words } from '../words';

/** What QueryState reads of an RTK Query result. */
export interface QueryLike<Data> {
  /** Of the present argument only, so that one pod's data never shows under another's name. */
  currentData?: Data;
  error?: unknown;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  /** What it is shown with is still to come: until then it counts as not there. */
  isWaiting?: boolean;
  /** The final shape, grey: a Skeleton… component. It waits 100 ms before it shows. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What this is, why it is empty, one action: an EmptyState. */
  empty?: ReactNode;
  /** Instead of 'Sorry, page not found', where the screen has words of its own. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is not there yet: its shape, and said to a screen reader. */
export function Waiting({ skeleton }: Pick<QueryStateProps<unknown>, 'skeleton'>) {
  return (
    <div className={classes.waiting} aria-busy="true">
      <span className={classes.spoken} role="status">
        {words.loading}
      </span>
      {skeleton}
    </div>
  );
}

/** Loading, failed, missing, empty or there: every query on a screen is shown through this. An error is never an empty list. */
export function QueryState<Data>({
  query,
  isWaiting = false,
  skeleton,
  isEmpty,
  empty,
  missing,
  children,
}: QueryStateProps<Data>) {
  const { error, refetch } = query;
  const currentData = isWaiting ? undefined : query.currentData;
  const isWorthSaying = useIsWorthSaying();
  if (statusOf(error) === 404) return missing ?? <NotFoundNotice />;
  if (error && currentData === undefined) return <LoadError error={error} onRetry={refetch} />;
  if (currentData === undefined) return <Waiting skeleton={skeleton} />;
  return (
    <>
      {isWorthSaying(error) ? <LoadError error={error} onRetry={refetch} /> : null}
      {isEmpty?.(currentData) ? empty : children(currentData)}
    </>
  );
}
