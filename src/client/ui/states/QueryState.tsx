import type { ReactNode } from 'react';
import { statusOf } from '../../api/problem';
import { words } from '../words.gen';
import { LoadError } from './LoadError';
import { NotFoundNotice } from './NotFoundNotice';
import classes from './QueryState.module.css';

export interface QueryLike<Data> {
  /** Only for the current argument, so that one pod's data never shows under another's name. */
  currentData?: Data;
  error?: unknown;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  isWaiting?: boolean;
  /** Appears after 100 ms. */
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** Replaces 'Sorry, page not found'. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

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

/** Every query on a screen uses this. An error never shows as an empty list. */
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
