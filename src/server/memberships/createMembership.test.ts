import { useTestApp } from '../testing/app';
import { membershipInput } from './testing/input';

const test = useTestApp();

it('adding a membership returns its id, and creates settings, features, buttons, links and a leader channel', async () => {
  const business = await test.make.business();
  const owner = await test.as(business.owner);
  const made = await owner.post(`/v1/businesses/${business.id}/memberships`, membershipInput);
  expect(made).toMatchObject({ status: 200, body: expect.stringMatching(/^[0-9a-f-]{36}$/) });

  const { body } = await owner.get(`/v1/memberships/${made.body}`);
  expect(body).toMatchObject({
    name: 'Momentum Circle',
    businessName: business.name,
    url: 'https://brightwater.example.com',
    settings: [
      { name: 'ShareWinLink', value: 'https://community.example.com/wins' },
      { name: 'MaxParticipants', value: '6' },
    ],
    features: [
      { name: 'NextTinyStep', disabled: false },
      { name: 'Chat', disabled: false },
      { name: 'SelectPodOnSignup', disabled: true },
    ],
    customButtons: membershipInput.customButtons,
    defaultMaxParticipants: 6,
    owner: true,
    member: false,
    hasLogo: false,
    can: { edit: true, delete: true, addPod: true, leadNewPod: true, leave: false },
  });
  expect(body).not.toHaveProperty('communityUrl');

  const invites = await owner.get(`/v1/memberships/${made.body}/invites`);
  expect(invites.body.map((invite: { role: string }) => invite.role)).toEqual(['Leader', 'Participant']);
  const channels = await owner.get('/v1/channels/my-channels');
  expect(channels.body).toMatchObject([{ membershipId: made.body, leaderChannel: true }]);
});

it.each([
  [{ settings: [{ name: 'ShareWinLink', value: 'a link' }] }, 'settings.0.value', 'Link must start with http'],
  [{ settings: [{ name: 'MaxParticipants', value: '9' }] }, 'settings.0.value', 'Must be eight or less'],
  [{ settings: [{ name: 'MaxParticipants', value: '0' }] }, 'settings.0.value', 'Must be a positive number'],
  [{ settings: [{ name: 'MaxParticipants', value: 'many' }] }, 'settings.0.value', 'Max participants is required'],
  [
    {
      features: [
        { name: 'Chat', disabled: true },
        { name: 'Chat', disabled: false },
      ],
    },
    'features.1.name',
    'Chat is given twice',
  ],
  [{ url: 'https://user@/path' }, 'url', 'Link must start with http'],
])('a membership with %j is rejected with an error for its field', async (changes, path, message) => {
  const business = await test.make.business();
  const owner = await test.as(business.owner);
  const answer = await owner.post(`/v1/businesses/${business.id}/memberships`, { ...membershipInput, ...changes });
  expect(answer).toMatchObject({ status: 400, body: { detail: message, errors: [{ path, message }] } });
});
