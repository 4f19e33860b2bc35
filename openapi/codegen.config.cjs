/** Options of RTK Query's code generator. `scripts/contract/generate.ts` runs it once per tag, on the contract bundled into one file. */
module.exports = {
  apiFile: '../emptyApi.ts',
  apiImport: 'emptyApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  encodePathParams: true,
  useUnknown: true,

  /** What a hook can't serve has no endpoint: streams, redirects, and answers that are not JSON (files, pages, pictures). */
  isCallable: (operation) => {
    const success = operation.responses?.['200'];
    return !operation['x-stream'] && !operation['x-redirect'] && Boolean(success?.content?.['application/json']);
  },
};
