/** Several reads are asked for at once (rule platform.batch), from two on. Paths with their query. */
export const batchPath = (paths: readonly string[]): string =>
  `/v1/batch?${new URLSearchParams(paths.map((path) => ['path', path])).toString()}`;

/** More are asked for in several batches; the contract's maximum. */
export const MAX_BATCH = 16;
