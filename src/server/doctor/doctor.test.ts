import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { packageRoot } from '../platform/config/packageRoot';
import { useSmtp } from '../platform/mail/testing/smtp';
import { useServerProcesses } from '../testing/database/serverProcesses';
import { until } from '../testing/until';
import { examineInstallation } from './doctor';
import { findingLine } from './finding';
import { localCertificate, localKey } from './testing/localCertificate';

const { smtp, receivedBy } = useSmtp();
const { launch, folder } = useServerProcesses();

type Env = Record<string, string>;

const production = (): Env => ({
  NODE_ENV: 'production',
  DATA_DIR: folder(),
  PUBLIC_URL: 'https://stepwell.example',
  SMTP_URL: smtp().url,
  TRUST_PROXY: '1',
});

async function examined(env: Env, mailTo?: string) {
  const lines: string[] = [];
  const isSound = await examineInstallation(env, { mailTo, say: (finding) => lines.push(findingLine(finding)) });
  return { isSound, lines };
}

const faults = (lines: string[]) => lines.filter((line) => line.startsWith('✗'));

it('a good installation has no faults, whether or not its server is running', async () => {
  const server = launch(production());
  await until(() => server.output().includes('is ready at'), {
    complaint: () => `No server is ready:\n${server.output()}`,
  });
  const running = await examined(production(), 'olga@example.com');
  expect(faults(running.lines)).toEqual([]);
  expect(running.isSound).toBe(true);
  expect(receivedBy('olga@example.com')).toMatchObject([{ subject: 'A test email from Stepwell' }]);
  for (const begin of [/^! TOKEN_SECRET /, /^✓ The mail server lets/, /^✓ PostgreSQL 18/, /^✓ All \d+ migrations/])
    expect(running.lines).toContainEqual(expect.stringMatching(begin));

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const before = readdirSync(folder());
  const stopped = await examined(production());
  expect(stopped).toMatchObject({ isSound: true });
  expect(readdirSync(folder())).toEqual(before);
  expect(receivedBy('olga@example.com')).toHaveLength(1);
});

it('NODE_EXTRA_CA_CERTS makes a self-signed certificate trusted, for its own name only', async () => {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    secure: true,
    closeTimeout: 50,
    cert: localCertificate,
    key: localKey,
  });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  const file = path.join(folder(), 'authority.pem');
  writeFileSync(file, localCertificate);
  const lineOfMail = async (host: string) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder(), NODE_EXTRA_CA_CERTS: file };
    const doctor = spawn(process.execPath, ['build/server/doctor.js'], {
      cwd: packageRoot(),
      env: { ...env, SMTP_URL: `smtps://${host}:${port}` },
    });
    return (await text(doctor.stdout)).split('\n').find((line) => line.includes('The mail server'));
  };
  try {
    expect(await lineOfMail('localhost')).toMatch(/^✓ The mail server lets Stepwell in/);
    expect(await lineOfMail('127.0.0.1')).toMatch(
      /^✗ .*The server’s certificate is for another name than 127\.0\.0\.1\. Use that name in SMTP_URL\.$/,
    );
  } finally {
    await new Promise<void>((done) => server.close(done));
  }
});

it('missing settings are reported as the same faults as when the server starts', async () => {
  const { isSound, lines } = await examined({ DATA_DIR: folder(), NODE_ENV: 'production' });
  expect(isSound).toBe(false);
  expect(faults(lines)).toEqual([
    expect.stringMatching(/^✗ PUBLIC_URL must be set/),
    expect.stringMatching(/^✗ SMTP_URL must be set/),
    expect.stringMatching(/^✗ There’s no database in .* yet\. Start Stepwell first/),
  ]);
  expect(readdirSync(folder())).toEqual([]);
});

it('invalid settings are reported without further checks, which might use the wrong servers', async () => {
  const { lines } = await examined({ DATA_DIR: folder(), DATABASE_URL: 'mysql://db.example/stepwell', PORT: 'x' });
  expect(lines).toEqual([expect.stringMatching(/^✗ PORT/), expect.stringMatching(/^✗ DATABASE_URL/)]);
});

it('an unreachable database is a fault, and the remaining checks still run', async () => {
  const keys = { TOKEN_SECRET: 't'.repeat(32), ENCRYPTION_KEY: 'ab'.repeat(32) };
  const { lines } = await examined({ ...production(), ...keys, DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' });
  expect(faults(lines)).toEqual([expect.stringMatching(/^✗ Can't reach the database\. Is DATABASE_URL right\?/)]);
  expect(lines.join()).not.toContain('hunter2');
  expect(lines).toContainEqual(expect.stringMatching(/^✓ The mail server/));
});

it('a data folder with unrelated contents is a fault', async () => {
  mkdirSync(path.join(folder(), 'postgres'));
  const { lines } = await examined(production());
  expect(faults(lines)).toEqual([expect.stringMatching(/^✗ The database in .*postgres can't be read/)]);
});

it('the command exits with 1 if there is a fault, and accepts only its own options', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['build/server/doctor.js', ...words], {
      cwd: packageRoot(),
      env: { PATH: process.env.PATH, DATA_DIR: folder() },
      encoding: 'utf8',
    });
  const none = run();
  expect(none).toMatchObject({ status: 1, stderr: '' });
  expect(none.stdout).toMatch(/^✓ The settings are complete, for development.*\n(.*\n)*✗ There’s no database/);
  expect(run('--mail')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Say nothing more, or/),
  });
});
