import { useTestApp } from '../../testing/app';
import type { Actor } from '../../testing/actors';
import type { TestPod, TestUser } from '../../testing/factories';

describe('a batch', () => {
  const test = useTestApp();
  let pod: TestPod;
  let participant: TestUser;
  beforeAll(async () => {
    pod = await test.make.pod();
    participant = await test.make.participant(pod);
  });

  const ask = async (actor: Actor, paths: string[]) =>
    actor.get(`/v1/batch?${new URLSearchParams(paths.map((path): [string, string] => ['path', path])).toString()}`);
  const asked = async (paths: string[]) => ask(await test.as(participant), paths);

  const user = '/v1/users/my-user';

  it('handles each part as a separate request, in the requested order', async () => {
    const actor = await test.as(participant);
    const paths = ['/v1/notifications/my-notifications?limit=1', user, `/v1/pods/${pod.id}`, '/v1/platform-settings'];
    const { status, body } = await ask(actor, paths);
    expect(status).toBe(200);
    const alone = await Promise.all(paths.map((path) => actor.get(path)));
    expect(body).toHaveLength(paths.length);
    alone.forEach((one, index) => {
      expect(body[index].body).toEqual(one.body);
      expect(body[index].status).toBe(one.status);
      expect(body[index].link).toBe(one.headers.link);
      expect(body[index].totalCount).toBe(
        one.headers['x-total-count'] === undefined ? undefined : Number(one.headers['x-total-count']),
      );
    });
    expect(body[0].totalCount).toBeDefined();
  });

  it('handles the other parts if one fails', async () => {
    const elsewhere = await test.make.pod();
    const { status, body } = await asked([`/v1/pods/${elsewhere.id}`, user, `${user}?notAField=1`]);
    expect(status).toBe(200);
    expect(body.map((one: { status: number }) => one.status)).toEqual([404, 200, 400]);
    expect(body[0].body).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each([
    ['a stream', '/v1/messages/stream'],
    ['a download', '/v1/memberships/0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01/active-campaign/csv'],
    ['a page for browsers', '/v1/users/verify-email?code=x'],
    ['a batch', `/v1/batch?path=${user}&path=${user}`],
    ['what there is not', '/v1/nothing'],
    ['another way to write it', '/v1/users/../users/my-user'],
    ['another host', '//example.com/v1/users/my-user'],
    ['what only another method does', '/v1/users/logout'],
  ])('is refused as a whole because of %s', async (_, path) => {
    const { status, body } = await asked([user, path]);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path: expect.stringMatching(/^path/) })]);
  });

  it('responds that the server is briefly unavailable while it stops', async () => {
    const actor = await test.as(participant);
    const inject = test.app.http.inject.bind(test.app.http);
    const stopped = Object.assign(new Error('Fastify is closing'), { code: 'FST_ERR_REOPENED_CLOSE_SERVER' });
    jest.spyOn(test.app.http, 'inject').mockImplementationOnce(inject).mockRejectedValue(stopped);
    const { status, body, headers } = await ask(actor, [user, user]);
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  });

  it('accepts two to sixteen parts', async () => {
    const counts = [1, 2, 16, 17];
    const answers = await Promise.all(counts.map((count) => asked(Array.from({ length: count }, () => user))));
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 200, 400]);
  });
});
