import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../server/testing/until';
import { freePort } from './ports';

/**
 * How long the product may take to answer after it is started, in milliseconds. It makes its database first, which takes
 * seconds, and minutes on a machine whose processors are all taken by browsers.
 */
const START_TIMEOUT = 240_000;

const root = join(__dirname, '..', '..');

/** The built product as a process of its own, on its own port and data folder. */
export interface Product {
  readonly origin: string;
  /** Where its embedded database is kept. */
  readonly dataDir: string;
  /** What the server has complained about so far: its log's lines of level warn and above. */
  readonly complaints: string[];
  /** The process ends at once, as in a power cut; the database is left as it is. */
  kill: () => Promise<void>;
  /** The process is asked to end, as when a new release takes its place. */
  stop: () => Promise<void>;
  /** Starts it again on the same port and data. */
  start: () => Promise<void>;
  /** Orderly stop, and the data folder is removed. */
  remove: () => Promise<void>;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Starts the product as `npm start` does after its build, in an empty data folder unless `fill` puts something there. */
export async function startProduct(
  env: Record<string, string> = {},
  fill: (dataDir: string) => void = () => {},
): Promise<Product> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'stepwell-product-'));
  fill(dataDir);
  let child: ChildProcess;
  let log = '';

  const start = async () => {
    child = spawn(process.execPath, [join(root, 'build', 'server', 'main.js')], {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        DEMO: 'false',
        LOG_LEVEL: 'warn',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const isUp = async () => {
      if (child.exitCode !== null) throw new Error(`The product ended while it started:\n${log}`);
      return answers(origin);
    };
    await until(isUp, { withinMs: START_TIMEOUT, complaint: () => `The product did not start in time:\n${log}` });
  };

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended(child);
  };

  // Whatever happens to the tests, the product does not outlive them.
  process.once('exit', () => child.kill('SIGKILL'));
  await start();
  return {
    origin,
    dataDir,
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
