/**
 * `npm start`: builds what is not built yet, or no longer what the sources say, and runs the server in this process, so that
 * whoever stops this stops the server. Plain JavaScript, because nothing is compiled when it runs; it installs nothing.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const server = path.join(root, 'build/server/main.js');
const stampFile = path.join(root, 'build/stamp');
const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');

/** All that the build is made from. */
const sources = ['src', 'openapi', 'public', '.config', 'webpack.config.js', 'package.json', 'package-lock.json'];
const notBuilt = /\.test\.tsx?$|[\\/]testing[\\/]|^src[\\/](e2e|docs)[\\/]|\.md$/;

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The files under a name, relative to the root; the name itself if it is a file. */
function filesOf(name) {
  const whole = path.join(root, name);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [name];
  const entries = readdirSync(whole, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** What the sources hold, in a few letters: the same on every machine, whatever the files' dates. */
function stamp() {
  const hash = createHash('sha256');
  const files = sources.flatMap(filesOf).filter((file) => !notBuilt.test(file));
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function buildIfNeeded() {
  const wanted = stamp();
  const built = existsSync(server) && existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : undefined;
  if (built === wanted) return;
  if (!existsSync(webpack))
    fail('The sources are newer than the build and webpack is not installed: run npm ci first.');
  process.stdout.write('Building Stepwell; this is only done when its sources have changed.\n');
  const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('Stepwell could not be built; the reason is above.');
  writeFileSync(stampFile, `${wanted}\n`);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Stepwell needs Node 20.19 or newer; this is ${process.version}.`);
}
if (!existsSync(path.join(root, 'node_modules/fastify'))) fail('The packages are not installed: run npm ci first.');

buildIfNeeded();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(server).href);
