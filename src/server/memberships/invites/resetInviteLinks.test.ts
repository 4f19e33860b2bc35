import { useTestApp } from '../../testing/app';

const test = useTestApp();

it('resetting the invite links invalidates the previous links', async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const { body } = await owner.post(`/v1/memberships/${membership.id}/reset-invite-links`);
  expect((await owner.get(`/v1/memberships/${membership.id}/invites`)).body).toEqual(body);
  expect((await test.anyone().get(`/v1/invites/${membership.participantCode}`)).status).toBe(404);
  const { code } = body.find(({ role }: { role: string }) => role === 'Participant');
  expect((await test.anyone().get(`/v1/invites/${code}`)).body.membershipId).toBe(membership.id);
});

it('resetting the links several times simultaneously leaves one working link per role', async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const reset = () => owner.post(`/v1/memberships/${membership.id}/reset-invite-links`);
  const answers = await Promise.all([reset(), reset(), reset(), reset()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await owner.get(`/v1/memberships/${membership.id}/invites`);
  const invites = body as { role: string; code: string }[];
  expect(invites.map(({ role }) => role).sort()).toEqual(['Leader', 'Participant']);
  for (const { code } of invites) expect((await test.anyone().get(`/v1/invites/${code}`)).status).toBe(200);
});
