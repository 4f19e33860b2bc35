import { useTestApp } from '../testing/app';

const test = useTestApp();
const PROFILE = '/v1/users/my-account/profile';

async function due(user: { id: string }, businessId: string): Promise<string[]> {
  const { body } = await (await test.as(user)).get(`/v1/onboarding-actions/my-actions/${businessId}`);
  return (body as { action: string }[]).map(({ action }) => action);
}

it("a profile's time zone is empty until set", async () => {
  const anna = await test.make.user({ timezone: null });
  expect((await (await test.as(anna)).get('/v1/users/my-account')).body).toEqual({
    bio: '',
    timezone: '',
    emailAddress: anna.email,
    firstName: anna.firstName,
    lastName: anna.lastName,
    version: expect.any(String) as string,
  });
});

it.each(['patch', 'put'] as const)('a profile is changed by %s, and other fields stay', async (method) => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const changed = await asAnna[method](PROFILE, { bio: ' I like to start small. ', firstName: 'Anne' });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ bio: 'I like to start small.', firstName: 'Anne', lastName: anna.lastName });
  expect((await asAnna[method](PROFILE, { timezone: 'America/New_York' })).body).toEqual({
    ...(changed.body as object),
    timezone: 'America/New_York',
    version: expect.any(String) as string,
  });
  expect((await asAnna.get('/v1/users/my-user')).body.firstName).toBe('Anne');
});

it.each(['\u3164', '\u200B\u2060', '\u2800', '\u202E'])(
  'a name without visible characters is rejected: %j',
  async (name) => {
    const asAnna = await test.as(await test.make.user());
    expect(await asAnna.patch(PROFILE, { firstName: name })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'firstName', message: 'First name is required' }] },
    });
  },
);

it('a name loses characters that change the direction of text after it', async () => {
  const asAnna = await test.as(await test.make.user());
  expect((await asAnna.patch(PROFILE, { firstName: '\u202EAnna' })).body).toMatchObject({ firstName: 'Anna' });
});

it('a profile accepts only the current address, in upper or lower case', async () => {
  const asAnna = await test.as(await test.make.user({ email: 'same@example.com' }));
  expect((await asAnna.patch(PROFILE, { emailAddress: 'SAME@example.com' })).status).toBe(200);
  const refused = await asAnna.patch(PROFILE, { emailAddress: 'other@example.com', firstName: 'Kept' });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'emailAddress' }] } });
  expect((await asAnna.get('/v1/users/my-account')).body).toMatchObject({ emailAddress: 'same@example.com' });
  expect((await asAnna.get('/v1/users/my-account')).body.firstName).not.toBe('Kept');
});

it.each(['Europe/Atlantis', 'UTC+25', '../etc', 'x'.repeat(64)])(
  'a profile does not accept the time zone %s',
  async (timezone) => {
    const asAnna = await test.as(await test.make.user());
    expect(await asAnna.patch(PROFILE, { timezone })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'timezone' }] },
    });
  },
);

it('a bio has up to 500 characters, counted as readers see them', async () => {
  const asAnna = await test.as(await test.make.user());
  expect((await asAnna.patch(PROFILE, { bio: '😀'.repeat(500) })).status).toBe(200);
  expect(await asAnna.patch(PROFILE, { bio: 'x'.repeat(501) })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'bio' }] },
  });
});

it('saving a bio completes the profile in every business', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const memberships = [await test.make.membership(), await test.make.membership()];
  for (const { participantCode } of memberships) await asAnna.post(`/v1/invites/${participantCode}/accept`, {});
  const actions = () => Promise.all(memberships.map(({ business }) => due(anna, business.id)));
  expect(await actions()).toEqual([['COMPLETE_PROFILE'], ['COMPLETE_PROFILE']]);
  await asAnna.patch(PROFILE, { bio: '   ' });
  expect(await actions()).toEqual([['COMPLETE_PROFILE'], ['COMPLETE_PROFILE']]);
  await asAnna.patch(PROFILE, { bio: 'Hello.' });
  expect(await actions()).toEqual([[], []]);
});
