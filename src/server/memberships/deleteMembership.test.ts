import { useTestApp } from '../testing/app';

const test = useTestApp();

it('a membership can be deleted once its pods are deleted and its members removed, and not before', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership);
  const owner = await test.as(membership.business.owner);
  const url = `/v1/memberships/${membership.id}`;
  expect((await owner.get(`${url}/delete-status`)).body).toEqual({ canDelete: false, podCount: 0, memberCount: 1 });
  expect(await owner.delete(url)).toMatchObject({
    status: 409,
    body: { detail: 'All pods must be deleted and all members removed first.' },
  });
  await (await test.as(member)).delete(`${url}/members`);
  expect((await owner.get(`${url}/delete-status`)).body).toEqual({ canDelete: true, podCount: 0, memberCount: 0 });
  expect((await owner.delete(url)).body).toEqual({ done: true });
  expect((await owner.get(url)).status).toBe(404);
});

it('only the owner deletes a membership', async () => {
  const membership = await test.make.membership();
  const admin = await test.as(await test.make.admin(membership.business));
  expect((await admin.delete(`/v1/memberships/${membership.id}`)).status).toBe(404);
});
