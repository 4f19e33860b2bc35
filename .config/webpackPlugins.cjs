const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { promisify } = require('node:util');
const zlib = require('node:zlib');
const { Compilation, sources } = require('webpack');

/** Emits every file of a folder under its own name, but those left out. */
class PublicFiles {
  constructor(folder, leftOut = []) {
    this.folder = folder;
    this.leftOut = leftOut;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFiles', stage }, () => {
        for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          const path = join(entry.parentPath, entry.name);
          const name = path.slice(this.folder.length + 1).replaceAll('\\', '/');
          if (!entry.isFile() || this.leftOut.includes(name)) continue;
          compilation.emitAsset(name, new sources.RawSource(readFileSync(path)));
        }
      });
    });
  }
}

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
const worthCompressing = /\.(js|css|svg|json|webmanifest)$/;

/** Beside each text asset its .gz and .br, so that no server compresses the same bytes again. The page itself is left out: the server writes into it. */
class CompressedTwins {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompressedTwins', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressedTwins', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => worthCompressing.test(name) && assets[name].size() > 1024);
        await Promise.all(
          names.map(async (name) => {
            const content = assets[name].buffer();
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(await gzip(content, { level: 9 })));
            compilation.emitAsset(`${name}.br`, new sources.RawSource(await brotli(content)));
          }),
        );
      });
    });
  }
}

module.exports = { CompressedTwins, PublicFiles };
