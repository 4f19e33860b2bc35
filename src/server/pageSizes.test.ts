import { sql } from 'drizzle-orm';
import { PAGE_SIZE, POD_PAGE_SIZE, SMALL_PAGE_SIZE } from '../domain/lists/pageSizes';
import { useTestApp } from './testing/app';
import { makeCast, type Cast, type Role } from './testing/cast';

const MAX_PAGE_BYTES = 60 * 1024;

const test = useTestApp();
let cast: Cast;

beforeAll(async () => {
  const { database } = test.app.context;
  cast = await makeCast(test.make, database, test.clock.now());
  const owner = await test.as(cast.people.owner);
  await owner.patch(`/v1/pods/${cast.otherPod.id}`, { name: 'Night Owls', maxParticipants: 7 });
  const bio = 'I would like to write every day, and to be kind to myself when I don’t.';
  for (const change of [
    sql`update users set first_name = 'Anneliese Katharina', last_name = 'Featherstonehaugh-Schwarzenberg',
      bio = ${bio}, email = 'anneliese.' || left(id::text, 18) || '@community.example.com'`,
    sql`update pods set name = 'Early risers of the northern neighbourhoods ' || left(id::text, 8)`,
    sql`update memberships set name = 'Everyday courage for people who write'`,
    sql`update members set last_active_at = now()`,
  ])
    await database.db.execute(change);
});

it.each<[list: string, reader: Role, path: (cast: Cast) => string, size: number]>([
  ['members', 'owner', ({ ids }) => `/v1/memberships/${ids.memberships}/members?sort=podName`, SMALL_PAGE_SIZE],
  ['pods', 'leader', ({ ids }) => `/v1/memberships/${ids.memberships}/pods?filter=all`, POD_PAGE_SIZE],
  ['pods for staff', 'owner', ({ ids }) => `/v1/memberships/${ids.memberships}/pods?filter=all`, POD_PAGE_SIZE],
  ['pods in figures', 'owner', ({ ids }) => `/v1/memberships/${ids.memberships}/pod-overview`, SMALL_PAGE_SIZE],
  ['pod health', 'owner', ({ ids }) => `/v1/memberships/${ids.memberships}/pod-health`, SMALL_PAGE_SIZE],
  ['waitlists', 'owner', ({ ids }) => `/v1/memberships/${ids.memberships}/waitlists`, POD_PAGE_SIZE],
  ['leaders', 'owner', ({ ids }) => `/v1/memberships/${ids.memberships}/leaders`, PAGE_SIZE],
  ['email invitations', 'owner', ({ ids }) => `/v1/memberships/${ids.memberships}/email-invitations`, PAGE_SIZE],
  ['the audit log', 'owner', ({ ids }) => `/v1/businesses/${ids.businesses}/audit-entries`, PAGE_SIZE],
  ['notifications', 'participant', () => '/v1/notifications/my-notifications?folded=true', PAGE_SIZE],
])('a page of %s stays under 60 KB with long names (rule platform.pages)', async (_list, role, path, size) => {
  const { body } = await (await test.as(cast.people[role])).get(path(cast));
  const bytes = (body as unknown[]).map((item) => Buffer.byteLength(`${JSON.stringify(item)},`));
  expect(bytes.length).toBeGreaterThan(0);
  expect(Math.max(...bytes) * size).toBeLessThan(MAX_PAGE_BYTES);
});
