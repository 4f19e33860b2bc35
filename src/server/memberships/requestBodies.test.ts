import { useTestApp } from '../testing/app';

const test = useTestApp();

it.each(['image/png', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
  'a body of type %s is refused where files are not taken',
  async (type) => {
    const answer = await test.anyone().post('/v1/users/login', 'x', { 'content-type': type });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  },
);

it('a request without a body is refused where one is needed', async () => {
  const membership = await test.make.membership();
  const member = await test.as(await test.make.member(membership));
  const answer = await member.post(`/v1/invites/${membership.leaderCode}/accept`);
  expect(answer).toMatchObject({ status: 400, body: { detail: 'The request has no body.' } });
});

it('the body that a stranger sends is not looked at', async () => {
  const { id } = await test.make.membership();
  const answer = await test.anyone().post(`/v1/memberships/${id}/logo`, 'x', { 'content-type': 'image/png' });
  expect(answer.status).toBe(401);
});
