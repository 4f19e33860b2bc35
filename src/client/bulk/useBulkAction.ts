import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { BulkAction } from '../../contract/entities.gen';
import { bulkApi, bulkTags, useGetBulkActionQuery } from '../api/bulkApi';
import { usePolling } from '../ui/usePolling';

/** Polls while the action runs. When it ends, refetches whatever the action may have changed. */
export function useBulkAction(id: string, known?: BulkAction) {
  const { isPolling, pollingInterval, pollWhile } = usePolling(known?.state === 'RUNNING');
  const query = useGetBulkActionQuery({ id }, { pollingInterval, refetchOnMountOrArgChange: true });
  const state = query.currentData?.state;
  if (state !== undefined) pollWhile(state === 'RUNNING');
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      // The cleanup also runs if the page is left before the bulk action ends.
      if (isPolling) dispatch(bulkApi.util.invalidateTags(['BulkAction', ...bulkTags]));
    },
    [dispatch, isPolling],
  );
  return query;
}
