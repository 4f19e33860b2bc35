import { eq } from 'drizzle-orm';
import { systemClock } from '../../platform/clock';
import { openDatabase, type Database } from '../../platform/database/client';
import { auditEntries, members, webhookDeliveries } from '../../platform/database/schema';
import type { NewWebhook } from '../../../contract/entities.gen';
import { testDatabase } from '../../testing/database/database';
import { useServerProcesses } from '../../testing/database/serverProcesses';
import { makeFactories, PASSWORD } from '../../testing/factories';
import { until } from '../../testing/until';
import { startReceiver, type Receiver } from '../testing/receiver';

const KILLS = Number(process.env.CRASHES ?? 3);
const MEMBERS = 20;
const AT_ONCE = 8;

const { launch } = useServerProcesses();

let database: Database;
let url: string;
let receiver: Receiver;
beforeAll(async () => {
  url = await testDatabase();
  database = openDatabase({ url });
  receiver = await startReceiver();
});
afterAll(async () => {
  await database.close();
  await receiver.close();
});

const HOOK_URL = 'https://hooks.example.com/stepwell';

/** In the server's process: a call to the webhook's address goes to the receiver on loopback. */
const redirectTo = (port: string) => `import https from 'node:https';
  import http from 'node:http';
  import { syncBuiltinESMExports } from 'node:module';
  https.request = (url, { lookup, ...options }, answer) =>
    http.request({ ...options, host: '127.0.0.1', port: ${port}, path: url.pathname }, answer);
  syncBuiltinESMExports();`;

function start() {
  const { port } = new URL(receiver.url);
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(redirectTo(port))}`;
  const limits = { REQUESTS_PER_MINUTE: '1000000' };
  return launch({ DATABASE_URL: url, DEMO: 'false', NODE_OPTIONS, ...limits });
}

async function send(origin: string, path: string, token: string | undefined, body?: object) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, token: response.headers.get('authorization'), answer };
}

it(`after ${KILLS} kills under load, a webhook has got each event at least once, in order, and none that never was`, async () => {
  const make = makeFactories(database, systemClock);
  const membership = await make.membership();
  const { owner, id: businessId } = membership.business;
  const people = await Promise.all(Array.from({ length: MEMBERS }, () => make.member(membership)));
  const login = async (origin: string) =>
    (await send(origin, '/v1/users/login', undefined, { username: owner.email, password: PASSWORD })).token ?? '';

  let server = start();
  let origin = await server.origin();
  const hook = { url: HOOK_URL, events: ['member.disabled', 'member.enabled'] };
  const created = await send(origin, `/v1/businesses/${businessId}/webhooks`, await login(origin), hook);
  const { webhook } = created.answer as NewWebhook;

  async function keepActing(token: string, own: typeof people, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      for (const { memberId } of own) {
        for (const act of ['disable', 'enable']) {
          const path = `/v1/memberships/${membership.id}/members/${memberId}/${act}`;
          // A call that is under way when the server is killed has no answer.
          await send(origin, path, token).catch(() => undefined);
        }
      }
    }
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    const token = await login(origin);
    let isOver = false;
    const before = receiver.received.length;
    const acting = Array.from({ length: AT_ONCE }, (_, index) =>
      keepActing(
        token,
        people.filter((_one, place) => place % AT_ONCE === index),
        () => isOver,
      ),
    );
    await until(() => receiver.received.length > before + 20 + 7 * kill);
    server.child.kill('SIGKILL');
    isOver = true;
    await Promise.all([server.ended, ...acting]);
    server = start();
    origin = await server.origin();
  }

  const ofWebhook = eq(webhookDeliveries.webhookId, webhook.id);
  const rows = await until(async () => {
    const all = await database.db.select().from(webhookDeliveries).where(ofWebhook).orderBy(webhookDeliveries.position);
    return all.every(({ state }) => state === 'DELIVERED') && all;
  });
  const received = [...new Set(receiver.received.map(({ id }) => id))];
  expect([...received].sort()).toEqual(rows.map(({ id }) => id).sort());
  const entries = await database.db.$count(auditEntries, eq(auditEntries.membershipId, membership.id));
  expect(rows).toHaveLength(entries);
  for (const { memberId } of people) {
    const own = rows.filter(({ subjectId }) => subjectId === memberId);
    expect(received.filter((id) => own.some((row) => row.id === id))).toEqual(own.map(({ id }) => id));
    const types = own.map(({ type }) => type);
    expect(types).toEqual(types.map((_, index) => (index % 2 === 0 ? 'member.disabled' : 'member.enabled')));
    const [member] = await database.db.select().from(members).where(eq(members.id, memberId));
    expect(types.at(-1) === 'member.disabled').toBe(member?.disabledAt !== null);
  }
  expect(receiver.received.length).toBeGreaterThanOrEqual(rows.length);
});
