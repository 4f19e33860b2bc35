import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { BulkAction } from '../../contract/entities.gen';
import { bulkApi, bulkTags, useGetBulkActionQuery } from '../api/bulkApi';
import { usePolling } from '../ui/usePolling';

/** An act on many, read again while it runs; at its end, what it may have changed is fetched again. */
export function useBulkAction(id: string, known?: BulkAction) {
  const { isPolling, pollingInterval, pollWhile } = usePolling(known?.state === 'RUNNING');
  const query = useGetBulkActionQuery({ id }, { pollingInterval, refetchOnMountOrArgChange: true });
  const state = query.currentData?.state;
  if (state !== undefined) pollWhile(state === 'RUNNING');
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      // Runs when it stops being true that the act runs, also if the page is left before.
      if (isPolling) dispatch(bulkApi.util.invalidateTags(['BulkAction', ...bulkTags]));
    },
    [dispatch, isPolling],
  );
  return query;
}
