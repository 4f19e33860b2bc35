import { eq } from 'drizzle-orm';
import { MAX_PASSKEYS } from '../../../domain/session/passkeys';
import { passkeys } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';
import { linksOf } from '../testing/links';
import { passkeysIn } from '../testing/passkeys';
import { softAuthenticator } from '../testing/softAuthenticator';
import { twoFactorIn } from '../testing/twoFactor';

const test = useTestApp();
const { setUp, optionsFor, list, add, logIn } = passkeysIn(test);
const { turnOn, proofOf } = twoFactorIn(test);
const { newest, templatesTo } = linksOf(test);
const db = () => test.app.context.database.db;

const URL = '/v1/users/passkeys';
const FAILED = { status: 400, body: { code: 'passkey_failed' } };
const EXPIRED = { status: 400, body: { code: 'setup_expired' } };

it('a new passkey is listed under the name of its password manager, and its owner is mailed', async () => {
  const anna = await test.make.user();
  expect(await list(anna)).toEqual([]);
  const { passkey } = await add(anna);
  expect(passkey).toEqual({
    id: expect.any(String) as string,
    name: 'Bitwarden',
    created: Math.floor(test.clock.now().getTime() / 1000),
  });
  expect((await add(anna)).passkey.name).toBe('Bitwarden 2');
  expect((await list(anna)).map(({ name }) => name)).toEqual(['Bitwarden', 'Bitwarden 2']);
  expect(await templatesTo(anna.email)).toEqual(['passkey-added', 'passkey-added']);
});

it('the options ask for a discoverable passkey with user verification, for the host of PUBLIC_URL', async () => {
  const anna = await test.make.user();
  const { authenticator } = await add(anna);
  const asAnna = await test.as(anna);
  const { body } = await asAnna.post(`${URL}/setup`, { password: PASSWORD }, { host: 'evil.example' });
  expect(body).toMatchObject({
    rp: { id: 'stepwell.test', name: 'Stepwell' },
    user: { name: anna.email, displayName: `${anna.firstName} ${anna.lastName}` },
    attestation: 'none',
    excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal', 'hybrid'] }],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
});

it('adding asks for the password, and with two-factor login also for a code', async () => {
  const anna = await test.make.user();
  expect(await setUp(anna, {})).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
  expect(await setUp(anna, { password: 'Wrong-1' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'password' }] },
  });
  await turnOn(anna);
  expect(await setUp(anna)).toMatchObject({ status: 400, body: { errors: [{ path: 'code' }] } });
  expect((await setUp(anna, proofOf(anna))).status).toBe(200);
});

it.each([
  { fault: { origin: 'https://evil.example' }, what: 'another origin' },
  { fault: { rpId: 'evil.example' }, what: 'another site' },
  { fault: { isVerified: false }, what: 'an authenticator that verified nobody' },
])('an answer from $what adds nothing, and uses its challenge up', async ({ fault }) => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const authenticator = softAuthenticator();
  const options = await optionsFor(anna);
  expect(await asAnna.post(URL, authenticator.create(options, fault))).toMatchObject(FAILED);
  expect(await asAnna.post(URL, authenticator.create(options))).toMatchObject(EXPIRED);
  expect(await list(anna)).toEqual([]);
});

it('a challenge adds one passkey, within five minutes, to the account that asked for it', async () => {
  const [anna, bo] = [await test.make.user(), await test.make.user()];
  const asAnna = await test.as(anna);
  const used = await optionsFor(anna);
  expect((await asAnna.post(URL, softAuthenticator().create(used))).status).toBe(200);
  expect(await asAnna.post(URL, softAuthenticator().create(used))).toMatchObject(EXPIRED);
  const late = await optionsFor(anna);
  test.clock.advance({ minutes: 5 });
  expect(await asAnna.post(URL, softAuthenticator().create(late))).toMatchObject(EXPIRED);
  const replaced = await optionsFor(anna);
  const other = await optionsFor(anna);
  expect(await asAnna.post(URL, softAuthenticator().create(replaced))).toMatchObject(EXPIRED);
  expect((await (await test.as(bo)).post(URL, softAuthenticator().create(other))).status).toBe(400);
  expect(await list(bo)).toEqual([]);
});

