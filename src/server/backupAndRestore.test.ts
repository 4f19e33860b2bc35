import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts } from './demo/community';
import { packageRoot } from './platform/config/packageRoot';
import { shutDownPostgres } from './platform/database/embedded/postmaster';
import { useServerProcesses } from './testing/database/serverProcesses';

const { launch, folder } = useServerProcesses();

async function command(name: 'backup' | 'restore', env: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [path.join(packageRoot(), `build/server/${name}.js`), ...words], {
    cwd: packageRoot(),
    env: { PATH: process.env.PATH, INIT_CWD: folder(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, said };
}

const logIn = (origin: string) => {
  const account = demoAccounts().find(({ role }) => role === 'participant');
  return fetch(`${origin}/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account?.email, password: account?.password }),
  });
};

it('a running product can be backed up with its embedded database, and then run from a new data folder', async () => {
  const first = launch();
  const origin = await first.origin();
  const written = await command('backup', { DATA_DIR: folder() }, 'mine.backup');
  expect(written).toEqual({ status: 0, said: expect.stringContaining(path.join(folder(), 'mine.backup')) });
  expect((await logIn(origin)).status).toBe(200);
  const again = await command('restore', { DATA_DIR: folder() }, 'mine.backup');
  expect(again).toEqual({ status: 1, said: expect.stringContaining('There is something in this database already.') });
  expect((await logIn(origin)).status).toBe(200);

  const other = path.join(folder(), 'other');
  mkdirSync(other, { mode: 0o755 });
  try {
    const restored = await command('restore', { DATA_DIR: other }, 'mine.backup');
    expect(restored).toEqual({ status: 0, said: expect.stringMatching(/^Restored as it was at .*: [\d,]+ rows\.$/m) });
    const second = launch({ DATA_DIR: other, DEMO: 'false' });
    expect((await logIn(await second.origin())).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  } finally {
    await shutDownPostgres(path.join(other, 'postgres'));
  }
});

it('a command without a file explains its usage', async () => {
  expect(await command('restore', {})).toEqual({
    status: 1,
    said: 'Say which file: npm run restore -- FILE, or npm run restore -- s3://BUCKET/FILE\n',
  });
});
