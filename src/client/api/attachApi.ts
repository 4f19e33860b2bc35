import { registerApi } from './apiSlot';
import { emptyApi } from './emptyApi';
import { clearCacheOnSessionChange } from './clearCacheOnSessionChange';

/**
 * Attaches the API to the store. Must run before the first call. Separate because the login page renders without it,
 * and it makes up most of the start-up code on a phone. Idempotent.
 */
export const attachApi = (): void => registerApi(emptyApi, clearCacheOnSessionChange);
