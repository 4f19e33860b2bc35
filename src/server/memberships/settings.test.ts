import { useTestApp } from '../testing/app';
import { membershipInput } from './testing/input';

const test = useTestApp();

it('a setting takes the membership’s value or else the platform’s, and is empty if there is neither', async () => {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const { id } = membership;
  await owner.patch(`/v1/memberships/${id}`, { settings: [membershipInput.settings[0]] });
  const { body } = await owner.get(`/v1/memberships/${id}/settings`);
  expect(body).toContainEqual({ name: 'ShareWinLink', value: 'https://community.example.com/wins' });
  expect(body).toContainEqual({ name: 'MaxParticipants', value: '8' });
  expect(body).toContainEqual({ name: 'LeaderTrainingLink', value: '' });
  expect((await owner.get(`/v1/memberships/${id}/settings/MaxParticipants`)).body.value).toBe('8');
  expect((await owner.get(`/v1/memberships/${id}/settings/SupportLink`)).status).toBe(404);
});

it("a member can read the membership's features and buttons and the platform's defaults", async () => {
  const membership = await test.make.membership();
  const member = await test.as(await test.make.member(membership));
  expect((await member.get(`/v1/memberships/${membership.id}/features`)).body).toHaveLength(3);
  expect((await member.get(`/v1/memberships/${membership.id}/custom-buttons`)).body).toEqual([]);
  expect((await member.get('/v1/platform-settings')).body).toEqual(
    expect.arrayContaining([
      { name: 'MinParticipants', value: '3' },
      { name: 'MaxParticipants', value: '8' },
    ]),
  );
});
