import { eq } from 'drizzle-orm';
import { zoomSettings } from '../platform/database/schema';
import { requireAction } from '../onboarding';
import { useTestApp } from '../testing/app';
import { testClock } from '../testing/clock';
import type { TestBusiness, TestMembership, TestUser } from '../testing/factories';
import { startFakeZoom, zoomCustomer, type FakeZoom } from '../platform/outgoing/testing/fakeZoom';
import { makeZoomClient, type ZoomClient } from '../platform/outgoing/zoomClient';
import { zoomCredentials } from '../meetings';

const clock = testClock('2026-03-03T09:00:00Z');
let fake: FakeZoom;
let client: ZoomClient;
const useClient = (timeoutMillis: number) => {
  client = makeZoomClient({ apiUrl: fake.url, clock, timeoutMillis, retryMillis: 1 });
};
beforeAll(async () => {
  fake = await startFakeZoom(() => clock.now());
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.hang(false);
  useClient(600_000);
});

const test = useTestApp({
  deps: {
    zoom: {
      verify: (...given) => client.verify(...given),
      createMeeting: (...given) => client.createMeeting(...given),
      findMeetings: (...given) => client.findMeetings(...given),
      deleteMeeting: (...given) => client.deleteMeeting(...given),
    },
  },
});

const form = {
  zoomApiKey: zoomCustomer.apiKey,
  zoomApiSecret: zoomCustomer.secret,
  zoomUserId: zoomCustomer.zoomUserId,
};
const settingsOf = (business: TestBusiness) => `/v1/businesses/${business.id}/zoom/settings`;
const NOT_SAVED = 'Unable to update Zoom credentials. Please try again later.';

const supported = async (business: TestBusiness) =>
  (await (await test.as(business.owner)).get(`/v1/businesses/${business.id}/zoom/supported`)).status;

const zoomSupportedIn = async (membership: TestMembership, person: TestUser): Promise<unknown> =>
  (await (await test.as(person)).get(`/v1/memberships/${membership.id}`)).body.zoomSupported;

it('a business initially has no Zoom integration', async () => {
  const business = await test.make.business();
  expect((await (await test.as(business.owner)).get(settingsOf(business))).body).toEqual({
    configured: false,
    version: expect.any(String),
  });
  expect(await supported(business)).toBe(404);
  const membership = await test.make.membership({ business });
  expect(await zoomSupportedIn(membership, business.owner)).toBe(false);
});

it.each(['put', 'post'] as const)(
  'the Zoom integration is saved by %s after a successful test call, and can then be used',
  async (method) => {
    const business = await test.make.business();
    const asOwner = await test.as(business.owner);
    const saved = await asOwner[method](settingsOf(business), form);
    const shown = { configured: true, zoomApiKey: 'customer-key', zoomUserId: 'host@example.com' };
    expect(saved).toMatchObject({ status: 200, body: shown });
    expect((await asOwner.get(settingsOf(business))).body).toEqual({ ...shown, version: expect.any(String) });
    expect(await supported(business)).toBe(200);
    const membership = await test.make.membership({ business });
    expect(await zoomSupportedIn(membership, business.owner)).toBe(true);
    expect(await zoomSupportedIn(membership, await test.make.member(membership))).toBe(true);
  },
);

it('the Zoom integration can switch to an account id and back', async () => {
  const business = await test.make.business();
  const asOwner = await test.as(business.owner);
  const withAccount = await asOwner.put(settingsOf(business), { ...form, zoomAccountId: zoomCustomer.accountId });
  expect(withAccount.body).toMatchObject({ configured: true, zoomAccountId: 'customer-account' });
  const without = await asOwner.put(settingsOf(business), { ...form, zoomAccountId: '' });
  expect(without.body).not.toHaveProperty('zoomAccountId');
});

it('an integration rejected by Zoom is not saved, and the previous integration is kept', async () => {
  const business = await test.make.business();
  const asOwner = await test.as(business.owner);
  const refused = await asOwner.put(settingsOf(business), { ...form, zoomApiSecret: 'wrong' });
  expect(refused).toMatchObject({ status: 400, body: { detail: NOT_SAVED } });
  expect(await supported(business)).toBe(404);
  await asOwner.put(settingsOf(business), form);
  await asOwner.put(settingsOf(business), { ...form, zoomApiKey: 'wrong' });
  expect((await asOwner.get(settingsOf(business))).body).toMatchObject({ zoomApiKey: 'customer-key' });
});

it('the Zoom integration is not saved while Zoom is unavailable, and the response suggests trying later', async () => {
  const business = await test.make.business();
  fake.hang(true);
  useClient(50);
  const answer = await (await test.as(business.owner)).put(settingsOf(business), form);
  expect(answer).toMatchObject({ status: 503, body: { detail: NOT_SAVED } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await supported(business)).toBe(404);
});

it("the Zoom integration's secret is stored encrypted for this business only, and never returned", async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  const asOwner = await test.as(business.owner);
  const saved = await asOwner.put(settingsOf(business), form);
  const shown = await asOwner.get(settingsOf(business));
  expect(JSON.stringify([saved.body, shown.body])).not.toContain(zoomCustomer.secret);
  const { database, config } = test.app.context;
  const { db } = database;
  const credentialsOf = ({ id }: TestBusiness) => zoomCredentials(db, config, id);
  const [row] = await db.select().from(zoomSettings).where(eq(zoomSettings.businessId, business.id));
  expect(JSON.stringify(row)).not.toContain(zoomCustomer.secret);
  expect(await credentialsOf(business)).toMatchObject({ secret: zoomCustomer.secret });
  await db.insert(zoomSettings).values({ ...row!, businessId: other.id });
  await expect(credentialsOf(other)).rejects.toThrow();
});

it.each(['owner', 'admin'])('saving the Zoom integration as %s completes the owner’s setup prompt', async (role) => {
  const business = await test.make.business();
  const { owner } = business;
  await test.app.context.act((act) => requireAction(act, owner.id, business.id, 'ZOOM_PROMPT'));
  const saver = role === 'owner' ? owner : await test.make.admin(business);
  await (await test.as(saver)).put(settingsOf(business), form);
  expect((await (await test.as(owner)).get(`/v1/onboarding-actions/my-actions/${business.id}`)).body).toEqual([]);
});

it('the Zoom integration can be tested at most twenty times in ten minutes', async () => {
  const business = await test.make.business();
  const asOwner = await test.as(business.owner);
  const tries = Array.from({ length: 21 }, () => asOwner.put(settingsOf(business), { ...form, zoomApiSecret: 'no' }));
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
});
