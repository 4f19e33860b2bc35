/** Needs at least two paths, with their query (rule platform.batch). */
export const batchPath = (paths: readonly string[]): string =>
  `/v1/batch?${new URLSearchParams(paths.map((path) => ['path', path])).toString()}`;

/** The contract's maximum; larger sets need several batches. */
export const MAX_BATCH = 16;
