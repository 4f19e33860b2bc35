import { useSelector } from 'react-redux';
import { emptyApi } from '../../api/emptyApi';
import { statusOf } from '../../api/problem';

type ApiState = { [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer> };

/** Whether the server can't be reached, by what the browser says and by the calls that found nobody. */
export const isOffline = (state: ApiState): boolean => !state[emptyApi.reducerPath].config.online;

export const useIsOffline = (): boolean => useSelector(isOffline);

/**
 * Tells of what failed whether it is to be said: not beside what is shown already when all there is to say is that there
 * is no connection, which the header does.
 */
export function useIsWorthSaying(): (error: unknown) => boolean {
  const offline = useIsOffline();
  return (error) => error !== undefined && !(offline && statusOf(error) === undefined);
}
