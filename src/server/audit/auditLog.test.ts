import { sql } from 'drizzle-orm';
import { auditEntries } from '../platform/database/schema';
import { runHousekeeping } from '../platform/jobs/housekeeping';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestBusiness } from '../testing/factories';
import { auditHousekeeping } from './housekeeping';

const test = useTestApp({ now: new Date().toISOString() });
const db = () => test.app.context.database.db;

const DAY_MS = 24 * 3_600_000;
const ago = (days: number) => new Date(test.clock.now().getTime() - days * DAY_MS);

type Entry = Partial<typeof auditEntries.$inferInsert>;

const entry = ({ id: businessId, owner }: TestBusiness, given: Entry = {}) => ({
  businessId,
  act: 'BUSINESS_CHANGED' as const,
  actorId: owner.id,
  createdAt: ago(0),
  ...given,
});

const logOf = async ({ id, owner }: TestBusiness, query = '') =>
  (await test.as(owner)).get(`/v1/businesses/${id}/audit-entries${query}`);

it('only the owner sees the audit log, and only that of their own business', async () => {
  const business = await test.make.business();
  const other = await test.make.business();
  await db()
    .insert(auditEntries)
    .values([entry(business), entry(other)]);
  const admin = await test.make.admin(business);
  expect((await logOf(business)).body).toMatchObject([{ actor: { id: business.owner.id } }]);
  for (const path of ['audit-entries', 'audit-entries/csv', 'audit-actors']) {
    expect((await (await test.as(admin)).get(`/v1/businesses/${business.id}/${path}`)).status).toBe(404);
  }
});

it('the audit log is paged, newest entry first, and filtered by person, action and time', async () => {
  const business = await test.make.business();
  const [admin, anna] = [await test.make.admin(business), await test.make.user()];
  await db()
    .insert(auditEntries)
    .values([
      entry(business, { createdAt: ago(3), fields: ['name'] }),
      entry(business, { createdAt: ago(2), actorId: admin.id, act: 'ADMIN_JOINED' }),
      entry(business, { createdAt: ago(1), actorId: admin.id, act: 'MEMBER_REMOVED', personId: anna.id }),
    ]);
  const actsOf = async (query: string) =>
    ((await logOf(business, query)).body as { act: string }[]).map(({ act }) => act);

  const first = await logOf(business, '?limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<[^?]+(\?[^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect([first.body, (await logOf(business, next)).body].flat().map(({ act }: { act: string }) => act)).toEqual([
    'MEMBER_REMOVED',
    'ADMIN_JOINED',
    'BUSINESS_CHANGED',
  ]);
  expect(await actsOf(`?personId=${admin.id}`)).toEqual(['MEMBER_REMOVED', 'ADMIN_JOINED']);
  expect(await actsOf(`?personId=${anna.id}`)).toEqual(['MEMBER_REMOVED']);
  expect(await actsOf('?act=ADMIN_JOINED')).toEqual(['ADMIN_JOINED']);
  expect(await actsOf(`?from=${ago(2).getTime()}&to=${ago(1).getTime()}`)).toEqual(['ADMIN_JOINED']);
  expect((await logOf(business, '?after=bm9uZQ')).status).toBe(400);
  expect((await logOf(business, '?act=SLEPT')).status).toBe(400);

  const actors = await (await test.as(business.owner)).get(`/v1/businesses/${business.id}/audit-actors`);
  expect(actors.body.map(({ id }: { id: string }) => id).sort()).toEqual([business.owner.id, admin.id].sort());
});

it('actions by and on a person are paged in one order, each entry once', async () => {
  const business = await test.make.business();
  const [admin, anna] = [await test.make.admin(business), await test.make.user()];
  const acts = ['MEMBER_DISABLED', 'ADMIN_REMOVED', 'MEMBER_ENABLED'] as const;
  await db()
    .insert(auditEntries)
    .values([
      entry(business, { createdAt: ago(3), actorId: admin.id, act: acts[2], personId: anna.id }),
      entry(business, { createdAt: ago(2), actorId: admin.id, act: acts[1], personId: admin.id }),
      entry(business, { createdAt: ago(1), act: acts[0], personId: admin.id }),
    ]);
  const found: string[] = [];
  let next: string | undefined = `?personId=${admin.id}&limit=1`;
  while (next) {
    const page = await logOf(business, next);
    expect(page.headers['x-total-count']).toBe('3');
    found.push(...(page.body as { act: string }[]).map(({ act }) => act));
    next = /<[^?]+(\?[^>]+)>/.exec(String(page.headers.link))?.[1];
  }
  expect(found).toEqual(acts);
});

