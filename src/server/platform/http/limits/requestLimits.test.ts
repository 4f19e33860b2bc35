import { useTestApp } from '../../../testing/app';

const test = useTestApp({ config: { requestsPerMinute: 5 } });

async function statuses(times: number, url: string, { ip = '192.0.2.1', token = '' } = {}): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    seen.push((await test.app.http.inject({ url, headers, remoteAddress: ip })).statusCode);
  }
  return seen;
}

const USER = '/v1/users/my-user';
const INVITE = '/v1/invites/none';
beforeEach(() => test.clock.advance({ minutes: 1 }));

it('a person may make a limited number of requests per minute from all addresses together, and must then wait for the next minute', async () => {
  const [anna, bo] = [await test.make.user(), await test.make.user()];
  const token = (await test.as(anna)).token ?? '';
  expect(await statuses(4, USER, { token })).toEqual([200, 200, 200, 200]);
  expect(await statuses(2, USER, { token, ip: '192.0.2.2' })).toEqual([200, 429]);
  const refused = await (await test.as(anna)).get(USER);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' }, body: { code: 'too_many_requests' } });
  expect(await statuses(1, USER, { token: (await test.as(bo)).token })).toEqual([200]);
  test.clock.advance({ minutes: 1 });
  expect(await statuses(1, USER, { token })).toEqual([200]);
});

it('requests for hidden subjects count, each only once', async () => {
  const token = (await test.as(await test.make.user())).token ?? '';
  const nowhere = '/v1/pods/0190d9a0-0000-7000-8000-000000000000';
  expect(await statuses(6, nowhere, { token })).toEqual([404, 404, 404, 404, 404, 429]);
});

it('an unknown path counts against the signed-in person, not other people at their address', async () => {
  const token = (await test.as(await test.make.user())).token ?? '';
  const ip = '192.0.2.77';
  expect(await statuses(6, '/v1/pods/none', { token, ip })).toEqual([404, 404, 404, 404, 404, 429]);
  expect(await statuses(1, INVITE, { ip })).toEqual([404]);
});

it('public images count separately, ten times as many, so that a page of photos prevents nobody from logging in', async () => {
  const ip = '192.0.2.88';
  const photo = '/v1/photos/5b1f6c0a-9d3e-4c57-8a21-7e4f0b9c2d16';
  expect(await statuses(51, photo, { ip })).toEqual([...Array<number>(50).fill(404), 429]);
  expect(await statuses(1, INVITE, { ip })).toEqual([404]);
});

it('signed-out people at one address share a limit, which does not affect signed-in people', async () => {
  const token = (await test.as(await test.make.user())).token ?? '';
  const ip = '2001:db8:9:9::1';
  expect(await statuses(3, INVITE, { ip })).toEqual([404, 404, 404]);
  expect(await statuses(2, USER, { ip: '2001:db8:9:9::2', token: 'none' })).toEqual([401, 401]);
  expect(await statuses(1, INVITE, { ip })).toEqual([429]);
  expect(await statuses(1, USER, { ip })).toEqual([429]);
  expect(await statuses(1, INVITE, { ip: '2001:db8:9:a::1' })).toEqual([404]);
  expect(await statuses(1, USER, { ip, token })).toEqual([200]);
  const { statements } = await test.countStatements(() => statuses(3, INVITE, { ip }));
  expect(statements).toEqual([]);
});
