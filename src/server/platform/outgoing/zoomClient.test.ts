import { testClock } from '../../testing/clock';
import { startFakeZoom, zoomCustomer, type FakeZoom } from './testing/fakeZoom';
import { makeZoomClient, ZoomError, type ZoomClient } from './zoomClient';

const { accountId, ...keyAndSecret } = zoomCustomer;

describe('calls to Zoom', () => {
  const clock = testClock('2026-03-03T09:00:00Z');
  let fake: FakeZoom;
  let zoom: ZoomClient;
  const clientWith = (timeoutMillis: number) =>
    makeZoomClient({ apiUrl: fake.url, clock, timeoutMillis, retryMillis: 1 });
  beforeAll(async () => {
    fake = await startFakeZoom(() => clock.now());
    zoom = clientWith(600_000);
  });
  beforeEach(() => {
    fake.requests.length = 0;
    fake.hang(false);
  });
  afterAll(() => fake.close());

  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof ZoomError ? error.kind : error),
    );

  it('calls to Zoom work with a key and its secret', async () => {
    await expect(zoom.verify(keyAndSecret)).resolves.toBeUndefined();
    expect(fake.requests.map(({ path }) => path)).toEqual([`/v2/users/${zoomCustomer.zoomUserId}`]);
  });

  it('calls to Zoom with an account id get their token from the account', async () => {
    await expect(zoom.verify(zoomCustomer)).resolves.toBeUndefined();
    expect(fake.requests.map(({ path }) => path)).toEqual(['/oauth/token', `/v2/users/${zoomCustomer.zoomUserId}`]);
  });

  it.each([
    ['a wrong secret', { ...keyAndSecret, secret: 'another' }],
    ['a wrong key', { ...keyAndSecret, apiKey: 'another' }],
    ['a host Zoom does not know', { ...keyAndSecret, zoomUserId: 'somebody@example.com' }],
    ['another account', { ...zoomCustomer, accountId: 'another' }],
  ])('calls to Zoom are refused for %s, and not repeated', async (_, credentials) => {
    expect(await refused(zoom.verify(credentials))).toBe('refused');
    expect(new Set(fake.requests.map(({ path }) => path)).size).toBe(fake.requests.length);
  });

  it('calls to Zoom are retried once when Zoom has an error, and then fail', async () => {
    fake.failNext(503);
    expect(await refused(zoom.verify(keyAndSecret))).toBe('done');
    fake.failNext(503, 2);
    expect(await refused(zoom.verify(keyAndSecret))).toBe('unavailable');
  });

  it('calls to Zoom time out when Zoom does not respond', async () => {
    fake.hang(true);
    expect(await refused(clientWith(50).verify(keyAndSecret))).toBe('unavailable');
  });

  it('a meeting is created with a link that doesn’t depend on its schedule, and deleted', async () => {
    const made = await zoom.createMeeting(keyAndSecret, { topic: 'Early Birds', reference: 'r0' });
    expect(made.joinUrl).toBe(`https://zoom.example.com/j/${made.id}`);
    expect(fake.requests[0]?.body).toMatchObject({ topic: 'Early Birds', type: 3 });
    await zoom.deleteMeeting(keyAndSecret, made.id);
    expect(fake.requests.at(-1)).toMatchObject({ method: 'DELETE', path: `/v2/meetings/${made.id}` });
    expect(await refused(zoom.deleteMeeting(keyAndSecret, made.id))).toBe('done');
  });

  it('a Zoom meeting is found by its reference, on any page', async () => {
    const make = (reference: string) => zoom.createMeeting(keyAndSecret, { topic: 'Early Birds', reference });
    await make('r1');
    const made = await make('r2');
    await make('r3');
    expect(await zoom.findMeetings(keyAndSecret, 'r2')).toEqual([made]);
    expect(await zoom.findMeetings(keyAndSecret, 'r4')).toEqual([]);
  });

  it('creating a meeting is not retried, since Zoom may have created it even if its response was lost', async () => {
    fake.failNext(503);
    expect(await refused(zoom.createMeeting(keyAndSecret, { topic: 'Early Birds', reference: 'r5' }))).toBe(
      'unavailable',
    );
    expect(fake.requests).toHaveLength(1);
  });
});
