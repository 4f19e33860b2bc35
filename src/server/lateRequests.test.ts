import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import contract from '../contract/contract.gen.json';
import { operations, type Operation } from '../contract/operations.gen';
import type { PermissionWord } from '../domain/permissions';
import { businessStaff, members, sessions } from './platform/database/schema';
import { signToken } from './session/login/tokens';
import { makeActor } from './testing/actors';
import { useTestApp } from './testing/app';
import { addressOf, makeCast, type Cast, type Role } from './testing/cast';
import { PASSWORD } from './testing/factories';
import { noOidc, noZoom } from './testing/fakes';
import { checkResponses } from './testing/checkResponses';

const NOW = '2026-01-06T19:05:00Z';
const TOMORROW = Date.parse(NOW) / 1000 + 24 * 3600;

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface RawOperation {
  requestBody?: { content: Record<string, { examples?: Record<string, { $ref: string }> }> };
}

const examples = contract.components.examples as unknown as Record<string, { value: object }>;

function exampleOf({ path, method }: Operation): object | undefined {
  const paths = contract.paths as unknown as Record<string, Record<string, RawOperation>>;
  const named = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.examples ?? {};
  return Object.values(named)
    .map(({ $ref }) => examples[$ref.split('/').at(-1) ?? '']?.value)
    .at(0);
}

const bodyOf = (operation: Operation, { people, otherPod, ids }: Cast): object | undefined => {
  const own: Record<string, unknown> = {
    participantId: people.participant.id,
    leaderId: people.admin.id,
    participantIds: [people.waitlisted.id],
    people: [{ userId: people.participant.id, status: 'CAME' }],
    toPodId: otherPod.id,
    businessId: ids.businesses,
    messageId: ids.messages,
    preferredPodId: otherPod.id,
    mentions: [people.leader.id],
    image: PIXEL,
    unixTime: TOMORROW,
    password: PASSWORD,
    oldPassword: PASSWORD,
  };
  const example = exampleOf(operation);
  const named = (name: string, value: unknown) => (name in own ? own[name] : value);
  return example && (JSON.parse(JSON.stringify(example, named)) as object);
};

const imageOperations: readonly string[] = ['uploadMessageImage', 'uploadPhoto'];

const imageBody = [Buffer.from(PIXEL.split(',')[1] ?? '', 'base64'), { 'content-type': 'image/png' }] as const;

const askers: Partial<Record<PermissionWord, Role>> = {
  user: 'participant',
  'business.owner': 'owner',
  'business.staff': 'admin',
  'membership.member': 'participant',
  'pod.member': 'participant',
  'pod.leader': 'leader',
  'pod.leaderOrAssistant': 'leader',
  'pod.leaderOrStaff': 'leader',
  'pod.memberOrStaff': 'participant',
  'pod.askedToAssist': 'assistant',
  'channel.member': 'participant',
  'channel.moderator': 'leader',
  'step.owner': 'participant',
  'notification.owner': 'participant',
  'transfer.participant': 'participant',
  'announcement.reader': 'participant',
  'report.party': 'participant',
};

const otherAskers: Record<string, Role> = { createPod: 'admin' };

const queries: Record<string, string> = {
  reopenApplication: '?answer=DECLINED',
  reopenNotifications: `?dismissal=${v7()}`,
};

/** Creating a ticket is excluded: the ticket of an ended session opens nothing. */
const writing = operations.flatMap((operation) => {
  const { operationId, method, permission } = operation;
  const asker = otherAskers[operationId] ?? askers[permission];
  return method !== 'GET' && asker && operationId !== 'createTicket' ? [{ ...operation, asker }] : [];
});

const isOwn = ({ permission }: Operation) => ['user', 'notification.owner', 'report.party'].includes(permission);

describe('a request whose sender loses the right to send it while its body arrives', () => {
  let meanwhile: (() => Promise<unknown>) | undefined;
  const test = useTestApp({
    now: NOW,
    deps: {
      zoom: { ...noZoom, verify: () => Promise.resolve() },
      oidc: { ...noOidc, check: ({ issuer }) => Promise.resolve(issuer) },
      checkResponses: (http) => {
        checkResponses(http);
        http.addHook('preHandler', async () => {
          const happens = meanwhile;
          meanwhile = undefined;
          await happens?.();
        });
      },
    },
  });
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast(test.make, test.app.context.database, test.clock.now());
  });

  async function sendWhile(operation: (typeof writing)[number], happens: (sessionId: string) => Promise<unknown>) {
    const { app, clock } = test;
    const { operationId, method, path, asker } = operation;
    const caller = await test.callerOf(cast.people[asker]);
    const now = clock.now();
    const token = await signToken(app.context.config.tokenSecret, caller, now);
    const send = method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
    const address = addressOf(path, cast) + (queries[operationId] ?? '');
    meanwhile = () => happens(caller.sessionId);
    const { result, statements } = await test.countStatements(() =>
      imageOperations.includes(operationId)
        ? makeActor(app, token).post(address, ...imageBody)
        : makeActor(app, token)[send](address, bodyOf(operation, cast)),
    );
    return { status: result.status, acts: statements.filter((one) => /^(begin|commit|rollback)/.test(one)) };
  }

  it.each(writing)('$operationId has no effect for a person who has been logged out', async (operation) => {
    const { db } = test.app.context.database;
    const sent = await sendWhile(operation, (sessionId) =>
      db.update(sessions).set({ revokedAt: test.clock.now() }).where(eq(sessions.id, sessionId)),
    );
    expect(sent).toEqual({ status: 401, acts: ['begin', 'rollback'] });
  });

  it.each(writing.filter((one) => !isOwn(one)))(
    '$operationId has no effect for a person who has lost their membership or role',
    async (operation) => {
      const { db } = test.app.context.database;
      const { id: userId } = cast.people[operation.asker];
      const [role] = await db.select().from(businessStaff).where(eq(businessStaff.userId, userId));
      const sent = await sendWhile(operation, () => loseThePlace(userId));
      expect(sent).toEqual({ status: 404, acts: ['begin', 'rollback'] });
      if (role) await db.insert(businessStaff).values(role);
      await db.update(members).set({ disabledAt: null }).where(eq(members.userId, userId));
    },
  );

  async function loseThePlace(userId: string): Promise<void> {
    const { db } = test.app.context.database;
    await db.delete(businessStaff).where(eq(businessStaff.userId, userId));
    await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, userId));
  }
});
