import { useSelector } from 'react-redux';
import { emptyApi } from '../../api/emptyApi';

type ApiState = { [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer> };

/** According to the browser and to calls without a response. */
export const isOffline = (state: ApiState): boolean => !state[emptyApi.reducerPath].config.online;

export const useIsOffline = (): boolean => useSelector(isOffline);
