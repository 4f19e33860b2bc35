const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { Compilation, sources } = require('webpack');

const NOTICES = /^(licen[cs]e|copying|notice)([.-]|$)/i;

/** The package of a file: a folder may have a separate package.json that only states the module format. */
function packageOf(file) {
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version, license, author } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (name && version) return { folder, name, version, license, author: author?.name ?? author };
  }
  return undefined;
}

const mit = (holder) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const apache = () =>
  readFileSync(join(dirname(require.resolve('typescript/package.json')), 'LICENSE.txt'), 'utf8').trim();

function missingText({ name, license, author }, written) {
  if (license === 'Apache-2.0' && !/terms and conditions/i.test(written))
    return [...(written || !author ? [] : [`Copyright ${author}`]), apache()];
  if (written) return [];
  if (license === 'MIT') return [mit(author ?? `the authors of ${name}`)];
  throw new Error(`${name} comes without the text of its licence (${license}).`);
}

function noticesOf(one) {
  const files = readdirSync(one.folder, { withFileTypes: true }).filter(
    (each) => each.isFile() && NOTICES.test(each.name),
  );
  const written = files.map(({ name }) => readFileSync(join(one.folder, name), 'utf8').trim());
  return [...written, ...missingText(one, written.join(''))].join('\n\n');
}

/** Includes modules that were concatenated into this one. */
const filesOf = (module) => [module.resource, ...(module.modules ?? []).flatMap(filesOf)];

function packagesOf(modules) {
  const found = new Map();
  for (const file of new Set(modules.flatMap(filesOf))) {
    if (!file?.includes('node_modules')) continue;
    const one = packageOf(file.split('?')[0]);
    if (one) found.set(`${one.name} ${one.version}`, one);
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

const BANNER = /^\/\*! For license information please see .+\*\/\n/;

/** `licences.txt` has every notice in full. The minimizer's own files, and a comment in each script, repeat some. */
function removeExtractedNotices(compilation) {
  for (const { name, source } of compilation.getAssets()) {
    if (name.endsWith('.LICENSE.txt')) compilation.deleteAsset(name);
    const [banner] = BANNER.exec(name.endsWith('.js') ? source.source() : '') ?? [];
    if (banner === undefined) continue;
    const script = new sources.ReplaceSource(source);
    script.replace(0, banner.length - 1, '');
    compilation.updateAsset(name, script);
  }
}

/** `alsoFrom`: packages that a plugin adds to the build without modules. */
module.exports = class LicencesPlugin {
  constructor({ alsoFrom = [] } = {}) {
    this.alsoFrom = alsoFrom;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      const afterMinimizing = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage: afterMinimizing }, () =>
        removeExtractedNotices(compilation),
      );
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage }, () => {
        // The other modules run only during the build.
        const shipped = [...compilation.modules].filter(
          (one) => compilation.chunkGraph.getNumberOfModuleChunks(one) > 0,
        );
        const packages = packagesOf([...shipped, ...this.alsoFrom.map((resource) => ({ resource }))]);
        const parts = packages.map((one) => `# ${one.name} ${one.version} (${one.license})\n\n${noticesOf(one)}\n`);
        compilation.emitAsset('licences.txt', new sources.RawSource(parts.join('\n')));
      });
    });
  }
};
