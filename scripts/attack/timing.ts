/**
 * Checks whether the time of an answer reveals that an address is registered (rule session.sameAnswer): times login,
 * registration and forgotten password for known and unknown addresses in turn, and compares them by rank
 * (Mann-Whitney). Prints a line for each, and fails if the two can be distinguished. Timings are not tests: this is
 * part of npm run test:attack.
 *   tsx scripts/attack/timing.ts [--tries 400] [--load 24]
 * `--load`: this many other callers log in at the same time, so that answers take longer than their minimum.
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { buildApp } from '../../src/server/app';
import { liveDeps } from '../../src/server/liveDeps';
import { systemClock } from '../../src/server/platform/clock';
import { openDatabase } from '../../src/server/platform/database/client';
import { testConfig } from '../../src/server/testing/config';
import { addressOf, startTestDatabaseServer } from '../../src/server/testing/database/databaseServer';
import { makeFactories } from '../../src/server/testing/factories';
import { median } from '../bench/figures';
import { mannWhitney } from './mannWhitney';

const { values } = parseArgs({
  options: { tries: { type: 'string', default: '400' }, load: { type: 'string', default: '0' } },
});
const tries = Number(values.tries);

/** With up to six comparisons, this gives a false alarm in fewer than one run in a hundred. */
const TOLD_APART = 0.001;

/** Each caller has its own network, so that no rate limit affects the timing. */
let callers = 0;
const nextCaller = () => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

async function post(origin: string, path: string, body: object): Promise<number> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextCaller() },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

const person = { firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1', businessName: 'Acme' };

const acts: Record<string, { path: string; body: (email: string) => object; status: number }> = {
  login: { path: '/v1/users/login', body: (username) => ({ username, password: 'Wrong-1' }), status: 400 },
  register: { path: '/v1/businesses', body: (email) => ({ ...person, email }), status: 200 },
  loginLink: { path: '/v1/users/login-link', body: (email) => ({ email }), status: 200 },
  forgot: { path: '/v1/users/forgot-password', body: (email) => ({ email }), status: 200 },
};

type Kind = 'known' | 'unknown';

async function measure(origin: string, name: string, known: readonly string[]) {
  const { path, body, status } = acts[name]!;
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const once = async (kind: Kind, email: string) => {
    const before = performance.now();
    const answered = await post(origin, path, body(email));
    times[kind].push(performance.now() - before);
    if (answered !== status) throw new Error(`${name} was answered ${answered}.`);
  };
  for (const [index, email] of known.entries()) {
    const pair = [
      () => once('known', email),
      () => once('unknown', email.replace('person', `nobody-${name}-${index}-`)),
    ];
    if (Math.random() < 0.5) pair.reverse();
    for (const work of pair) await work();
  }
  return { name, times };
}

async function press(origin: string, many: number, isOver: () => boolean): Promise<void> {
  const other = async () => {
    while (!isOver())
      await post(origin, '/v1/users/login', { username: `x${nextCaller()}@example.com`, password: 'x' });
  };
  await Promise.all(Array.from({ length: many }, other));
}

function report({ name, times: { known, unknown } }: Awaited<ReturnType<typeof measure>>): boolean {
  const { larger, p } = mannWhitney(known, unknown);
  const isSame = p >= TOLD_APART;
  const figures = `known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms`;
  const verdict = isSame ? 'not told apart' : 'TOLD APART';
  process.stdout.write(
    `${name.padEnd(9)} ${known.length} tries each: ${figures}, known slower ${(larger * 100).toFixed(1)} %, p = ${p.toFixed(4)}: ${verdict}\n`,
  );
  return isSame;
}

async function main(): Promise<void> {
  const server = await startTestDatabaseServer();
  const database = openDatabase({ url: addressOf(server.url, server.template), max: 20 });
  const app = await buildApp({ ...liveDeps(database, testConfig({ TRUST_PROXY: '1' }), systemClock), logger: false });
  try {
    await app.context.jobs.start();
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
    const make = makeFactories(database, systemClock);
    const known: string[] = [];
    for (let one = 0; one < tries; one += 1) known.push((await make.user()).email);
    for (const name of Object.keys(acts)) await measure(origin, name, [(await make.user()).email]);
    let isOver = false;
    const others = press(origin, Number(values.load), () => isOver);
    const measured = await Promise.all(Object.keys(acts).map((name) => measure(origin, name, known)));
    isOver = true;
    await others;
    if (!measured.map(report).every(Boolean)) process.exitCode = 1;
  } finally {
    await app.close();
    await database.close();
    await server.stop();
  }
}

void main();
