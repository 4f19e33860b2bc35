import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageRoot } from '../../platform/config/packageRoot';
import { shutDown } from '../../platform/database/embedded/postmaster';
import { until } from '../until';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** With which status it ended. */
  readonly ended: Promise<number | null>;
  /** Where it listens, once it does. */
  origin: () => Promise<string>;
  /** All that it has printed. */
  said: () => string;
}

/**
 * Servers as processes of their own, built, as an operator starts them, with one folder for their data: for the tests of one
 * file. At the end of each those that still run are killed, their database too, and the folder goes.
 */
export function useServerProcesses() {
  let folder: string;
  let children: ChildProcess[];
  beforeAll(() => void execFileSync(process.execPath, [path.join(packageRoot(), 'scripts/build.mjs'), '--quiet']));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stepwell-main-'));
    // PostgreSQL may run as another user, who has to get to its own folder inside.
    chmodSync(folder, 0o755);
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map(endOf));
    await shutDown(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    /** One more, on a port that the system chooses unless one is given. */
    launch: (env: Record<string, string> = {}): ServerProcess => {
      const child = spawn(process.execPath, [path.join(packageRoot(), 'build/server/main.js')], {
        cwd: packageRoot(),
        env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(child);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      }
      return {
        child,
        ended: new Promise((resolve) => child.once('close', resolve)),
        origin: () =>
          until(() => /ready at (http:\S+)\/login/.exec(said)?.[1], {
            complaint: () => `The server never said where it listens:\n${said}`,
          }),
        said: () => said,
      };
    },
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}
