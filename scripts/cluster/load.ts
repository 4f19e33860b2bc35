import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { NextTinyStep, Pod } from '../../src/contract/entities.gen';
import { DEMO_PASSWORD } from '../../src/server/demo/community';
import { readStream, type StreamReader } from '../../src/server/platform/events/testing/streamReader';
import type { Refusal } from '../../src/server/testing/crashes';
import { freePort } from '../../src/testing/product/ports';

const RETRY_MS = 100;

const BETWEEN_MOVES_MS = 30_000;

/**
 * A step's date must be in the future and before the pod's next meeting; no steps are written shortly before a
 * meeting.
 */
const STEP_AHEAD_MS = 30_000;

export interface Person {
  headers: Record<string, string>;
  id: string;
  token: string;
}

export async function enter(origin: string, username: string): Promise<Person> {
  for (;;) {
    const login = await fetch(`${origin}/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    }).catch(() => undefined);
    const authorization = login?.headers.get('authorization');
    if (!authorization) {
      await sleep(RETRY_MS);
      continue;
    }
    const headers = { 'content-type': 'application/json', authorization };
    const { id } = (await (await fetch(`${origin}/v1/users/my-user`, { headers })).json()) as { id: string };
    return { headers, id, token: authorization.replace(/^Bearer /, '') };
  }
}

async function insist<T>(
  origin: string,
  [method, path, body]: [string, string, object?],
  { headers }: Person,
  onRefusal: (refusal: Refusal) => void,
  onConflict: (said: string) => void,
): Promise<T> {
  for (; ; await sleep(RETRY_MS)) {
    const given = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(origin + path, given).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok && text !== undefined) return (text === '' ? undefined : JSON.parse(text)) as T;
    // A request without a response may have succeeded, so repeating it may give 404 or 409.
    if (answer && [404, 409].includes(answer.status)) {
      onConflict(`${method} ${path}: ${text}`);
      return undefined as T;
    }
    if (answer && answer.status < 500) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`);
    onRefusal({ status: answer?.status, retryAfter: answer?.headers.get('retry-after') ?? null });
  }
}

export interface Mover {
  joins: number;
  steps: number;
  forgotten: string[];
  stop: () => Promise<void>;
}

export function startMover(
  origin: string,
  person: Person,
  podId: string,
  onRefusal: (refusal: Refusal) => void,
): Mover {
  let isOver = false;
  let conflict = '';
  const ask = <T>(...request: [string, string, object?]) =>
    insist<T>(origin, request, person, onRefusal, (said) => (conflict = said));
  const findPod = async () => (await ask<Pod[]>('GET', '/v1/pods/my-pods')).find(({ id }) => id === podId);
  const isIn = async () => (await findPod()) !== undefined;
  const currentStep = async () =>
    (await ask<NextTinyStep[]>('GET', '/v1/my-next-tiny-steps?current=true')).find((step) => step.podId === podId);

  const mover: Mover = {
    joins: 0,
    steps: 0,
    forgotten: [],
    stop: async () => {
      isOver = true;
      await moving;
    },
  };

  async function move(): Promise<void> {
    await ask('DELETE', `/v1/pods/${podId}/members`, {});
    if (await isIn()) throw new Error('a person who has left is in the pod');
    await ask('POST', `/v1/pods/${podId}/join`, {});
    if (!(await isIn())) throw new Error(`a person who has joined is not in the pod; ${conflict}`);
    mover.joins += 1;
  }

  async function writeStep(): Promise<void> {
    const { nextMeeting = Infinity } = (await findPod())?.scheduledMeeting ?? {};
    if (nextMeeting * 1000 < Date.now() + 2 * STEP_AHEAD_MS) return sleep(RETRY_MS);
    const step = await currentStep();
    if (!step) throw new Error('a person in a pod has no step');
    const goal = `Walk ${mover.steps + 1} steps`;
    const content = { goal, description: 'Shoes at the door', commitmentDate: Date.now() + STEP_AHEAD_MS };
    await ask('POST', `/v1/next-tiny-steps/${step.id}/commit`, content);
    if ((await currentStep())?.goal !== goal) throw new Error(`a step lost its goal '${goal}'`);
    mover.steps += 1;
  }

  const moving = (async () => {
    while (!isOver) {
      await move();
      // People may join and leave pods a few times an hour only.
      for (const end = performance.now() + BETWEEN_MOVES_MS; !isOver && performance.now() < end;) await writeStep();
    }
  })().catch((error: Error) => void mover.forgotten.push(error.message));
  return mover;
}

export interface Follower {
  missing: (ids: readonly string[]) => string[];
  connections: number;
  refetches: number;
  stop: () => Promise<void>;
}

export function follow(origin: string, person: Person): Follower {
  let isOver = false;
  let stream: StreamReader | undefined;
  let lastEventId: string | undefined;
  const earlier = new Set<string>();
  const messagesOf = (one: StreamReader | undefined) =>
    (one?.events() ?? []).flatMap((event) => (event.type === 'message' ? event.message.id : []));

  const follower: Follower = {
    missing: (ids) => {
      const now = new Set(messagesOf(stream));
      return ids.filter((id) => !earlier.has(id) && !now.has(id));
    },
    connections: 0,
    refetches: 0,
    stop: async () => {
      isOver = true;
      stream?.close();
      await following;
    },
  };

  async function connect(): Promise<void> {
    stream = await readStream(origin, person, lastEventId === undefined ? {} : { lastEventId });
    if (isOver || stream.status !== 200) return void stream.close();
    follower.connections += 1;
    await stream.ended;
    for (const id of messagesOf(stream)) earlier.add(id);
    follower.refetches += stream.events().filter(({ type }) => type === 'refetch').length;
    lastEventId = stream.lastId() || lastEventId;
  }

  const following = (async () => {
    while (!isOver) {
      await connect().catch(() => undefined);
      await sleep(RETRY_MS);
    }
  })();
  return follower;
}

export interface Auditor {
  looks: number;
  forgotten: string[];
  stop: () => Promise<void>;
}

export function startAuditor(
  origin: string,
  owner: Person,
  newest: () => string | undefined,
  onRefusal: (refusal: Refusal) => void,
): Auditor {
  let isOver = false;
  const auditor: Auditor = {
    looks: 0,
    forgotten: [],
    stop: async () => {
      isOver = true;
      await looking;
    },
  };
  const ask = <T>(path: string) => insist<T>(origin, ['GET', path], owner, onRefusal, () => {});

  const looking = (async () => {
    const [business] = await ask<{ id: string }[]>('/v1/businesses/my-businesses');
    for (; !isOver; await sleep(RETRY_MS)) {
      const id = newest();
      if (id === undefined) continue;
      const entries = await ask<object[]>(`/v1/businesses/${business?.id}/audit-entries?limit=100`);
      if (!JSON.stringify(entries).includes(id)) auditor.forgotten.push(`the audit log lacks the membership ${id}`);
      auditor.looks += 1;
    }
  })().catch((error: Error) => void auditor.forgotten.push(error.message));
  return auditor;
}

export async function countMails() {
  const counts = new Map<string, number>();
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        const [, id = text] = /^message-id:\s*(\S+)/im.exec(text) ?? [];
        counts.set(id, (counts.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    counts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
