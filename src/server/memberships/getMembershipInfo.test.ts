import { useTestApp } from '../testing/app';

const test = useTestApp();

it("a membership's sign-up information is visible to its members and staff, and to anyone with one of its codes", async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const disabled = await test.make.member(membership, { disabled: true });
  const other = await test.make.membership();
  const url = `/v1/memberships/${membership.id}/info`;
  expect((await (await test.as(member)).get(url)).body).toMatchObject({ id: membership.id });
  expect((await (await test.as(membership.business.owner)).get(url)).status).toBe(200);
  expect((await test.anyone().get(`${url}?code=${membership.leaderCode}`)).status).toBe(200);
  expect((await (await test.as(disabled)).get(url)).status).toBe(404);
  expect((await (await test.as(await test.make.user())).get(url)).status).toBe(404);
  expect((await test.anyone().get(url)).status).toBe(404);
  expect((await test.anyone().get(`${url}?code=${other.leaderCode}`)).status).toBe(404);
});
