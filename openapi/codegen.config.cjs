/** Options of RTK Query's code generator. `scripts/contract/generate.ts` runs it once per tag, on the contract bundled into one file. */
module.exports = {
  apiFile: '../emptyApi.ts',
  apiImport: 'emptyApi',
  // All exported hooks end up in the program, used or not: the few callers that make requests by hand take their
  // endpoints from the slice itself.
  hooks: { queries: true, lazyQueries: false, mutations: true },
  encodePathParams: true,
  useUnknown: true,

  /**
   * Operations that a hook can't serve have no endpoint: streams, redirects, batches, and answers that are not JSON
   * (files, pages, pictures). Nor have those that are only for programs with an API key.
   */
  isCallable: (operation) => {
    const isOther = operation['x-stream'] || operation['x-redirect'] || operation['x-batch'] || operation['x-programs'];
    return !isOther && Boolean(operation.responses?.['200']?.content?.['application/json']);
  },
};
