import type { BatchAnswer, PageSnapshot } from '../../contract/entities.gen';
import { apiBase } from '../api/apiBase';
import { isSameSession, readAccessToken, storeAccessToken } from '../api/transport/accessToken';
import { fetchAndSyncClock } from '../api/transport/serverClock';
import type { SnapshotPage } from './cachedSnapshots';

/** An act that waits for Zoom takes up to sixteen seconds. */
export const TIMEOUT_MS = 20_000;

interface FirstReads {
  token: string;
  /** Epoch milliseconds. */
  at: number;
  /** With their query; emptied once taken. */
  paths: string[];
  /** In the order of the paths; empty if the request failed. */
  answers: Promise<readonly BatchAnswer[]>;
}

/** Shared by the inline script and the program, which are loaded separately. */
const shared = globalThis as typeof globalThis & { firstReads?: FirstReads };

/** Of the page, unless that is the browser's own, whose region counts too. There is no page while one is prerendered. */
function otherLanguage(): string | undefined {
  if (!globalThis.document) return undefined;
  const { lang } = document.documentElement;
  // Only compared, as the browser sends it.
  // eslint-disable-next-line no-restricted-properties
  return navigator.language.startsWith(lang) ? undefined : lang;
}

export const callHeaders = (token: string | null, language = otherLanguage()): Record<string, string> => ({
  'Cache-Control': 'no-cache',
  ...(language && { 'Accept-Language': language }),
  ...(token && { Authorization: `Bearer ${token}` }),
});

export function holdFirstReads(
  paths: readonly string[],
  together: Promise<{ answers: readonly BatchAnswer[] }>,
  token: string,
): void {
  const answers = together.then(
    (answered) => answered.answers,
    () => [],
  );
  shared.firstReads = { token, at: Date.now(), paths: [...paths], answers };
}

/** Resolves to the server's snapshot of the page, if there is one. Rejects with the status of a refusal. */
export async function requestFirstReads(
  paths: readonly string[],
  token: string,
  page: SnapshotPage,
): Promise<string | undefined> {
  const query = new URLSearchParams(Object.entries(page).filter(([, value]) => value));
  for (const path of paths) query.append('path', path);
  const request = async () => {
    const response = await fetchAndSyncClock(`${apiBase()}/v1/batch/page-snapshot?${query}`, {
      headers: callHeaders(token),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error('The first reads were refused', { cause: response.status });
    const renewed = response.headers.get('authorization');
    // The token renews the session (rule session.use).
    if (renewed && isSameSession(token, readAccessToken())) storeAccessToken(renewed);
    return (await response.json()) as PageSnapshot;
  };
  const together = request();
  holdFirstReads(paths, together, token);
  return (await together).html;
}

/** Returns each response once, and only within the session that requested it. */
export async function takeFirstRead(path: string, token: string | null): Promise<BatchAnswer | undefined> {
  const { firstReads } = shared;
  const index = firstReads?.paths.indexOf(path) ?? -1;
  if (!firstReads || index < 0 || !isSameSession(firstReads.token, token)) return undefined;
  firstReads.paths[index] = '';
  return (await firstReads.answers)[index];
}

/** Epoch milliseconds; undefined once dropped. */
export const firstReadsRequestedAt = (): number | undefined => shared.firstReads?.at;

/** Call it when the start is over: from then on the stream may bring later changes. */
export function dropFirstReads(): void {
  delete shared.firstReads;
}

export const ID = /^[0-9a-f-]{36}$/;

/**
 * Fills the keys in braces of a page's first reads from the address, or with the business last used on this device.
 * Omits reads whose id is missing, and the newest messages if the address names a message.
 */
export function fillReads(reads: readonly string[], search: string, business = ''): string[] {
  const query = new URLSearchParams(search);
  query.set('business', business);
  const filled = reads.map((read) =>
    read.replace(/\{(\w+)\}/g, (unknown, key: string) => {
      const id = query.get(key) ?? '';
      return ID.test(id) ? id : unknown;
    }),
  );
  return filled.filter((path) => !path.includes('{') && !(query.has('message') && path.endsWith('/messages')));
}
