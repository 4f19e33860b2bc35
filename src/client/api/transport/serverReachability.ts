import { apiBase } from '../apiBase';

const TIMEOUT_MS = 10_000;

/** A single call may fail for its own reasons. */
export async function canReachServer(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const response = fetch(`${apiBase()}/health/live`, { mode: 'no-cors', cache: 'no-store', signal: controller.signal });
  const isReachable = await response.then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  return isReachable;
}