it('one passkey belongs to one account', async () => {
  const [anna, bo] = [await test.make.user(), await test.make.user()];
  const { authenticator } = await add(anna);
  const again = authenticator.create(await optionsFor(bo));
  expect(await (await test.as(bo)).post(URL, again)).toMatchObject({ status: 409, body: { code: 'passkey_known' } });
});

it(`an account has at most ${MAX_PASSKEYS} passkeys`, async () => {
  const anna = await test.make.user();
  const options = await optionsFor(anna);
  const rows = Array.from({ length: MAX_PASSKEYS }, (_, index) => ({
    userId: anna.id,
    credentialId: `${anna.id}${index}`,
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: [],
    name: `Passkey ${index}`,
    createdAt: test.clock.now(),
  }));
  await db().insert(passkeys).values(rows);
  const full = { status: 409, body: { code: 'passkeys_full' } };
  expect(await setUp(anna)).toMatchObject(full);
  expect(await (await test.as(anna)).post(URL, softAuthenticator().create(options))).toMatchObject(full);
});

describe('an owner', () => {
  it('renames a passkey, but not somebody else’s', async () => {
    const [anna, bo] = [await test.make.user(), await test.make.user()];
    const { passkey } = await add(anna);
    const renamed = await (await test.as(anna)).patch(`${URL}/${passkey.id}`, { name: ' Work\nlaptop ' });
    expect(renamed).toMatchObject({ status: 200, body: { ...passkey, name: 'Work laptop' } });
    expect((await (await test.as(bo)).patch(`${URL}/${passkey.id}`, { name: 'Mine' })).status).toBe(404);
    for (const name of ['', '  ', 'x'.repeat(61)])
      expect((await (await test.as(anna)).patch(`${URL}/${passkey.id}`, { name })).status).toBe(400);
    expect((await list(anna)).map(({ name }) => name)).toEqual(['Work laptop']);
  });

  it('removes a passkey with the password, and is mailed; it logs in no more', async () => {
    const [anna, bo] = [await test.make.user(), await test.make.user()];
    const { authenticator, passkey } = await add(anna);
    const remove = async (person: typeof anna, password?: string) =>
      (await (await test.as(person)).post(`${URL}/${passkey.id}/remove`, { ...(password && { password }) })).status;
    expect([await remove(anna), await remove(anna, 'Wrong-1'), await remove(bo, PASSWORD)]).toEqual([400, 400, 404]);
    expect((await logIn(authenticator)).status).toBe(200);
    expect(await remove(anna, PASSWORD)).toBe(200);
    expect(await list(anna)).toEqual([]);
    expect(await templatesTo(anna.email)).toEqual(['passkey-added', 'passkey-removed']);
    expect(await logIn(authenticator)).toMatchObject(FAILED);
    expect(await remove(anna, PASSWORD)).toBe(404);
  });

  it('takes their passkeys along when the account is deleted', async () => {
    const anna = await test.make.user();
    await add(anna);
    expect((await (await test.as(anna)).delete('/v1/users/my-user', { password: PASSWORD })).status).toBe(200);
    expect(await db().$count(passkeys, eq(passkeys.userId, anna.id))).toBe(0);
  });
});

it('a password set by a mailed link removes passkeys, which may be a stranger’s, and the mail says so', async () => {
  const anna = await test.make.user();
  const { authenticator } = await add(anna);
  await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
  const { code } = await newest(anna.email, 'reset-password');
  expect((await test.anyone().post('/v1/users/reset-password', { code, password: 'New-Secret-2' })).status).toBe(200);
  expect(await logIn(authenticator)).toMatchObject(FAILED);
  const mail = (await test.mails(anna.email)).at(-1);
  expect(mail).toMatchObject({ template: 'password-changed', data: { hadPasskeys: true } });
});

it.each(['/v1/users/passkeys', '/v1/users/login/passkey'])(
  'an answer to %s without a challenge is refused',
  async (url) => {
    const clientDataJSON = Buffer.from('{"type":"webauthn.create"}').toString('base64url');
    const given = { id: '5Zr0cJ7nVb1yEw', clientDataJSON };
    const body =
      url === URL
        ? { ...given, attestationObject: 'o2NmbXRkbm9uZQ' }
        : { ...given, authenticatorData: 'AAAA', signature: 'AAAA' };
    const { status } = await (await test.as(await test.make.user())).post(url, body);
    expect(status).toBe(400);
  },
);
