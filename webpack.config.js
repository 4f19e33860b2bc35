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

/** What the service worker is made of, which is put together outside of webpack; and webpack's own, which no module holds. */
const withoutModules = [
  'webpack/lib/index.js',
  ...['core', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}/index.js`),
].map((file) => join(root, 'node_modules', file));

const apiAddress = process.env.API_PROXY ?? 'http://localhost:8090';

/** `refreshes`: an edited component is replaced in the open page, and keeps its state. */
const typescript = (configFile, { refreshes = false } = {}) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  // Types are checked by `npm run typecheck`; here each file is only translated.
  options: {
    transpileOnly: true,
    configFile: resolve(root, configFile),
    compilerOptions: { noEmit: false, incremental: false },
    getCustomTransformers: () => ({ before: refreshes ? [reactRefresh()] : [] }),
  },
});

/** What an area shares is read past: who imports one thing of it does not load the others. */
const sharedByName = {
  test: /[\\/]src[\\/](client|domain)[\\/]\w+[\\/]index\.ts$/,
  exclude: /[\\/]prerender[\\/]/,
  sideEffects: false,
};

/** Libraries that do nothing by being loaded, and don't say so: what nobody uses of them is left out. */
const withoutEffects = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/** These do not say of all their parts that one may be without. */
const pureParts = {
  test: /[\\/]node_modules[\\/](react-router[\\/]dist[\\/]production[\\/].*\.mjs|formik[\\/]dist[\\/]formik\.esm\.js)$/,
  loader: resolve(root, '.config/pureParts.cjs'),
};

/** Of Mantine's look, which is not ours: its palettes, the variables that a style sheet of ours holds (theme.gen.css), most transitions. */
const withoutLookOfMantine = () => [
  new NormalModuleReplacementPlugin(/\/default-colors\.mjs$/, resolve(root, '.config/noPalettes.mjs')),
  new NormalModuleReplacementPlugin(/\/MantineCssVariables\.mjs$/, resolve(root, '.config/noVariables.mjs')),
  new NormalModuleReplacementPlugin(/\/transitions\.mjs$/, resolve(root, '.config/fewTransitions.mjs')),
];

/** What Formik takes of lodash, from what browsers have, and from the smaller library that stands in for it. */
const smallerLodash = {
  'lodash-es/cloneDeep$': resolve(root, '.config/deepClone.mjs'),
  'lodash-es/clone$': resolve(root, '.config/shallowClone.mjs'),
  'lodash-es/isPlainObject$': 'es-toolkit/compat/isPlainObject',
  'lodash-es/toPath$': 'es-toolkit/compat/toPath',
};

/** For renaming the keys of a schema's values, which none of ours does. */
const withoutCases = { 'tiny-case$': false };

/** `drawing`: only the names are wanted, the rules are in the client's sheets. */
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

/** Its package leads to the development build whatever the mode. */
const routerFolder = join(root, 'node_modules/react-router/dist/production');
const productionRouter = {
  'react-router$': join(routerFolder, 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
};

const development = {
  hot: true,
  // This machine alone: what is being written is for nobody else on the network.
  host: 'localhost',
  port: Number(process.env.CLIENT_PORT ?? 8080),
  historyApiFallback: true,
  // Compression would hold back the event stream.
  compress: false,
  client: { overlay: { runtimeErrors: false } },
  proxy: [{ context: ['/v1', '/dev', '/health', '/metrics'], target: apiAddress }],
};

/** A part of ours that more chunks than these would hold a copy of is loaded once, for all of them. */
const MAX_COPIES = 8;

const isOurs = ({ resource }) => resource?.startsWith(join(root, 'src')) ?? false;

/** With the names of the classes, which scripts read of styles. */
const isScript = ({ type }) => type.startsWith('javascript');

const isIn = (module, chunkGraph, names) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => names.test(name ?? ''));

/**
 * The pages that people begin at: who is signed out, and who is signed in. What they need is loaded without the other pages'
 * parts.
 */
const FIRST = { main: /^login$/, home: /^(memberships|toasts-and-dialogs)$/ };

/** What many pages need and a first one does; or none of those. */
const sharedParts = (name, isTaken, isFor) => ({
  name,
  chunks: 'async',
  minChunks: MAX_COPIES + 1,
  enforce: true,
  test: (module, { chunkGraph }) => isTaken(module) && isFor((names) => isIn(module, chunkGraph, names)),
});

/** The chunks of pages that the build draws (src/client/prerender/paintedPages.ts). */
const PAINTED = /^(login|public-)/;

/** Of the styles of those, what the login or the first page of the signed-in part needs. */
const isPaintedFirst = (module, chunkGraph) =>
  isIn(module, chunkGraph, PAINTED) && Object.values(FIRST).some((names) => isIn(module, chunkGraph, names));

/** Forms, and the libraries that only they need. */
const FORMS =
  /[\\/](src[\\/]client[\\/]ui[\\/]form|node_modules[\\/](es-toolkit|formik|deepmerge|hoist-non-react-statics|react-fast-compare|tiny-warning|yup|property-expr|toposort))[\\/]/;

/** What makes calls and keeps their answers. */
const API = /^api$/;

/** What every page of the signed-in part stands in. */
const FRAME = /^frame$/;

/**
 * Almost all of a script is called as the page starts: Chrome compiles what begins so while it is loaded, beside the page's own
 * work, rather than a function at a time while somebody waits. After the minimizer, which would leave it out.
 */
const compiledAhead = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: /^push/,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Says which files each chunk with a name needs, for who writes the pages. */
class ChunkFilesPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('ChunkFilesPlugin', ({ compilation }) => {
      // Nothing is written then, not even the folder, and this must not hide why.
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
      // The page names it as it is written.
      filename: ({ chunk }) =>
        chunk.name === 'early' ? 'early.js' : production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Milliseconds: a slow connection is no broken one.
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
      // The server writes into the page, and looks for it as it is written here.
      minimizeOptions: { html: false, javascript: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } },
      splitChunks: {
        // Bytes. Fewer and larger parts: what everybody loads first names each of them.
        minSize: 40_000,
        chunks: (chunk) => !['early', 'push'].includes(chunk.name),
        cacheGroups: {
          // Changes with a release of a library, not with ours: returning visitors keep it.
          framework: {
            test: /[\\/]node_modules[\\/].*\.m?js$/,
            name: 'framework',
            chunks: (chunk) => chunk.name === 'main',
            enforce: true,
          },
          // What is painted before its scripts are there has one sheet, and one more that people begin without.
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
          // One script for what the login is shown without.
          api: {
            name: 'framework-api',
            chunks: 'async',
            enforce: true,
            priority: 15,
            test: (module, { chunkGraph }) => isScript(module) && isIn(module, chunkGraph, API),
          },
          // One script for the frame, with what only the signed-in part stands on.
          frame: {
            name: 'framework-signed-in',
            chunks: 'async',
            enforce: true,
            priority: 10,
            test: (module, { chunkGraph }) =>
              isScript(module) && isIn(module, chunkGraph, FRAME) && !isIn(module, chunkGraph, PAINTED),
          },
          // What menus stand on, and dialogs don't.
          floating: {
            test: /[\\/]node_modules[\\/]@floating-ui[\\/]/,
            name: 'floating',
            chunks: 'async',
            enforce: true,
          },
          // What forms stand on, for the pages that have one.
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
        // Mantine's rules are in a cascade layer and ours are scoped, so the order between chunks decides nothing.
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
 * Beside each text asset its .gz and .br, so that no server compresses the same bytes again. Not the page itself nor
 * the service worker: the server writes into them.
 */
function compressed() {
  const options = { test: /\.(js|css|svg|json|webmanifest)$/, exclude: /service-worker\.js$/, threshold: 1024 };
  return [
    new CompressionPlugin({ ...options, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin({ ...options, algorithm: 'brotliCompress', filename: '[path][base].br' }),
  ];
}

/** The shell only: never an answer of the API, never a page the server makes itself. */
function serviceWorker() {
  return new GenerateSW({
    swDest: 'service-worker.js',
    importScriptsViaChunks: ['push'],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    navigateFallback: '/index.html',
    // Pages of their own, with whatever their address asks. The server writes into each, and says which it is.
    additionalManifestEntries: Object.keys(signedInPages).map((path) => ({ url: `${path}.html`, revision: 'built' })),
    ignoreURLParametersMatching: [/./],
    navigateFallbackDenylist: [/^\/(v1|dev|health|metrics)(\/|$)/, /^\/licences\.txt$/, /^\/(\?|$)/],
    // Where `/` leads is the server's to say; the shell is for when it can't be asked.
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
    // A new version waits until somebody asks for it (`reloadToNewVersion`): nothing takes away a page that is in use.
    skipWaiting: false,
  });
}

/**
 * With the hash of what it is, a file that is missing from the cache is put there again when it is next fetched other
 * than as a script or a style, as `repairShell` does. The page itself has none: the server writes into it.
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
 * One function for all: where one stands in `exclude`, nothing after it is asked. Large parts that few screens need are
 * fetched there.
 */
function isNoPartOfTheShell({ asset: { name, source } }) {
  const isLargePart = source.size() > 120_000 && !name.includes('/framework.');
  return isLargePart || notOfTheShell.some((pattern) => pattern.test(name));
}

/** Every package stays in node_modules; those written as ES modules are imported, the others required. */
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
      // A thread of main's (src/server/platform/pdf/printer.ts).
      'print-worker': './src/server/platform/pdf/printWorker.ts',
    },
    output: { path: resolve(root, 'build/server'), filename: '[name].js', chunkFilename: '[name].js', clean: true },
    externalsPresets: { node: true },
    externals: [external],
    resolve: { extensions: ['.ts', '.js', '.json'] },
    // What is required by a path found at run time is left alone.
    module: { rules: [typescript('.config/tsconfig.server.json')], parser: { javascript: { createRequire: false } } },
    optimization: { minimize: false },
    stats: 'errors-warnings',
  };
}

/** What draws the painted pages, once the client is built (src/client/prerender, scripts/prerender.mjs). */
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

/** `--env only=client` or `--env only=server` builds one of the two; `webpack serve` serves the client. */
module.exports = (env = {}, argv = {}) => {
  const serving = Boolean(env.WEBPACK_SERVE);
  const production = !serving && argv.mode !== 'development';
  const configurations = [client(production, serving), server(production), prerender(production)];
  const only = serving ? 'client' : env.only;
  return only ? configurations.filter(({ name }) => name === only) : configurations;
};
