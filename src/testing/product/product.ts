import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../server/testing/until';
import { freePort } from './ports';

const READY = 'Stepwell is ready at';

const root = join(__dirname, '..', '..', '..');

export interface Product {
  readonly origin: string;
  /** Contains the product's secrets, and its embedded database if it has one. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly complaints: string[];
  /** As a power cut would; the database is not cleaned up. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const host = env.HOST ?? '127.0.0.1';
  const origin = `http://${host}:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'stepwell-product-'));
  let child: ChildProcess;
  let log = '';

  const start = async () => {
    const before = log.length;
    child = spawn(process.execPath, [join(root, 'build', 'server', 'main.js')], {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        PORT: String(port),
        HOST: host,
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        DEMO: 'false',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const isUp = () => {
      if (child.exitCode !== null) throw new Error(`The product ended while it started:\n${log}`);
      return log.slice(before).includes(READY);
    };
    await until(isUp, { complaint: () => `The product did not start. It said:\n${log}` });
  };

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended(child);
  };

  // The product must not outlive the tests, however they end.
  process.once('exit', () => child.kill('SIGKILL'));
  await start();
  return {
    origin,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    get complaints() {
      return log.split('\n').filter((line) => line.startsWith('{'));
    },
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    remove: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
