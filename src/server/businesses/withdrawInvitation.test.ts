import { codes } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestBusiness } from '../testing/factories';
import { adminsIn } from './testing/admins';

const test = useTestApp();
const { invite, codeFor, accept } = adminsIn(test);

const open = async (business: TestBusiness) =>
  (await (await test.as(business.owner)).get(`/v1/businesses/${business.id}/admins`)).body;

const endAll = () => test.app.context.database.db.update(codes).set({ expiresAt: test.clock.now() });

const withdraw = async (business: TestBusiness, id: string, by = business.owner) =>
  (await test.as(by)).delete(`/v1/businesses/${business.id}/admins/${id}`);

it('the owner withdraws an invitation: its link stops working, and other invitations remain valid', async () => {
  const business = await test.make.business();
  const code = await codeFor(business, 'cem@example.com');
  const kept = await codeFor(business, 'dora@example.com');
  const cem = (await open(business)).find(({ email }: { email: string }) => email === 'cem@example.com');
  expect(await withdraw(business, cem.id)).toMatchObject({ status: 200, body: { done: true } });
  expect(await open(business)).toMatchObject([{ email: 'dora@example.com' }]);
  expect(await accept(code)).toMatchObject({ status: 400, body: { detail: 'This link is no longer valid.' } });
  expect((await accept(kept)).status).toBe(200);
});

it("a person can be invited again after a withdrawal, and repeating the withdrawal doesn't end the new invitation", async () => {
  const business = await test.make.business();
  await invite(business, 'eve@example.com');
  const [{ id }] = await open(business);
  await withdraw(business, id);
  const code = await codeFor(business, 'eve@example.com');
  expect((await withdraw(business, id)).status).toBe(200);
  expect((await accept(code)).status).toBe(200);
});

it.each([
  ['accepted', (code: string) => accept(code)],
  ['replaced', (_code: string, business: TestBusiness) => invite(business, 'fay@example.com')],
  ['over', endAll],
])("an invitation that is %s at the same time can't be withdrawn", async (_how, end) => {
  const business = await test.make.business();
  const code = await codeFor(business, 'fay@example.com');
  const [{ id }] = await open(business);
  await end(code, business);
  expect(await withdraw(business, id)).toMatchObject({ status: 409, body: { code: 'already_done' } });
});

it('only the owner can withdraw an invitation, and only of their own business', async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  await invite(business, 'gus@example.com');
  const [{ id }] = await open(business);
  expect((await withdraw(business, id, await test.make.admin(business))).status).toBe(404);
  expect((await withdraw(other, id)).status).toBe(404);
  expect(await open(business)).toHaveLength(1);
});
