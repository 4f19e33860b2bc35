const { join, resolve } = require('node:path');

const root = resolve(__dirname, '../..');

/** Our modules that would be in more chunks than this are moved into a shared one. */
const MAX_COPIES = 8;

const isOurs = ({ resource }) => resource?.startsWith(join(root, 'src')) ?? false;

/** Includes the class names, which scripts import from styles. */
const isScript = ({ type }) => type.startsWith('javascript');

const isIn = (module, chunkGraph, names) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => names.test(name ?? ''));

/**
 * The first pages that people open, signed out and signed in. The code they need is loaded without the parts of other
 * pages.
 */
const FIRST = { main: /^login$/, home: /^(memberships|toasts-and-dialogs)$/ };

const sharedParts = (name, overlapsAnother, isFor) => ({
  name,
  chunks: 'async',
  minChunks: MAX_COPIES + 1,
  enforce: true,
  test: (module, { chunkGraph }) => overlapsAnother(module) && isFor((names) => isIn(module, chunkGraph, names)),
});

const PRERENDERED = /^(login|public-)/;

/** The styles of prerendered pages that the login or the first signed-in page needs. */
const isFirstPrerendered = (module, chunkGraph) =>
  isIn(module, chunkGraph, PRERENDERED) && Object.values(FIRST).some((names) => isIn(module, chunkGraph, names));

const FORMS =
  /[\\/](src[\\/]client[\\/]ui[\\/]form|node_modules[\\/](es-toolkit|formik|deepmerge|hoist-non-react-statics|react-fast-compare|tiny-warning|yup|property-expr|toposort))[\\/]/;

const API = /^api$/;

const FRAME = /^frame$/;

exports.splitChunks = {
  // In bytes. Prefers few large chunks, since the first page to load lists all of them.
  minSize: 50_000,
  chunks: (chunk) => !['inline', 'dates', 'push'].includes(chunk.name),
  cacheGroups: {
    // Changes only with a library's release, not with ours, so it stays in returning visitors' caches.
    framework: {
      test: /[\\/]node_modules[\\/].*\.m?js$/,
      name: 'framework',
      chunks: (chunk) => chunk.name === 'main',
      enforce: true,
    },
    // Prerendered pages have one style sheet, plus one that the first pages don't need.
    loginStyles: {
      type: 'css/mini-extract',
      name: 'main',
      chunks: 'async',
      enforce: true,
      test: (module, { chunkGraph }) => isFirstPrerendered(module, chunkGraph),
    },
    prerenderedStyles: {
      type: 'css/mini-extract',
      name: 'prerendered',
      chunks: 'async',
      enforce: true,
      test: (module, { chunkGraph }) =>
        isIn(module, chunkGraph, PRERENDERED) && !isFirstPrerendered(module, chunkGraph),
    },
    // One script for everything that the login does not need at first.
    api: {
      name: 'framework-api',
      chunks: 'async',
      enforce: true,
      priority: 15,
      test: (module, { chunkGraph }) => isScript(module) && isIn(module, chunkGraph, API),
    },
    frame: {
      name: 'framework-signed-in',
      chunks: 'async',
      enforce: true,
      priority: 10,
      test: (module, { chunkGraph }) =>
        isScript(module) && isIn(module, chunkGraph, FRAME) && !isIn(module, chunkGraph, PRERENDERED),
    },
    floating: {
      test: /[\\/]node_modules[\\/]@floating-ui[\\/]/,
      name: 'floating',
      chunks: 'async',
      enforce: true,
    },
    forms: {
      name: 'forms',
      chunks: 'async',
      enforce: true,
      priority: 20,
      test: (module, { chunkGraph }) =>
        isScript(module) && FORMS.test(module.resource) && isIn(module, chunkGraph, FIRST.main),
    },
    publicParts: sharedParts(
      'main',
      (module) => isOurs(module) || isScript(module),
      (needs) => needs(FIRST.main),
    ),
    homeParts: sharedParts('home', isOurs, (needs) => !needs(FIRST.main) && needs(FIRST.home)),
    signedInParts: sharedParts('signed-in', isOurs, (needs) => !needs(FIRST.main) && !needs(FIRST.home)),
  },
};
