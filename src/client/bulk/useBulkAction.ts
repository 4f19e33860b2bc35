import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { BulkAction } from '../../contract/entities.gen';
import { bulkApi, bulkTags, useGetBulkActionQuery } from '../api/bulkApi';

/** How often a running act's progress is read. Milliseconds. */
const POLL_MS = 1500;

/** An act on many, read again while it runs; at its end, what it may have changed is fetched again. */
export function useBulkAction(id: string, known?: BulkAction) {
  const [isRunning, setRunning] = useState(known?.state === 'RUNNING');
  const query = useGetBulkActionQuery(
    { id },
    { pollingInterval: isRunning ? POLL_MS : 0, refetchOnMountOrArgChange: true },
  );
  const state = query.currentData?.state;
  if (state !== undefined && (state === 'RUNNING') !== isRunning) setRunning(state === 'RUNNING');
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      // Runs when it stops being true that the act runs, also if the page is left before.
      if (isRunning) dispatch(bulkApi.util.invalidateTags(['BulkAction', ...bulkTags]));
    },
    [dispatch, isRunning],
  );
  return query;
}
