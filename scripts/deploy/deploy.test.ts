import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { checkEnvironment } from '../../src/server/platform/config/config';

const textOf = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

interface Service {
  image: string;
  env_file?: string;
  environment: Record<string, string>;
  volumes: string[];
  networks: string[];
  ports?: string[];
  depends_on?: unknown;
  build?: { context: string; dockerfile: string };
}

interface Compose {
  services: Record<'caddy' | 'stepwell' | 'postgres', Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
}

const compose = parse(textOf('compose.yaml')) as Compose;
const { caddy, stepwell, postgres } = compose.services;
const dockerfile = textOf('Dockerfile');
const caddyfile = textOf('Caddyfile');

const example = Object.fromEntries(
  [...textOf('example.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/^'(.*)'$/, '$1'),
  ]),
);

const filledIn = {
  ...example,
  ...Object.fromEntries(
    Object.keys(example).flatMap((name) => (example[name] === '' ? [[name, 'ab'.repeat(32)]] : [])),
  ),
};

const interpolated = (text: string) =>
  text.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_whole, name: string) => filledIn[name] ?? '');

const directives = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value = '']) => value);

const imageEnvironment = Object.fromEntries(
  directives('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
);

const environment = {
  ...imageEnvironment,
  ...filledIn,
  ...Object.fromEntries(Object.entries(stepwell.environment).map(([name, value]) => [name, interpolated(value)])),
};

function settings(): Set<string> {
  const variables = new Set<string>();
  const watched = new Proxy(environment, {
    get: (target, name: string) => {
      variables.add(name);
      return target[name];
    },
  });
  checkEnvironment(watched);
  return variables;
}

const FOR_COMPOSE = ['POSTGRES_PASSWORD', 'POSTGRES_VERSION', 'STEPWELL_VERSION'];

it('a server starts without warnings with a completed example.env', () => {
  const { problems, installation, settings } = checkEnvironment(environment);
  expect([...problems, ...installation.refusals, ...installation.warnings]).toEqual([]);
  expect(settings).toMatchObject({
    production: true,
    trustProxy: 1,
    databaseUrl: `postgres://stepwell:${'ab'.repeat(32)}@postgres:5432/stepwell`,
  });
});

it('the unchanged example.env is refused: required values are empty, and the error asks for them', () => {
  for (const name of ['PUBLIC_URL', 'POSTGRES_PASSWORD']) expect(textOf('compose.yaml')).toContain(`\${${name}:?`);
  const { problems } = checkEnvironment({ ...environment, TOKEN_SECRET: '', ENCRYPTION_KEY: '' });
  expect(problems.join(' ')).toMatch(/TOKEN_SECRET.*ENCRYPTION_KEY/);
});

it('every variable is a setting of the product, or is used by compose.yaml', () => {
  const known = settings();
  const given = [imageEnvironment, stepwell.environment, example].flatMap(Object.keys);
  expect(given.filter((name) => !known.has(name) && !FOR_COMPOSE.includes(name))).toEqual([]);
  const used = [...textOf('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  // Compose itself sets the name of the project.
  expect(used.filter((name) => !(name in example) && name !== 'COMPOSE_PROJECT_NAME')).toEqual([]);
  expect(used).toEqual(expect.arrayContaining(FOR_COMPOSE));
});

it('example.env sets nothing that compose.yaml sets, as that would have no effect', () => {
  expect(Object.keys(example).filter((name) => name in stepwell.environment)).toEqual([]);
});

it('the port, the health check and the proxy agree', () => {
  const port = environment.PORT ?? '';
  expect(directives('EXPOSE')).toEqual([port]);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*127\.0\.0\.1:\$\{process\.env\.PORT\}\/health\/ready/m);
  expect(caddyfile).toMatch(new RegExp(`name stepwell\\n\\s+port ${port}\\n`));
  expect(stepwell.ports).toBeUndefined();
  expect(postgres.ports).toBeUndefined();
  expect(caddy.environment).toHaveProperty('PUBLIC_URL');
  expect(caddyfile).toContain('{$PUBLIC_URL} {');
});

it('folders that the server writes to are volumes, and belong to its unprivileged user', () => {
  const [kept = ''] = directives('VOLUME');
  expect(kept.split(' ')).toEqual([environment.DATA_DIR, environment.BACKUP_DIR]);
  expect(dockerfile).toContain(`chown node:node ${kept}`);
  expect(directives('USER')).toEqual(['node']);
  expect(stepwell.volumes).toEqual([`backups:${environment.BACKUP_DIR}`]);
});

it('every network, volume and file in compose.yaml exists', () => {
  const services = Object.values(compose.services);
  expect(new Set(services.flatMap(({ networks }) => networks))).toEqual(new Set(Object.keys(compose.networks)));
  const sources = services.flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  const [files, names] = [sources.filter((one) => one.startsWith('.')), sources.filter((one) => !one.startsWith('.'))];
  expect(new Set(names)).toEqual(new Set(Object.keys(compose.volumes)));
  for (const file of files) expect(textOf(file)).not.toBe('');
  expect(path.resolve(__dirname, stepwell.build?.context ?? '', stepwell.build?.dockerfile ?? '')).toBe(
    path.join(__dirname, 'Dockerfile'),
  );
});

it('Stepwell’s role and database are those that PostgreSQL is set up with', () => {
  const { username, pathname, hostname } = new URL(environment.DATABASE_URL ?? '');
  const script = textOf('createDatabase.sql');
  expect(script).toContain(`create role ${username} login`);
  expect(script).toContain(`create database ${pathname.slice(1)} owner ${username};`);
  expect(Object.keys(compose.services)).toContain(hostname);
});

it('each package with a native build for amd64 has one for arm64', () => {
  interface Locked {
    dev?: boolean;
    cpu?: string[];
    os?: string[];
    libc?: string[];
  }
  const { packages } = JSON.parse(textOf('../../package-lock.json')) as { packages: Record<string, Locked> };
  const isForDebian = ({ dev, os, libc }: Locked) =>
    !dev && (os?.includes('linux') ?? true) && (libc?.includes('glibc') ?? true);
  const buildsFor = (cpu: string) =>
    Object.keys(packages).filter((name) => {
      const locked = packages[name];
      return locked?.cpu?.includes(cpu) && isForDebian(locked);
    });
  expect(buildsFor('x64').length).toBeGreaterThan(3);
  expect(buildsFor('arm64')).toEqual(
    expect.arrayContaining(buildsFor('x64').map((name) => name.replace('x64', 'arm64'))),
  );
});

it('both images are built for amd64 and arm64', () => {
  const bake = textOf('docker-bake.hcl');
  expect(bake).toContain('platforms  = ["linux/amd64", "linux/arm64"]');
  const stages = [...dockerfile.matchAll(/^FROM .* AS (\S+)$/gm)].map(([, stage]) => stage);
  for (const [, stage] of bake.matchAll(/^ +target += "(.*)"$/gm)) expect(stages).toContain(stage);
  expect(bake).toContain('dockerfile = "scripts/deploy/Dockerfile"');
});

it('the ignore file includes everything that the Dockerfile copies and the build reads', () => {
  const letIn = textOf('Dockerfile.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const copied = directives('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1))
    .filter((source) => source !== '.');
  const missing = copied.filter((source) => !letIn.some((one) => source === one || source.startsWith(`${one}/`)));
  expect(missing).toEqual([]);
  expect(copied).toContain('package.json');
  const [, listed = ''] = /const sources = \[([^\]]*)\]/.exec(textOf('../build.mjs')) ?? [];
  const sources = [...listed.matchAll(/'([^']+)'/g)].map(([, source = '']) => source);
  expect(sources).toContain('src');
  expect(sources.filter((source) => !letIn.includes(source))).toEqual([]);
});
