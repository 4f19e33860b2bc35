/**
 * Builds the product unless build/ is up to date with the sources. Every script that runs the built product calls this
 * first (`npm start`, `npm test`, the journeys, `npm run screens`), so that nobody sees an old build.
 *   node scripts/build.mjs [--force] [--quiet]
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);
const webpack = inRoot('node_modules/webpack/bin/webpack.js');
const fingerprintFile = inRoot('build/fingerprint');
const lockFile = inRoot('node_modules/.cache/stepwell-build.lock');

/** An older lock was left behind by a build that was killed. */
const LOCK_LIFETIME_MS = 10 * 60_000;

const sources = [
  'src',
  'public',
  '.config',
  'webpack.config.js',
  'scripts/prerender.mjs',
  'scripts/webpack',
  'scripts/words',
  'package-lock.json',
];
const notBuilt =
  /\.test\.tsx?$|[\\/]testing[\\/]|^src[\\/](e2e|docs)[\\/]|\.md$|^\.config[\\/](?!postcss|tsconfig|deepClone|shallowClone)/;

function filesOf(name) {
  const whole = inRoot(name);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [name];
  const entries = readdirSync(whole, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** A short hash of the sources: the same on every machine, whatever the files' dates. */
function fingerprint() {
  const hash = createHash('sha256').update(process.env.SCREENS_LANGUAGE ?? 'en');
  for (const file of sources.flatMap(filesOf).sort()) {
    if (!notBuilt.test(file))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0');
  }
  return hash.digest('hex');
}

const isBuilt = () =>
  existsSync(inRoot('build/server/main.js')) &&
  existsSync(inRoot('build/client/index.html')) &&
  existsSync(inRoot('build/client/pages')) &&
  existsSync(fingerprintFile) &&
  readFileSync(fingerprintFile, 'utf8') === fingerprint();

function isAbandoned() {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > LOCK_LIFETIME_MS) return true;
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

async function locked(work) {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned()) rmSync(lockFile, { force: true });
      else await sleep(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function build() {
  if (!existsSync(webpack)) {
    throw new Error('The sources are newer than the build and webpack is not installed: run npm ci first.');
  }
  process.stdout.write('Building Stepwell. This only happens when its sources have changed.\n');
  const wanted = fingerprint();
  // An interrupted build must not look complete.
  rmSync(fingerprintFile, { force: true });
  const { status } = spawnSync(process.execPath, [webpack, '--mode', 'production'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error("Stepwell couldn't be built. The reason is above.");
  // Runs in a separate process: this process may become the server, which must not load any part of the client.
  const prerendered = spawnSync(process.execPath, [inRoot('scripts/prerender.mjs')], { cwd: root, stdio: 'inherit' });
  if (prerendered.status !== 0) throw new Error("The pages couldn't be prerendered. The reason is above.");
  writeFileSync(fingerprintFile, wanted);
}

/**
 * Builds if necessary; returns whether it did. Concurrent callers wait for the build in progress. Throws an error to
 * show the user.
 */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && isBuilt()) return false;
  return locked(() => {
    if (!force && isBuilt()) return false;
    build();
    return true;
  });
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const hasBuilt = await ensureBuilt({ force: process.argv.includes('--force') });
    if (!process.argv.includes('--quiet')) {
      process.stdout.write(hasBuilt ? 'build/ is ready.\n' : 'build/ is up to date.\n');
    }
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
