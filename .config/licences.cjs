const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { Compilation, sources } = require('webpack');

const NOTICES = /^(licen[cs]e|copying|notice)([.-]|$)/i;

/** The package that a file is of: a folder may have a package.json of its own that only says how to read it. */
function packageOf(file) {
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version, license, author } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (name && version) return { folder, name, version, license, author: author?.name ?? author };
  }
  return undefined;
}

/** What the package asks to be passed on: its licence and notices, else what it says of itself. */
function noticesOf({ folder, license, author }) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && NOTICES.test(file.name));
  const texts = files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : `Licence: ${license}${author ? `. By ${author}.` : ''}`;
}

/** Modules that were put into one are inside it. */
const filesOf = (module) => [module.resource, ...(module.modules ?? []).flatMap(filesOf)];

/** Which packages the modules are of, each once, by name. */
function packagesOf(modules) {
  const found = new Map();
  for (const file of new Set(modules.flatMap(filesOf))) {
    if (!file?.includes('node_modules')) continue;
    const one = packageOf(file.split('?')[0]);
    if (one) found.set(`${one.name} ${one.version}`, one);
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** `alsoFrom`: packages that a plugin writes into the build without modules. */
module.exports = class LicencesPlugin {
  constructor({ alsoFrom = [] } = {}) {
    this.alsoFrom = alsoFrom;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      // Before it is compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage }, () => {
        const packages = packagesOf([...compilation.modules, ...this.alsoFrom.map((resource) => ({ resource }))]);
        const parts = packages.map((one) => `# ${one.name} ${one.version} (${one.license})\n\n${noticesOf(one)}\n`);
        compilation.emitAsset('licences.txt', new sources.RawSource(parts.join('\n')));
      });
    });
  }
};
