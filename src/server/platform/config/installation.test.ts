import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, readServerConfig } from './config';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(path.join(tmpdir(), 'stepwell-installation-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

type Env = Record<string, string>;

const good: Env = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stepwell.example',
  SMTP_URL: 'smtps://stepwell:secret@mail.example',
  TOKEN_SECRET: 't'.repeat(32),
  ENCRYPTION_KEY: 'ab'.repeat(32),
  TRUST_PROXY: '1',
};

const without = (...names: string[]): Env =>
  Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name)));

const start = (env: Env) => readServerConfig({ DATA_DIR: dataDir, ...env });

function refusal(env: Env): string[] {
  try {
    start(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

it('a complete installation gets no messages', () => {
  expect(start(good).warnings).toEqual([]);
});

it.each([
  ['PUBLIC_URL is missing', without('PUBLIC_URL'), /^PUBLIC_URL must be set in production, .*\.$/],
  ['PUBLIC_URL is this machine', { ...good, PUBLIC_URL: 'http://localhost:8090' }, /^PUBLIC_URL must be .* leads each/],
  ['PUBLIC_URL is a number of it', { ...good, PUBLIC_URL: 'https://127.0.0.2' }, /^PUBLIC_URL must be .* leads each/],
  ['PUBLIC_URL is it by IPv6', { ...good, PUBLIC_URL: 'http://[::1]:8090' }, /^PUBLIC_URL must be .* leads each/],
  ['SMTP_URL is missing', without('SMTP_URL'), /^SMTP_URL must be set in production, .*\.$/],
])('production is refused if %s', (_what, env: Env, sentence) => {
  expect(refusal(env)).toEqual([expect.stringMatching(sentence)]);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each([
  ['there is no TLS', { ...good, PUBLIC_URL: 'http://stepwell.example' }, /^PUBLIC_URL begins with http:/],
  ['nobody says who stands in front', without('TRUST_PROXY'), /^TRUST_PROXY isn’t set/],
  ['everybody is believed', { ...good, TRUST_PROXY: 'true' }, /^TRUST_PROXY=true/],
  ['both keys are kept with the data', without('TOKEN_SECRET', 'ENCRYPTION_KEY'), /^TOKEN_SECRET and ENCRYPTION_KEY /],
  ['one is', without('ENCRYPTION_KEY'), /^ENCRYPTION_KEY isn’t set/],
  ['the demo is wanted', { ...good, DEMO: 'true' }, /^DEMO=true/],
])('production starts with a warning if %s', (_what, env: Env, sentence) => {
  expect(start(env).warnings).toEqual([expect.stringMatching(sentence)]);
});

it('TRUST_PROXY=false causes no warning', () => {
  expect(start({ ...good, TRUST_PROXY: 'false' }).warnings).toEqual([]);
});

it('everything that prevents production from starting is reported in one list, with warnings last', () => {
  const lines = refusal({ NODE_ENV: 'production', PORT: '80a', DATABASE_URL: 'postgres://db.example/stepwell' });
  expect(lines[0]).toBe("Stepwell can't start like this:");
  expect(lines.slice(1).map((line) => line.trim().split(' ').slice(0, 2))).toEqual([
    ['✗', 'PORT'],
    ['✗', 'TOKEN_SECRET'],
    ['✗', 'ENCRYPTION_KEY'],
    ['✗', 'PUBLIC_URL'],
    ['✗', 'SMTP_URL'],
  ]);
  const kept = refusal({ NODE_ENV: 'production' });
  expect(kept.map((line) => line.trim()[0])).toEqual(['S', '✗', '✗', '!']);
});

it('without NODE_ENV, a public address means production', () => {
  const published = without('NODE_ENV');
  expect(start(published).config).toMatchObject({ production: true, demo: false, showMailbox: false });
  expect(start({ ...published, PUBLIC_URL: 'http://localhost:9000' }).config).toMatchObject({ production: false });
  expect(start({ ...published, NODE_ENV: 'development' }).config).toMatchObject({ production: false, demo: true });
});

it('on a developer’s machine no settings are required and no problems are reported', () => {
  expect(start({})).toMatchObject({ config: { production: false, demo: true }, warnings: [] });
});

it.each([
  ['HOST', { HOST: '0.0.0.0' }],
  ['PUBLIC_URL', { NODE_ENV: 'development', PUBLIC_URL: 'https://stepwell.example' }],
])('a demo that others can reach by %s gets a warning', (_name, env: Env) => {
  expect(start(env).warnings).toEqual([expect.stringMatching(/^This is no production: .* the demo’s passwords/)]);
});

it('an operator’s command works even if a server would not start', () => {
  expect(readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production' }).production).toBe(true);
});
