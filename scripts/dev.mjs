/**
 * `npm run dev`: runs everything needed to see changes as they are written, for this machine only.
 *
 * - the server from its sources, restarted when they change; on PORT, 8090
 * - webpack's development server in front of it, which replaces an edited component in the open page; on CLIENT_PORT,
 *   8080: open this one
 * - type checking of all programs
 * - the contract: linted, and the API layer generated from it
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const port = process.env.PORT ?? '8090';
const clientPort = process.env.CLIENT_PORT ?? '8080';
const env = {
  ...process.env,
  PORT: port,
  HOST: process.env.HOST ?? 'localhost',
  CLIENT_PORT: clientPort,
  API_PROXY: process.env.API_PROXY ?? `http://localhost:${port}`,
  // Links in mails lead to the page with live reload.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${clientPort}`,
};

// Only one child process could read the keyboard, and none needs to.
const program = (file, ...args) =>
  spawn(process.execPath, [path.join(root, 'node_modules', file), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const tsx = 'tsx/dist/cli.mjs';
const children = [
  program(tsx, 'watch', '--clear-screen=false', 'src/server/main.ts'),
  program('webpack/bin/webpack.js', 'serve', '--mode', 'development'),
  program('typescript/bin/tsc', '-b', '--watch', '--preserveWatchOutput'),
  program(tsx, 'watch', '--clear-screen=false', '--include', 'openapi/**/*.yaml', 'scripts/contract/generate.ts'),
];

const running = new Set(children);
const stop = (signal) => running.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
for (const child of children) {
  child.on('exit', (code) => {
    running.delete(child);
    process.exitCode ||= code ?? 0;
    stop('SIGTERM');
  });
}
