import { useTestApp } from '../testing/app';

const test = useTestApp();

it.each(['image/png', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
  'a body of type %s is rejected where files are not accepted',
  async (type) => {
    const answer = await test.anyone().post('/v1/users/login', 'x', { 'content-type': type });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  },
);

it('a request without a body is rejected if one is required', async () => {
  const membership = await test.make.membership();
  const member = await test.as(await test.make.member(membership));
  const answer = await member.post(`/v1/invites/${membership.leaderCode}/accept`);
  expect(answer).toMatchObject({ status: 400, body: { detail: 'The request has no body.' } });
});

it("the body of a stranger's request is not read", async () => {
  const { id } = await test.make.membership();
  const answer = await test.anyone().post(`/v1/memberships/${id}/logo`, 'x', { 'content-type': 'image/png' });
  expect(answer.status).toBe(401);
});

it('half a surrogate pair is replaced on input, so that responses match the stored text', async () => {
  const pod = await test.make.pod();
  const owner = await test.as(pod.membership.business.owner);
  const named = await owner.patch(`/v1/pods/${pod.id}`, { name: 'Half \uD800 pod' });
  expect(named).toMatchObject({ status: 200, body: { name: 'Half \uFFFD pod' } });
  expect((await owner.get(`/v1/pods/${pod.id}`)).body.name).toBe('Half \uFFFD pod');
  const profile = { firstName: 'Ann \uDC00', lastName: '\uD83D Lee', bio: 'I \uD83D\uDC4D and \uD83D' };
  const stored = { firstName: 'Ann \uFFFD', lastName: '\uFFFD Lee', bio: 'I 👍 and \uFFFD' };
  const answer = await owner.patch('/v1/users/my-account/profile', profile);
  expect(answer).toMatchObject({ status: 200, body: stored });
  expect((await owner.get('/v1/users/my-account')).body).toMatchObject(stored);
});

it('typed text is stored in composed Unicode, however the keyboard encodes accents', async () => {
  const pod = await test.make.pod();
  const owner = await test.as(pod.membership.business.owner);
  expect((await owner.patch(`/v1/pods/${pod.id}`, { name: 'Cafe\u0301' })).body.name).toBe('Caf\u00E9');
  const leader = await test.as(pod.leader!);
  const profile = await leader.patch('/v1/users/my-account/profile', { firstName: 'Zoe\u0308', bio: 'Ko\u0308ln' });
  expect(profile.body).toMatchObject({ firstName: 'Zo\u00EB', bio: 'K\u00F6ln' });
  const sent = await leader.post(`/v1/channels/${pod.channelId}/messages`, { content: 'Zoe\u0308 is here' });
  expect(sent.body.content).toBe('Zo\u00EB is here');
});

it('inviting an admin whose name has half a surrogate pair still works', async () => {
  const { id, owner } = await test.make.business();
  const invited = { name: 'Half \uD800', email: 'half@example.com' };
  expect((await (await test.as(owner)).post(`/v1/businesses/${id}/admins`, invited)).status).toBe(200);
  expect(JSON.stringify(await test.mails('half@example.com'))).toContain('Half \uFFFD');
});
