import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PROGRAMS = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx-light',
  ip: 'iproute2',
  runuser: 'util-linux',
} as const;

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

const POSTGRES = '/usr/lib/postgresql';

function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const [newest] = versions.map(Number).sort((a, b) => b - a);
  return newest && existsSync(`${POSTGRES}/${newest}/bin/postgres`) ? `${POSTGRES}/${newest}/bin` : undefined;
}

const isThere = (program: string) => FOLDERS.some((folder) => existsSync(path.join(folder, program)));

function missingPackages(): string[] {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isThere(program));
  return [...(findPostgres() ? [] : ['postgresql']), ...missing.map(([, name]) => name)];
}

const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * The folder of PostgreSQL's programs, once all that a cluster needs is installed; on Debian, root installs what is
 * missing. Throws an error that says what to install.
 */
export function ensurePrograms(): string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error('The cluster needs Linux and root, as each of its machines has a network of its own.');
  }
  const missing = missingPackages();
  if (missing.length > 0 && isDebian()) {
    process.stderr.write(`Installing ${missing.join(', ')}.\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    for (const args of [
      ['update', '-q'],
      ['install', '-q', '-y', '--no-install-recommends', ...missing],
    ]) {
      execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    }
  }
  const left = missingPackages();
  const postgres = findPostgres();
  if (left.length > 0 || !postgres)
    throw new Error(`Missing: ${left.join(', ')}. On Debian: apt-get install ${left.join(' ')}`);
  return postgres;
}
