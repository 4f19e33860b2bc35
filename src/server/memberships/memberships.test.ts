import { useTestApp } from '../testing/app';

const test = useTestApp();

const input = {
  name: '  Momentum Circle ',
  url: 'https://brightwater.example.com',
  communityUrl: '',
  supportEmail: 'support@example.com',
  settings: [
    { name: 'ShareWinLink', value: 'https://community.example.com/wins' },
    { name: 'MaxParticipants', value: '6' },
    { name: 'LeaderAgreementLink', value: '' },
  ],
  features: [{ name: 'SelectPodOnSignup', disabled: true }],
  customButtons: [
    { label: 'Checklist', url: 'https://example.com/list', formLabel: 'Before you start', placement: 'VIEW_POD' },
    { label: 'How pods work', url: 'https://example.com/how', placement: 'PARTICIPANT_SIGNUP' },
  ],
};

describe('adding a membership', () => {
  it('answers its bare id, and makes settings, features, buttons, invite links and a leader channel', async () => {
    const business = await test.make.business();
    const owner = await test.as(business.owner);
    const made = await owner.post(`/v1/businesses/${business.id}/memberships`, input);
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
      customButtons: input.customButtons,
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
    [
      { settings: [{ name: 'ShareWinLink', value: 'www.example.com' }] },
      'settings.0.value',
      'Link must start with http',
    ],
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
  ])('%j is refused at its field', async (changes, path, message) => {
    const business = await test.make.business();
    const owner = await test.as(business.owner);
    const answer = await owner.post(`/v1/businesses/${business.id}/memberships`, { ...input, ...changes });
    expect(answer).toMatchObject({ status: 400, body: { detail: message, errors: [{ path, message }] } });
  });
});

describe('editing a membership', () => {
  it('changes what is given; a list replaces the one before, and an empty value removes a setting', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const url = `/v1/memberships/${membership.id}`;
    await owner.patch(url, { settings: input.settings, customButtons: input.customButtons });
    const { body } = await owner.patch(url, {
      name: 'Renamed',
      settings: [
        { name: 'ShareWinLink', value: '' },
        { name: 'MaxParticipants', value: '12' },
      ],
    });
    expect(body).toMatchObject({
      name: 'Renamed',
      supportEmail: 'support@example.com',
      settings: [{ name: 'MaxParticipants', value: '12' }],
      customButtons: input.customButtons,
    });
  });

  it('lowering the maximum removes nobody', async () => {
    const pod = await test.make.pod();
    const people = [await test.make.participant(pod), await test.make.participant(pod)];
    const owner = await test.as(pod.membership.business.owner);
    const settings = [{ name: 'MaxParticipants', value: '1' }];
    await owner.patch(`/v1/memberships/${pod.membership.id}`, { settings });
    const { body } = await owner.get(`/v1/pods/${pod.id}`);
    expect(body.members).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
  });

  it('the maximum is at least one and at most fifty', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const save = (value: string) =>
      owner.patch(`/v1/memberships/${membership.id}`, { settings: [{ name: 'MaxParticipants', value }] });
    expect((await save('50')).status).toBe(200);
    expect((await save('51')).body.detail).toBe('Must be fifty or less');
  });

  it('turning chat off takes its channels away, and turning it on brings them back, live', async () => {
    const pod = await test.make.pod();
    const participant = await test.make.participant(pod);
    const owner = await test.as(pod.membership.business.owner);
    const events = async () =>
      (await test.app.context.database.db.query.events.findMany())
        .filter((event) => event.type === 'channel' && event.audienceUserIds?.includes(participant.id))
        .map(({ payload }) => payload.change);
    const switchTo = (disabled: boolean) =>
      owner.patch(`/v1/memberships/${pod.membership.id}`, { features: [{ name: 'Chat', disabled }] });
    await switchTo(true);
    expect((await (await test.as(participant)).get('/v1/channels/my-channels')).body).toEqual([]);
    await switchTo(true);
    await switchTo(false);
    expect((await (await test.as(participant)).get('/v1/channels/my-channels')).body).toHaveLength(1);
    expect(await events()).toEqual(['removed', 'added']);
  });
});

