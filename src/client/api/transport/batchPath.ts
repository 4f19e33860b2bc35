/** The path of a batch of two or more reads (rule platform.batch). `paths` include their query. */
export const batchPath = (paths: readonly string[]): string =>
  `/v1/batch?${new URLSearchParams(paths.map((path) => ['path', path])).toString()}`;

/** The path of a batch that also draws the page at this address (rule platform.drawnPages). */
export const drawnPagePath = (address: string, paths: readonly string[]): string =>
  `/v1/batch/drawn-page?${new URLSearchParams([['address', address], ...paths.map((path) => ['path', path])]).toString()}`;

/** The contract's maximum; larger sets of reads are split into several batches. */
export const MAX_BATCH = 16;
