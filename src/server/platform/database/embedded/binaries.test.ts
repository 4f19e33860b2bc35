import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseAccount } from './account';
import { installedBinaries, program, usableBinaries, type Binaries } from './binaries';

let folder: string;
let incomplete: Binaries;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stepwell-binaries-'));
  chmodSync(folder, 0o755);
  const installed = installedBinaries();
  incomplete = { ...installed, folder: path.join(folder, 'package', 'native') };
  cpSync(installed.folder, incomplete.folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.a') && !lstatSync(file).isSymbolicLink(),
  });
  for (const name of readdirSync(path.join(incomplete.folder, 'bin'))) {
    chmodSync(path.join(incomplete.folder, 'bin', name), 0o644);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const version = (binaries: Binaries) => execFileSync(program(binaries, 'initdb'), ['--version']).toString();

it('an incomplete package is completed in place', async () => {
  expect(() => version(incomplete)).toThrow();
  const usable = await usableBinaries(await databaseAccount(), folder, incomplete);
  expect(usable.folder).toBe(incomplete.folder);
  expect(version(usable)).toMatch(/PostgreSQL\) 18/);
});

const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot('a package behind a folder the account may not enter is copied, once', async () => {
  chmodSync(path.join(folder, 'package'), 0o700);
  const account = await databaseAccount();
  const usable = await usableBinaries(account, folder, incomplete);
  expect(usable.folder).toBe(path.join(folder, `postgresql-${incomplete.version}`));
  expect(execFileSync(program(usable, 'initdb'), ['--version'], { ...account, cwd: '/' }).toString()).toMatch(/18/);

  const before = lstatSync(usable.folder).ino;
  await usableBinaries(account, folder, incomplete);
  expect(lstatSync(usable.folder).ino).toBe(before);
});