describe('the memberships of a business', () => {
  it('are listed by name, in a number of statements that their number does not change', async () => {
    const business = await test.make.business();
    const list = async () => {
      const owner = await test.as(business.owner);
      return test.countStatements(() => owner.get(`/v1/businesses/${business.id}/memberships`));
    };
    for (const name of ['beta', 'Alpha']) await test.make.membership({ business, name });
    const few = await list();
    for (const name of ['delta', 'Gamma', 'Epsilon']) await test.make.membership({ business, name });
    const more = await list();
    expect(more.result.body.map(({ name }: { name: string }) => name)).toEqual([
      'Alpha',
      'beta',
      'delta',
      'Epsilon',
      'Gamma',
    ]);
    expect(more.statements.length).toBeLessThanOrEqual(6);
    expect(more.statements).toHaveLength(few.statements.length);
  });

  it('a person sees those they are an enabled member of, staff sees all', async () => {
    const business = await test.make.business();
    const [first, second] = [
      await test.make.membership({ business, name: 'First' }),
      await test.make.membership({ business, name: 'Second' }),
    ];
    const member = await test.make.member(first);
    await test.make.member(second, { user: member, disabled: true });
    const namesFor = async (person: { id: string }) =>
      (await (await test.as(person)).get(`/v1/businesses/${business.id}/my-memberships`)).body.map(
        ({ name }: { name: string }) => name,
      );
    expect(await namesFor(member)).toEqual(['First']);
    expect(await namesFor(business.owner)).toEqual(['First', 'Second']);
    expect(await namesFor(await test.make.user())).toEqual([]);
  });

  it('say what the caller is and may do in each', async () => {
    const pod = await test.make.pod();
    const { body } = await (await test.as(pod.leader ?? { id: '' })).get(`/v1/memberships/${pod.membership.id}`);
    expect(body).toMatchObject({
      leader: true,
      member: true,
      admin: false,
      owner: false,
      can: { edit: false, viewLeaderMeetings: true, addPod: false, joinPod: true, leave: true },
    });
  });
});

describe('what is in force', () => {
  it('is the setting of the membership, else that of the platform, else empty', async () => {
    const membership = await test.make.membership();
    const owner = await test.as(membership.business.owner);
    const { id } = membership;
    await owner.patch(`/v1/memberships/${id}`, { settings: [input.settings[0]] });
    const { body } = await owner.get(`/v1/memberships/${id}/settings`);
    expect(body).toContainEqual({ name: 'ShareWinLink', value: 'https://community.example.com/wins' });
    expect(body).toContainEqual({ name: 'MaxParticipants', value: '8' });
    expect(body).toContainEqual({ name: 'LeaderTrainingLink', value: '' });
    expect((await owner.get(`/v1/memberships/${id}/settings/MaxParticipants`)).body.value).toBe('8');
    expect((await owner.get(`/v1/memberships/${id}/settings/SupportLink`)).status).toBe(404);
  });

  it('are the features and buttons of the membership, and the defaults of the platform', async () => {
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

  it('when members were last active is told in epoch seconds', async () => {
    const membership = await test.make.membership();
    const [active, idle] = [await test.make.member(membership), await test.make.member(membership)];
    await (await test.as(active)).get(`/v1/memberships/${membership.id}`);
    await test.app.activity.flush();
    const owner = await test.as(membership.business.owner);
    const { body } = await owner.get(`/v1/memberships/${membership.id}/last-active`);
    expect(body).toEqual({ [active.id]: test.clock.now().getTime() / 1000 });
    expect(body).not.toHaveProperty(idle.id);
  });
});

describe('deleting a membership', () => {
  it('is possible when its pods are deleted and its members removed, and not before', async () => {
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

  it('is the owner’s alone', async () => {
    const membership = await test.make.membership();
    const admin = await test.as(await test.make.admin(membership.business));
    expect((await admin.delete(`/v1/memberships/${membership.id}`)).status).toBe(404);
  });
});
