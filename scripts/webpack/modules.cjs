const { join, resolve } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { default: reactRefresh } = require('react-refresh-typescript');
const { NormalModuleReplacementPlugin } = require('webpack');

const root = resolve(__dirname, '../..');

/** `refreshes`: an edited component is replaced in the open page and keeps its state. */
const typescript = (configFile, { refreshes = false } = {}) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  // Each file is only compiled here; `npm run typecheck` checks the types.
  options: {
    transpileOnly: true,
    configFile: resolve(root, configFile),
    compilerOptions: { noEmit: false, incremental: false },
    getCustomTransformers: () => ({ before: refreshes ? [reactRefresh()] : [] }),
  },
});

/*
 * What the parts below save of the scripts on the login page (Brotli): the areas' indexes 2 KB, and 168 KB of the first
 * signed-in page; libraries without effects 0.8 KB; pure parts 4 KB; Mantine's palettes 0.7 KB, variables 1.7 KB and
 * transitions 0.2 KB; lodash 4 KB; cases 0.5 KB; the router's production build 4 KB. Without the small ones the login
 * exceeds its limit (e2e/sizes.full.test.ts).
 */

/** An area's index has no side effects: importing one name from it doesn't load the others. */
const sharedByName = {
  test: /[\\/]src[\\/](client|domain)[\\/]\w+[\\/]index\.ts$/,
  exclude: /[\\/]firstPaint[\\/]/,
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
  loader: resolve(root, 'scripts/webpack/pureParts.cjs'),
};

/**
 * Removes the parts of Mantine's design that we don't use: its palettes, the variables, which are in our style sheet
 * theme.gen.css, and most transitions.
 */
const withoutLookOfMantine = () => [
  new NormalModuleReplacementPlugin(/\/default-colors\.mjs$/, resolve(root, 'scripts/webpack/noPalettes.mjs')),
  new NormalModuleReplacementPlugin(/\/MantineCssVariables\.mjs$/, resolve(root, 'scripts/webpack/noVariables.mjs')),
  new NormalModuleReplacementPlugin(/\/transitions\.mjs$/, resolve(root, 'scripts/webpack/fewTransitions.mjs')),
];

const smallerLodash = {
  'lodash-es/cloneDeep$': resolve(root, '.config/deepClone.mjs'),
  'lodash-es/clone$': resolve(root, '.config/shallowClone.mjs'),
  'lodash-es/isPlainObject$': 'es-toolkit/compat/isPlainObject',
  'lodash-es/toPath$': 'es-toolkit/compat/toPath',
};

/** Used only to rename the keys of a schema's values, which none of our schemas do. */
const withoutCases = { 'tiny-case$': false };

/** `classNamesOnly`: for prerendering, since the rules are in the client's style sheets. */
const styles = (production, { classNamesOnly = false } = {}) => ({
  test: /\.css$/,
  use: [
    ...(classNamesOnly ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        importLoaders: 1,
        modules: {
          auto: true,
          exportOnlyLocals: classNamesOnly,
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

/** Texts of the client and the domain, and the language's tag, as one language (`words.cjs`). */
const words = {
  test: /[\\/]src[\\/]((client|domain)[\\/].*ords\.gen|client[\\/]ui[\\/]language)\.ts$/,
  enforce: 'pre',
  loader: resolve(root, 'scripts/webpack/words.cjs'),
};

module.exports = {
  words,
  typescript,
  styles,
  treeShaking: [sharedByName, withoutEffects, pureParts],
  withoutLookOfMantine,
  aliases: (production) => ({ ...smallerLodash, ...withoutCases, ...(production ? productionRouter : {}) }),
};
