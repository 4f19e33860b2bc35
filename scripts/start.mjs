/**
 * `npm start`: builds the product if the build is missing or out of date, and runs the server in this process, so that
 * stopping this process stops the server. Plain JavaScript, because nothing is compiled yet when it runs; it installs
 * nothing.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Stepwell needs Node 20.19 or newer. This is ${process.version}.`);
}
if (!existsSync(path.join(root, 'node_modules/fastify'))) fail("The packages aren't installed. Run npm ci first.");

await ensureBuilt().catch((error) => fail(error.message));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'build/server/main.js')).href);
