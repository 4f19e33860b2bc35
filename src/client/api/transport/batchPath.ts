/** The path of a batch of two or more reads (rule platform.batch). `paths` include their query. */
export const batchPath = (paths: readonly string[]): string =>
  `/v1/batch?${new URLSearchParams(paths.map((path) => ['path', path])).toString()}`;

/** The page that is asked for with its first answers. */
export interface AskedPage {
  /** Its path, with its query. */
  address: string;
  /** The business last used in this browser. */
  business?: string;
  /** The build of the client; without it no page is drawn. */
  build?: string;
}

/** The path of a batch that also draws a page (rule platform.drawnPages). */
export function drawnPagePath(page: AskedPage, paths: readonly string[]): string {
  const query = new URLSearchParams(Object.entries(page).filter(([, value]) => value));
  for (const path of paths) query.append('path', path);
  return `/v1/batch/drawn-page?${query.toString()}`;
}

/** The contract's maximum; larger sets of reads are split into several batches. */
export const MAX_BATCH = 16;
