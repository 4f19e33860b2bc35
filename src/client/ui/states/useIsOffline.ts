import { useSelector } from 'react-redux';
import { emptyApi } from '../../api/emptyApi';
import { statusOf } from '../../api/problem';

type ApiState = { [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer> };

/** Whether the server is unreachable, according to the browser and to calls without a response. */
export const isOffline = (state: ApiState): boolean => !state[emptyApi.reducerPath].config.online;

export const useIsOffline = (): boolean => useSelector(isOffline);

/**
 * Returns a function that tests whether an error is worth showing next to loaded content: not if only the connection is
 * missing, which the header reports.
 */
export function useIsWorthShowing(): (error: unknown) => boolean {
  const offline = useIsOffline();
  return (error) => error !== undefined && !(offline && statusOf(error) === undefined);
}
