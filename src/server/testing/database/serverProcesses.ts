import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageRoot } from '../../platform/config/packageRoot';
import { shutDownPostgres } from '../../platform/database/embedded/postmaster';
import { until } from '../until';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  origin: () => Promise<string>;
  output: () => string;
}

/**
 * Built servers in separate processes, started as an operator would, with one data folder: for the tests of one file.
 * After each test, running servers and their database are killed, and the folder is deleted.
 */
export function useServerProcesses() {
  let folder: string;
  let children: ChildProcess[];
  beforeAll(() => void execFileSync(process.execPath, [path.join(packageRoot(), 'scripts/build.mjs'), '--quiet']));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stepwell-main-'));
    // PostgreSQL may run as another user, who must be able to reach its own folder inside this one.
    chmodSync(folder, 0o755);
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map(endOf));
    await shutDownPostgres(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
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
        output: () => said,
      };
    },
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}
