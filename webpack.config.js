const { readFileSync, writeFileSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { join, resolve } = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { BannerPlugin, Compilation, DefinePlugin } = require('webpack');

const { splitChunks } = require('./scripts/webpack/chunks.cjs');
const LicencesPlugin = require('./scripts/webpack/licences.cjs');
const {
  aliases,
  styles,
  treeShaking,
  typescript,
  withoutLookOfMantine,
  words,
} = require('./scripts/webpack/modules.cjs');
const { serviceWorker } = require('./scripts/webpack/serviceWorker.cjs');
const { WordsPlugin, namesByLanguage } = require('./scripts/webpack/words.cjs');
const { offeredTags } = require('./scripts/words/languages.cjs');

const root = __dirname;

/**
 * The packages of the service worker, which is bundled outside of webpack, and of webpack's own runtime, which isn't in
 * any module.
 */
const withoutModules = [
  'webpack/lib/index.js',
  ...['core', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}/index.js`),
].map((file) => join(root, 'node_modules', file));

/** Those that readers can choose, or only one to look at (`npm run screens -- --language`). */
const languages = process.env.SCREENS_LANGUAGE ? [process.env.SCREENS_LANGUAGE] : offeredTags();

const apiAddress = process.env.API_PROXY ?? 'http://localhost:8090';

const development = {
  hot: true,
  // Listens only to this machine: nobody else on the network should see work in progress.
  host: 'localhost',
  port: Number(process.env.CLIENT_PORT ?? 8080),
  historyApiFallback: true,
  // Compression would delay the event stream.
  compress: false,
  client: { overlay: { runtimeErrors: false } },
  proxy: [{ context: ['/v1', '/dev', '/health', '/metrics'], target: apiAddress }],
};

/**
 * Almost all of a script's functions are called as the page starts: with this comment Chrome compiles them while the
 * script loads, in parallel, rather than one at a time while people wait. The comment is added after minimizing, which
 * would remove it.
 */
const compiledAhead = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    exclude: /^push/,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** For `scripts/prerender.mjs`: the files of each chunk, and the names of scripts by language. */
class ChunkFilesPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('ChunkFilesPlugin', ({ compilation }) => {
      // After an error nothing is written, not even the folder, and a failure here must not hide the error.
      if (compilation.errors.length > 0) return;
      const files = Object.fromEntries(
        [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]),
      );
      writeFileSync(join(root, 'build/chunks.json'), JSON.stringify(files));
      writeFileSync(join(root, 'build/languages.json'), JSON.stringify(namesByLanguage(compilation)));
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
      inline: './src/client/firstPaint/inline.ts',
      dates: './src/client/firstPaint/datesWorker.ts',
      main: './src/client/main.tsx',
      push: './src/client/serviceWorker/push.ts',
    },
    output: {
      path: resolve(root, 'build/client'),
      publicPath: '/',
      // The page refers to the file by this name.
      filename: ({ chunk }) =>
        chunk.name === 'inline' ? 'inline.js' : production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      // By number: every page's first script would list the names.
      chunkFilename: production ? 'assets/[id].[contenthash:6].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // In milliseconds: a slow connection is not a failed one.
      chunkLoadTimeout: 120_000,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: aliases(production),
    },
    module: {
      rules: [
        typescript('.config/tsconfig.client.json', { refreshes: serving }),
        ...treeShaking,
        styles(production),
        ...(production ? [words] : []),
      ],
    },
    optimization: {
      // One letter where the default has two: 1 KB of the login page.
      ...(production && { mangleExports: 'size' }),
      minimizer: ['...', new CssMinimizerPlugin()],
      // The server inserts text into the page, so its exact form must be kept.
      minimizeOptions: { html: false, javascript: { ecma: 2020, compress: { ecma: 2020, passes: 3 } } },
      splitChunks,
    },
    plugins: [
      new DefinePlugin({ __SERVICE_WORKER__: JSON.stringify(production) }),
      ...withoutLookOfMantine(),
      new HtmlWebpackPlugin({ template: 'public/index.html', chunks: ['main'], minify: false }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[id].[contenthash:6].css' : 'assets/[name].css',
        // Mantine's rules are in a cascade layer and ours are scoped, so the order of chunks doesn't matter.
        ignoreOrder: true,
      }),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      ...(production
        ? [
            compiledAhead(),
            new WordsPlugin(languages),
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
 * Writes a .gz and a .br for each text asset, so that no server compresses the same bytes again. Omits the page and the
 * service worker, into which the server inserts text.
 */
function compressed() {
  const options = { test: /\.(js|css|svg|json|webmanifest)$/, exclude: /service-worker\.js$/, threshold: 1024 };
  return [
    new CompressionPlugin({ ...options, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin({ ...options, algorithm: 'brotliCompress', filename: '[path][base].br' }),
  ];
}

/** Every package stays in node_modules; ES modules are imported, other modules are required. */
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
      reports: './src/server/reportsCommand.ts',
      doctor: './src/server/doctorCommand.ts',
      mail: './src/server/mailCommand.ts',
      backup: './src/server/backupCommand.ts',
      restore: './src/server/restoreCommand.ts',
      'print-worker': './src/server/platform/pdf/printWorker.ts',
      'snapshot-worker': './src/server/platform/http/snapshots/snapshotWorker.ts',
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

function prerender(production) {
  return {
    name: 'prerender',
    target: 'node20',
    mode: production ? 'production' : 'development',
    devtool: false,
    entry: { index: './src/client/firstPaint/index.ts' },
    output: {
      path: resolve(root, 'build/prerender'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externalsPresets: { node: true },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [typescript('.config/tsconfig.client.json'), styles(production, { classNamesOnly: true }), words],
    },
    plugins: [new WordsPlugin(languages)],
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
