import type { ReactNode } from 'react';
import { statusOf } from '../../api/problem';
import { words } from '../words';
import { LoadError } from './LoadError';
import { NotFoundNotice } from './NotFoundNotice';
import classes from './QueryState.module.css';

/** The parts of an RTK Query result that QueryState uses. */
export interface QueryLike<Data> {
  /** The data for the current argument only, so that one pod's data never shows under another's name. */
  currentData?: Data;
  error?: unknown;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  /** Whether other data shown together with it is still loading, so that it counts as missing. */
  isWaiting?: boolean;
  /** A grey outline of the final content: a Skeleton… component. Appears after 100 ms. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** An EmptyState: what belongs in this place, why it is empty, one action. */
  empty?: ReactNode;
  /** Replaces 'Sorry, page not found', if the screen has its own message. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The skeleton of loading content, announced to screen readers. */
export function LoadingState({ skeleton }: Pick<QueryStateProps<unknown>, 'skeleton'>) {
  return (
    <div className={classes.waiting} aria-busy="true">
      <span className={classes.spoken} role="status">
        {words.loading}
      </span>
      {skeleton}
    </div>
  );
}

/**
 * Shows a query as loading, failed, missing, empty or loaded; every query on a screen uses this. An error never shows
 * as an empty list.
 */
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
  if (statusOf(error) === 404) return missing ?? <NotFoundNotice />;
  if (error && currentData === undefined) return <LoadError error={error} onRetry={refetch} />;
  if (currentData === undefined) return <LoadingState skeleton={skeleton} />;
  return (
    <>
      {error === undefined ? null : <LoadError error={error} onRetry={refetch} isBesideData />}
      {isEmpty?.(currentData) ? empty : children(currentData)}
    </>
  );
}
