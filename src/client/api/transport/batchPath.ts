/** Needs at least two paths, with their query (rule platform.batch). */
export const batchPath = (paths: readonly string[]): string =>
  `/v1/batch?${new URLSearchParams(paths.map((path) => ['path', path])).toString()}`;

export interface AskedPage {
  address: string;
  business?: string;
  build?: string;
}

export function drawnPagePath(page: AskedPage, paths: readonly string[]): string {
  const query = new URLSearchParams(Object.entries(page).filter(([, value]) => value));
  for (const path of paths) query.append('path', path);
  return `/v1/batch/drawn-page?${query.toString()}`;
}

/** The contract's maximum; larger sets need several batches. */
export const MAX_BATCH = 16;
