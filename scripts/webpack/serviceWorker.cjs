const { createHash } = require('node:crypto');
const { GenerateSW } = require('workbox-webpack-plugin');

const { signedIn } = require('../../src/client/firstPaint/prerenderedPages.json');

/** Caches only the shell: no API responses, and no pages that the server renders itself. */
function serviceWorker() {
  return new GenerateSW({
    swDest: 'service-worker.js',
    importScriptsViaChunks: ['push'],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    navigateFallback: '/index.html',
    // Separate pages, whatever their query string. The server inserts text into each, including which page it is.
    additionalManifestEntries: Object.keys(signedIn).map((path) => ({ url: `${path}.html`, revision: 'built' })),
    ignoreURLParametersMatching: [/./],
    navigateFallbackDenylist: [/^\/(v1|dev|health|metrics)(\/|$)/, /^\/licences\.txt$/, /^\/(\?|$)/],
    // The server decides where `/` leads; the shell is only for when it can't be reached.
    directoryIndex: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) => request.mode === 'navigate' && url.pathname === '/',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
    ],
    dontCacheBustURLsMatching: /^\/?assets\/.*\.[0-9a-f]{6,8}\./,
    exclude: [isNoPartOfTheShell],
    manifestTransforms: [withIntegrity],
    excludeChunks: ['push'],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    // A new version waits until the user asks for it (`reloadToNewVersion`): a page in use is never replaced.
    skipWaiting: false,
  });
}

/**
 * With an integrity hash, a file missing from the cache is stored again at its next fetch other than as a script or a
 * style, which `repairShell` makes. The page itself has no hash, since the server inserts text into it.
 */
function withIntegrity(entries, compilation) {
  const manifest = entries.map((entry) => {
    const name = entry.url.replace(/^\//, '');
    if (name === 'index.html') return entry;
    const content = compilation.getAsset(name).source.buffer();
    return { ...entry, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` };
  });
  return { manifest };
}

const notOfTheShell = [
  /\.map$/,
  /\.LICENSE\.txt$/,
  /^licences\.txt$/,
  /\.(gz|br)$/,
  /^robots\.txt$/,
  /^inline\.js$/,
  /^icons\/.*\.png$/,
];

/**
 * Must be a single function, since webpack ignores everything after a function in `exclude`. Leaves out large files
 * that few screens need; those screens fetch them.
 */
function isNoPartOfTheShell({ asset: { name, source, info } }) {
  // `scripts/prerender.mjs` makes the worker of another language, whose scripts these are.
  if (info.language) return true;
  const isLargePart = source.size() > 250_000;
  return isLargePart || notOfTheShell.some((pattern) => pattern.test(name));
}

module.exports = { serviceWorker };
