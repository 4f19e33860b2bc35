import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Notes each call with the version that Compose would read, and fails the one that `FAILING` names. */
const DOCKER = `#!/bin/sh
echo "\${POSTGRES_VERSION-$(sed -n 's/^POSTGRES_VERSION=//p' .env)}: $*" >>"$CALLS"
case "$*" in
  *'show server_version_num'*) echo 180004 ;;
  'volume inspect'*) [ "\${HAS_VOLUME-}" ] || exit 1 ;;
esac
case "$*" in *"\${FAILING-none}"*) exit 1 ;; esac
`;

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stepwell-upgrade-'));
  copyFileSync(path.join(__dirname, 'upgradePostgres.sh'), file('upgradePostgres.sh'));
  writeFileSync(file('docker'), DOCKER);
  chmodSync(file('docker'), 0o755);
  writeFileSync(file('.env'), "MAIL_FROM='A <a@b.example>'\nPOSTGRES_VERSION=\nSTEPWELL_VERSION=latest\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

function upgrade(version: string, more: Record<string, string> = {}) {
  const env = { PATH: `${folder}:${process.env.PATH}`, CALLS: file('calls'), ...more };
  writeFileSync(file('calls'), '');
  const { status, stderr } = spawnSync('sh', [file('upgradePostgres.sh'), version], { env, encoding: 'utf8' });
  const calls = readFileSync(file('calls'), 'utf8').replace(/-\d{14}/g, '-TIME');
  return { status, stderr, calls: calls.trim().split('\n') };
}

const backup = '/backups/before-postgres-19-TIME.stepwell';
const preparation = [
  ': volume inspect stepwell_postgres-data-19',
  ': compose exec -T postgres psql --username postgres --tuples-only --no-align --command show server_version_num',
  '19: compose pull postgres',
];
const move = [
  ': compose stop stepwell',
  `: compose run --rm -T stepwell node build/server/backup.js ${backup}`,
  ': compose rm --stop --force postgres',
  '19: compose up --detach --wait postgres',
  `19: compose run --rm -T stepwell node build/server/restore.js ${backup}`,
];
const wayBack = [
  ': compose rm --stop --force postgres',
  ': volume rm stepwell_postgres-data-19',
  ': compose up --detach',
];

it('the database is backed up, restored into a volume of the new version, and the version kept', () => {
  expect(upgrade('19')).toEqual({
    status: 0,
    stderr: '',
    calls: [...preparation, ...move, '19: compose up --detach'],
  });
  expect(readFileSync(file('.env'), 'utf8')).toBe(
    "MAIL_FROM='A <a@b.example>'\nSTEPWELL_VERSION=latest\nPOSTGRES_VERSION=19\n",
  );
});

it.each(['backup.js', 'up --detach --wait', 'restore.js'])('if %s fails, the old version runs again', (failing) => {
  const before = readFileSync(file('.env'), 'utf8');
  const { status, calls } = upgrade('19', { FAILING: failing });
  const done = move.slice(0, move.findIndex((call) => call.includes(failing)) + 1);
  expect({ status, calls }).toEqual({ status: 1, calls: [...preparation, ...done, ...wayBack] });
  expect(readFileSync(file('.env'), 'utf8')).toBe(before);
});

it('nothing is stopped without a newer version, a free volume and an image', () => {
  const attempts = [
    upgrade(''),
    upgrade('19.1'),
    upgrade('18'),
    upgrade('19', { HAS_VOLUME: 'yes' }),
    upgrade('19', { FAILING: 'pull' }),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([1, 1, 1, 1, 1]);
  expect(attempts.flatMap(({ calls }) => calls).filter((call) => /stop|run|rm|up --/.test(call))).toEqual([]);
});
