import { useTestApp } from '../../testing/app';

const test = useTestApp();

it('HEAD gets the same response as GET, without the body', async () => {
  const { token } = await test.as(await test.make.user());
  const headers = { authorization: `Bearer ${token}` };
  const urls = ['/health/live', '/v1/users/my-user', '/v1/pods/my-pods', '/v1/invites/unknown', '/v1/nothing'];
  for (const url of urls) {
    const got = await test.app.http.inject({ url, headers });
    const asked = await test.app.http.inject({ method: 'HEAD', url, headers });
    expect([url, asked.statusCode, asked.headers['content-type']]).toEqual([
      url,
      got.statusCode,
      got.headers['content-type'],
    ]);
    expect(asked.body).toBe('');
  }
});

it('host names are case-insensitive', async () => {
  const { token } = await test.as(await test.make.user());
  const headers = { authorization: `Bearer ${token}`, host: 'STEPWELL.TEST' };
  expect((await test.app.http.inject({ url: '/v1/users/my-user', headers })).statusCode).toBe(200);
});
