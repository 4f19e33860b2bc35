/**
 * `npm run dev`: the server from its sources, started again when they change, and webpack's development server before it,
 * which shows a change of the client at once. Open http://localhost:8080 (CLIENT_PORT); the API is on PORT, 8090.
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
  CLIENT_PORT: clientPort,
  API_PROXY: process.env.API_PROXY ?? `http://localhost:${port}`,
  // Links in mails lead to the page that reloads itself.
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${clientPort}`,
};

const program = (file, ...args) =>
  spawn(process.execPath, [path.join(root, 'node_modules', file), ...args], { cwd: root, env, stdio: 'inherit' });

const children = [
  program('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'),
  program('webpack/bin/webpack.js', 'serve', '--mode', 'development'),
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
