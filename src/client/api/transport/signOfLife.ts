import { apiBase } from '../apiBase';

const TIMEOUT_MS = 10_000;

/** Whether the server can be reached at all: one call may fail for a reason of its own. */
export async function canReachServer(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const asked = fetch(`${apiBase()}/health/live`, { mode: 'no-cors', cache: 'no-store', signal: controller.signal });
  const isThere = await asked.then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  return isThere;
}
