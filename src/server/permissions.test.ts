import { operations } from '../contract/operations.gen';
import type { PermissionWord } from '../domain/permissions';
import { addressOf, makeCast, roles, type Cast, type Role } from './testing/cast';
import { useTestApp } from './testing/app';

const everybody: Role[] = [...roles];

/**
 * In the full version of the test, each role tries each operation. Otherwise only one allowed and one refused role do,
 * since the tests of `domain/permissions` prove the meaning of each permission.
 */
const asksEverybody = process.env.TEST_FORM === 'full';
const staff: Role[] = ['owner', 'admin'];
const podPeople: Role[] = ['leader', 'assistant', 'participant'];

/**
 * The expected permissions, written out independently of the code. The subject is one pod ('Early Birds'), its
 * membership and its business; the step, the notification, the transfer, the announcement and the
 * report are the participant's.
 */
const allowed: Record<PermissionWord, Role[]> = {
  public: everybody,
  code: everybody,
  user: everybody,
  // `integrations/apiKeys.test.ts` proves what API keys may do.
  key: [],
  'business.owner': ['owner'],
  'business.staff': staff,
  'membership.member': [...staff, ...podPeople, 'waitlisted', 'otherPod'],
  'pod.member': podPeople,
  'pod.leader': ['leader'],
  'pod.leaderOrAssistant': ['leader', 'assistant'],
  'pod.leaderOrStaff': ['leader', ...staff],
  'pod.memberOrStaff': [...podPeople, ...staff],
  'pod.askedToAssist': ['assistant'],
  'channel.member': podPeople,
  'channel.moderator': ['leader', 'assistant'],
  'step.owner': ['participant'],
  'notification.owner': ['participant'],
  'transfer.participant': ['participant'],
  'announcement.reader': [...staff, 'participant'],
  'report.party': ['participant'],
};

const oneOf = (some: readonly Role[], turn: number): Role[] => some.slice(turn % some.length).slice(0, 1);

function asked(permission: PermissionWord, turn: number): Role[] {
  if (asksEverybody) return everybody;
  const refused = everybody.filter((role) => !allowed[permission].includes(role));
  return [...oneOf(allowed[permission], turn), ...oneOf(refused, turn)];
}

describe('permissions', () => {
  const test = useTestApp();
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast(test.make, test.app.context.database, test.clock.now());
  });

  it('every operation of the contract has a rule', () => {
    const unruled = operations.filter(({ permission }) => !(permission in allowed));
    expect(unruled.map(({ operationId }) => operationId)).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  // An unknown query parameter is rejected right after access is decided and before anything is changed: allowed roles
  // get 400 and other roles 404, and no row affects the next.
  const probe = (path: string) => `${addressOf(path, cast)}?notAField=1`;

  const all = operations.map((operation, turn) => ({ ...operation, turn }));
  describe.each(all)('$operationId ($permission)', ({ method, path, permission, turn }) => {
    const send = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const open = permission === 'public' || permission === 'code';

    it.each(asked(permission, turn))('the role %s may do exactly what its permission allows', async (role) => {
      const answer = await (await test.as(cast.people[role]))[send](probe(path));
      expect(answer.status).toBe(allowed[permission].includes(role) ? 400 : 404);
    });

    it('a signed-out person may use only public operations', async () => {
      const answer = await test.anyone()[send](probe(path));
      expect(answer.status).toBe(open ? 400 : 401);
    });

    it('an invalid token is refused, but public operations ignore it', async () => {
      const answer = await test.bearer('nonsense')[send](probe(path));
      expect(answer.status).toBe(open ? 400 : 401);
    });
  });
});