it('a page of the audit log takes the same number of statements, however many entries it has', async () => {
  const business = await test.make.business();
  await db()
    .insert(auditEntries)
    .values(Array.from({ length: 30 }, () => entry(business)));
  await logOf(business);
  const few = await test.countStatements(() => logOf(business, '?limit=2'));
  const many = await test.countStatements(() => logOf(business, '?limit=30'));
  expect(many.statements).toHaveLength(few.statements.length);
  expect(many.result.body).toHaveLength(30);
});

it('no statement can change an entry, except to remove its address, or delete it before 400 days', async () => {
  const business = await test.make.business();
  const [made] = await db()
    .insert(auditEntries)
    .values(entry(business, { address: '203.0.113.7', createdAt: ago(399) }))
    .returning();
  const refused = { cause: expect.objectContaining({ code: '23001' }) };
  const { id } = made!;
  await expect(db().execute(sql`update audit_entries set act = 'POD_DELETED' where id = ${id}`)).rejects.toMatchObject(
    refused,
  );
  await expect(
    db().execute(sql`update audit_entries set address = '203.0.113.8' where id = ${id}`),
  ).rejects.toMatchObject(refused);
  await expect(
    db().execute(sql`update audit_entries set address = null, actor_id = ${made!.id} where id = ${id}`),
  ).rejects.toMatchObject(refused);
  await expect(db().execute(sql`delete from audit_entries where id = ${id}`)).rejects.toMatchObject(refused);
  await db().execute(sql`update audit_entries set address = null where id = ${id}`);
  expect((await logOf(business)).body).toEqual([expect.not.objectContaining({ address: expect.anything() })]);
});

it('housekeeping removes entries older than 400 days, in batches, and no other entries', async () => {
  const business = await test.make.business();
  const old = Array.from({ length: 2_500 }, (_, index) => entry(business, { createdAt: ago(401 + index / 100) }));
  for (const from of [0, 1_000, 2_000]) {
    await db()
      .insert(auditEntries)
      .values(old.slice(from, from + 1_000));
  }
  await db()
    .insert(auditEntries)
    .values([entry(business, { createdAt: ago(399) }), entry(business)]);
  await runHousekeeping(test.app.context, [auditHousekeeping]);
  expect((await logOf(business)).headers['x-total-count']).toBe('2');
});

it("entries remain after their author's account is deleted, without name and address", async () => {
  const business = await test.make.business();
  const membership = await test.make.membership({ business });
  const gone = await test.make.member(membership);
  await db()
    .insert(auditEntries)
    .values([
      entry(business, { actorId: gone.id, address: '203.0.113.7' }),
      entry(business, { act: 'MEMBER_DISABLED', personId: gone.id, address: '203.0.113.9', createdAt: ago(1) }),
    ]);
  expect((await (await test.as(gone)).delete('/v1/users/my-user', { password: PASSWORD })).status).toBe(200);
  const { body } = await logOf(business);
  expect(body).toMatchObject([{ actor: { id: gone.id } }, { person: { id: gone.id }, address: '203.0.113.9' }]);
  expect(JSON.stringify(body[0])).not.toMatch(/name|203\.0\.113/);
  expect(body[1].person).toEqual({ id: gone.id });
});

it('an action that fails, or has already been done, leaves no entry', async () => {
  const business = await test.make.business();
  const owner = await test.as(business.owner);
  expect((await owner.patch(`/v1/businesses/${business.id}`, { name: business.name })).status).toBe(200);
  const stranger = await test.make.user();
  expect((await owner.delete(`/v1/businesses/${business.id}/business-admins/${stranger.id}`)).status).toBe(409);
  expect((await logOf(business)).body).toEqual([]);
});

it('the downloaded audit log has a line for each entry, including its own download, and no formulas', async () => {
  const owner = await test.make.user({ firstName: '=cmd', lastName: 'O"Neil' });
  const business = await test.make.business({ owner, name: 'Slow Current' });
  await db()
    .insert(auditEntries)
    .values(entry(business, { createdAt: ago(1), fields: ['name'] }));
  const { headers, body } = await (await test.as(owner)).get(`/v1/businesses/${business.id}/audit-entries/csv`);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="slow-current-audit-log.csv"',
    'cache-control': 'no-store',
  });
  const [head, first, second, end] = String(body).split('\r\n');
  expect(head).toMatch(/^\ufeffTime \(UTC\),Act,Who,/);
  expect(first).toContain(`AUDIT_LOG_DOWNLOADED,"'=cmd O""Neil",${owner.id}`);
  expect(second).toBe(`${ago(1).toISOString()},BUSINESS_CHANGED,"'=cmd O""Neil",${owner.id},,,,,name,,,`);
  expect(end).toBe('');
  const only = await (await test.as(owner)).get(`/v1/businesses/${business.id}/audit-entries/csv?act=BUSINESS_CHANGED`);
  expect(String(only.body).match(/BUSINESS_CHANGED|DOWNLOADED/g)).toEqual(['BUSINESS_CHANGED']);
});
