const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { join, resolve } = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { default: reactRefresh } = require('react-refresh-typescript');
const { BannerPlugin, Compilation, DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const { GenerateSW } = require('workbox-webpack-plugin');

const LicencesPlugin = require('./.config/licences.cjs');
const signedInPages = require('./src/client/prerender/signedInPages.json');

const root = __dirname;

/**
 * The packages of the service worker, which is bundled outside of webpack, and of webpack's own runtime, which is in no
 * module.
 */
const withoutModules = [
  'webpack/lib/index.js',
  ...['core', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}/index.js`),
].map((file) => join(root, 'node_modules', file));

const apiAddress = process.env.API_PROXY ?? 'http://localhost:8090';

/** `refreshes`: an edited component is replaced in the open page, keeping its state. */
const typescript = (configFile, { refreshes = false } = {}) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  // `npm run typecheck` checks the types; here each file is only compiled.
  options: {
    transpileOnly: true,
    configFile: resolve(root, configFile),
    compilerOptions: { noEmit: false, incremental: false },
    getCustomTransformers: () => ({ before: refreshes ? [reactRefresh()] : [] }),
  },
});

/** An area's index has no side effects: importing one thing from it does not load the others. */
const sharedByName = {
  test: /[\\/]src[\\/](client|domain)[\\/]\w+[\\/]index\.ts$/,
  exclude: /[\\/]prerender[\\/]/,
  sideEffects: false,
};

/** Libraries without side effects on loading that don't declare it: unused parts are left out. */
const withoutEffects = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** These libraries don't mark all their parts as pure. */
const pureParts = {
  test: /[\\/]node_modules[\\/](react-router[\\/]dist[\\/]production[\\/].*\.mjs|formik[\\/]dist[\\/]formik\.esm\.js)$/,
  loader: resolve(root, '.config/pureParts.cjs'),
};

/**
 * Removes the parts of Mantine's design that aren't ours: its palettes, the variables (our style sheet theme.gen.css
 * has them), and most transitions.
 */
const withoutLookOfMantine = () => [
  new NormalModuleReplacementPlugin(/\/default-colors\.mjs$/, resolve(root, '.config/noPalettes.mjs')),
  new NormalModuleReplacementPlugin(/\/MantineCssVariables\.mjs$/, resolve(root, '.config/noVariables.mjs')),
  new NormalModuleReplacementPlugin(/\/transitions\.mjs$/, resolve(root, '.config/fewTransitions.mjs')),
];

/** The lodash functions that Formik uses, from browser features or from the smaller library that replaces lodash. */
const smallerLodash = {
  'lodash-es/cloneDeep$': resolve(root, '.config/deepClone.mjs'),
  'lodash-es/clone$': resolve(root, '.config/shallowClone.mjs'),
  'lodash-es/isPlainObject$': 'es-toolkit/compat/isPlainObject',
  'lodash-es/toPath$': 'es-toolkit/compat/toPath',
};

/** Used only for renaming the keys of a schema's values, which none of our schemas does. */
const withoutCases = { 'tiny-case$': false };

/** `drawing`: only the class names are needed, since the rules are in the client's sheets. */
const styles = (production, { drawing = false } = {}) => ({
  test: /\.css$/,
  use: [
    ...(drawing ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        importLoaders: 1,
        modules: {
          auto: true,
          exportOnlyLocals: drawing,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
        },
      },
    },
    { loader: 'postcss-loader', options: { postcssOptions: { config: resolve(root, '.config/postcss.config.cjs') } } },
  ],
});

/** The package exports the development build in every mode. */
const routerFolder = join(root, 'node_modules/react-router/dist/production');
const productionRouter = {
  'react-router$': join(routerFolder, 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
};

const development = {
  hot: true,
  // Only this machine: nobody else on the network should see work in progress.
  host: 'localhost',
  port: Number(process.env.CLIENT_PORT ?? 8080),
  historyApiFallback: true,
  // Compression would delay the event stream.
  compress: false,
  client: { overlay: { runtimeErrors: false } },
  proxy: [{ context: ['/v1', '/dev', '/health', '/metrics'], target: apiAddress }],
};

/** Our modules that would be in more chunks than this are moved into a shared one. */
const MAX_COPIES = 8;

const isOurs = ({ resource }) => resource?.startsWith(join(root, 'src')) ?? false;

/** Includes the class names, which scripts import from styles. */
const isScript = ({ type }) => type.startsWith('javascript');

const isIn = (module, chunkGraph, names) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => names.test(name ?? ''));

/**
 * The first pages that people open: signed out, and signed in. What these need is loaded without the parts of other
 * pages.
 */
const FIRST = { main: /^login$/, home: /^(memberships|toasts-and-dialogs)$/ };

/** What many pages need, including a given first page or excluding the first pages. */
const sharedParts = (name, isTaken, isFor) => ({
  name,
  chunks: 'async',
  minChunks: MAX_COPIES + 1,
  enforce: true,
  test: (module, { chunkGraph }) => isTaken(module) && isFor((names) => isIn(module, chunkGraph, names)),
});

/** The chunks of prerendered pages (src/client/prerender/paintedPages.ts). */
const PAINTED = /^(login|public-)/;

/** The styles of prerendered pages that the login or the first signed-in page needs. */
const isPaintedFirst = (module, chunkGraph) =>
  isIn(module, chunkGraph, PAINTED) && Object.values(FIRST).some((names) => isIn(module, chunkGraph, names));

/** Forms, and libraries used only by them. */
const FORMS =
  /[\\/](src[\\/]client[\\/]ui[\\/]form|node_modules[\\/](es-toolkit|formik|deepmerge|hoist-non-react-statics|react-fast-compare|tiny-warning|yup|property-expr|toposort))[\\/]/;

/** The code that makes API calls and caches their answers. */
const API = /^api$/;

/** The frame of every signed-in page. */
const FRAME = /^frame$/;

/**
 * Almost all of a script's functions are called as the page starts: with this comment Chrome compiles them while the
 * script loads, in parallel, rather than one at a time while people wait. Added after minimizing, which would remove
 * it.
 */
const compiledAhead = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: /^push/,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Writes which files each named chunk needs, for prerendering. */
class ChunkFilesPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('ChunkFilesPlugin', ({ compilation }) => {
      // In that case nothing is written, not even the folder, and a failure here must not hide the errors.
      if (compilation.errors.length > 0) return;
      const files = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]),
      );
      writeFileSync(join(root, 'build/chunks.json'), JSON.stringify(files));
    });
  }
}

function client(production, serving) {
  return {
    name: 'client',
    target:
      'browserslist:last 2 chrome versions, last 2 firefox versions, last 2 edge versions, safari >= 16.4, ios >= 16.4',
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    entry: {
      early: './src/client/early/main.ts',
      main: './src/client/main.tsx',
      push: './src/client/serviceWorker/push.ts',
    },
    output: {
      path: resolve(root, 'build/client'),
      publicPath: '/',
      // The page refers to it by this name.
      filename: ({ chunk }) =>
        chunk.name === 'early' ? 'early.js' : production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Milliseconds: a slow connection is not a failed one.
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...smallerLodash, ...withoutCases, ...(production ? productionRouter : {}) },
    },
    module: {
      rules: [
        typescript('.config/tsconfig.client.json', { refreshes: serving }),
        sharedByName,
        withoutEffects,
        pureParts,
        styles(production),
      ],
    },
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      // The server inserts text into the page, whose exact form must be kept.
      minimizeOptions: { html: false, javascript: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } },
      splitChunks: {
        // Bytes. Fewer and larger chunks, since what everyone loads first lists each of them.
        minSize: 40_000,
        chunks: (chunk) => !['early', 'push'].includes(chunk.name),
        cacheGroups: {
          // Changes only with a library's release, not with ours, so returning visitors keep it.
          framework: {
            test: /[\\/]node_modules[\\/].*\.m?js$/,
            name: 'framework',
            chunks: (chunk) => chunk.name === 'main',
            enforce: true,
          },
          // Pages painted before their scripts have one style sheet, plus one that the first pages don't need.
          loginStyles: {
            type: 'css/mini-extract',
            name: 'main',
            chunks: 'async',
            enforce: true,
            test: (module, { chunkGraph }) => isPaintedFirst(module, chunkGraph),
          },
          paintedStyles: {
            type: 'css/mini-extract',
            name: 'painted',
            chunks: 'async',
            enforce: true,
            test: (module, { chunkGraph }) => isIn(module, chunkGraph, PAINTED) && !isPaintedFirst(module, chunkGraph),
          },
          // One script for everything that the login does not need at first.
          api: {
            name: 'framework-api',
            chunks: 'async',
            enforce: true,
            priority: 15,
            test: (module, { chunkGraph }) => isScript(module) && isIn(module, chunkGraph, API),
          },
          // One script for the frame, including what only signed-in pages use.
          frame: {
            name: 'framework-signed-in',
            chunks: 'async',
            enforce: true,
            priority: 10,
            test: (module, { chunkGraph }) =>
              isScript(module) && isIn(module, chunkGraph, FRAME) && !isIn(module, chunkGraph, PAINTED),
          },
          // Used by menus, but not by dialogs.
          floating: {
            test: /[\\/]node_modules[\\/]@floating-ui[\\/]/,
            name: 'floating',
            chunks: 'async',
            enforce: true,
          },
          // Used by forms, for the pages that have one.
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
      },
    },
    plugins: [
      new DefinePlugin({ __SERVICE_WORKER__: JSON.stringify(production) }),
      ...withoutLookOfMantine(),
      new HtmlWebpackPlugin({ template: 'public/index.html', chunks: ['main'], minify: false }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        // Mantine's rules are in a cascade layer and ours are scoped, so the order of chunks doesn't matter.
        ignoreOrder: true,
      }),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      ...(production
        ? [
            compiledAhead(),
            new LicencesPlugin({ alsoFrom: withoutModules }),
            serviceWorker(),
            ...compressed(),
            new ChunkFilesPlugin(),
          ]
        : []),
      ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: development,
  };
}

/**
 * Writes a .gz and a .br for each text asset, so that no server compresses the same bytes again. Not for the page and
 * the service worker, into which the server inserts text.
 */
function compressed() {
  const options = { test: /\.(js|css|svg|json|webmanifest)$/, exclude: /service-worker\.js$/, threshold: 1024 };
  return [
    new CompressionPlugin({ ...options, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin({ ...options, algorithm: 'brotliCompress', filename: '[path][base].br' }),
  ];
}

/** Caches only the shell: no answer of the API, and no page that the server makes itself. */
function serviceWorker() {
  return new GenerateSW({
    swDest: 'service-worker.js',
    importScriptsViaChunks: ['push'],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    navigateFallback: '/index.html',
    // Separate pages, whatever the query of their address. The server inserts text into each, and says which one it is.
    additionalManifestEntries: Object.keys(signedInPages).map((path) => ({ url: `${path}.html`, revision: 'built' })),
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
    dontCacheBustURLsMatching: /^\/?assets\/.*\.[0-9a-f]{8}\./,
    exclude: [isNoPartOfTheShell],
    manifestTransforms: [withIntegrity],
    excludeChunks: ['push'],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    // A new version waits until the person asks for it (`reloadToNewVersion`): a page in use is never replaced.
    skipWaiting: false,
  });
}

/**
 * With an integrity hash, a file missing from the cache is stored again at its next fetch other than as a script or a
 * style, which `repairShell` makes. The page itself has none, since the server inserts text into it.
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
  /^icons\/.*\.png$/,
];

/**
 * A single function, since webpack ignores everything after a function in `exclude`. Leaves out large files that few
 * screens need; those screens fetch them.
 */
function isNoPartOfTheShell({ asset: { name, source } }) {
  const isLargePart = source.size() > 120_000 && !name.includes('/framework.');
  return isLargePart || notOfTheShell.some((pattern) => pattern.test(name));
}

/** Every package stays in node_modules; ES modules are imported, the others required. */
function external({ request }, done) {
  if (/^(\.|\/)/.test(request)) return done();
  if (isBuiltin(request)) return done(null, `node-commonjs ${request}`);
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const { type } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return done(null, `${type === 'module' ? 'import' : 'node-commonjs'} ${request}`);
}

function server(production) {
  return {
    name: 'server',
    target: 'node20',
    mode: production ? 'production' : 'development',
    devtool: 'source-map',
    entry: {
      main: './src/server/main.ts',
      'approve-business': './src/server/approveBusinessCommand.ts',
      'two-factor': './src/server/twoFactorCommand.ts',
      account: './src/server/accountCommand.ts',
      doctor: './src/server/doctorCommand.ts',
      mail: './src/server/mailCommand.ts',
      backup: './src/server/backupCommand.ts',
      restore: './src/server/restoreCommand.ts',
      // A worker thread of main (src/server/platform/pdf/printer.ts).
      'print-worker': './src/server/platform/pdf/printWorker.ts',
    },
    output: { path: resolve(root, 'build/server'), filename: '[name].js', chunkFilename: '[name].js', clean: true },
    externalsPresets: { node: true },
    externals: [external],
    resolve: { extensions: ['.ts', '.js', '.json'] },
    // A path that is only known at run time is left to Node's own `require`.
    module: { rules: [typescript('.config/tsconfig.server.json')], parser: { javascript: { createRequire: false } } },
    optimization: { minimize: false },
    stats: 'errors-warnings',
  };
}

/** Prerenders the painted pages once the client is built (src/client/prerender, scripts/prerender.mjs). */
function prerender(production) {
  return {
    name: 'prerender',
    target: 'node20',
    mode: production ? 'production' : 'development',
    devtool: false,
    entry: { index: './src/client/prerender/index.ts' },
    output: {
      path: resolve(root, 'build/prerender'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externalsPresets: { node: true },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [typescript('.config/tsconfig.client.json'), styles(production, { drawing: true })],
    },
    optimization: { minimize: false },
    stats: 'errors-warnings',
  };
}

/** `--env only=client` or `--env only=server` builds only that one; `webpack serve` serves the client. */
module.exports = (env = {}, argv = {}) => {
  const serving = Boolean(env.WEBPACK_SERVE);
  const production = !serving && argv.mode !== 'development';
  const configurations = [client(production, serving), server(production), prerender(production)];
  const only = serving ? 'client' : env.only;
  return only ? configurations.filter(({ name }) => name === only) : configurations;
};
