import { apiBase } from './apiBase';

/** Whether the server can be reached at all: one call may fail for a reason of its own. */
export const canReachServer = (): Promise<boolean> =>
  fetch(`${apiBase()}/health/live`, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
