import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JWTPayload } from 'jose';
import { systemClock } from '../clock';
import { makeOidcClient, type OidcChecks, type OidcProvider } from './oidcClient';
import { CLIENT, startIdentityProvider, type IdentityProvider } from './testing/identityProvider';

const redirectUri = 'http://stepwell.test/sign-on/installation';
const anna = {
  sub: 'anna',
  email: 'anna@example.com',
  email_verified: true,
  given_name: 'Anna',
  family_name: 'Ampere',
};

let idp: IdentityProvider;
let provider: OidcProvider;
const client = makeOidcClient({ clock: systemClock, allowPrivate: true });

beforeAll(async () => {
  idp = await startIdentityProvider(redirectUri);
  const { id: clientId, secret: clientSecret } = CLIENT;
  provider = { issuer: idp.issuer, clientId, clientSecret, redirectUri, isTrusted: false };
});
beforeEach(() => Object.assign(idp, { person: anna, tamper: undefined, isForged: false, outage: undefined }));
afterAll(() => idp.close());

let count = 0;
const newChecks = (): OidcChecks => {
  const text = String((count += 1)).padStart(43, 'x');
  return { state: `s${text}`, nonce: `n${text}`, verifier: `v${text}` };
};

/** Who comes back from a whole login. */
async function logIn({ with: used = client, checks = newChecks(), between = () => Promise.resolve() } = {}) {
  const { answer } = await idp.visit(await used.start(provider, checks));
  await between();
  return used.finish(provider, checks, new URLSearchParams(answer));
}

it('logs in by a code with PKCE, and learns who it is', async () => {
  const address = new URL(await client.start(provider, newChecks()));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  });
  expect(await logIn()).toEqual({
    issuer: idp.issuer,
    subject: 'anna',
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Ampere',
  });
});

it('the provider may have new keys at any time', async () => {
  await logIn();
  await idp.rotateKeys();
  expect(await logIn()).toMatchObject({ subject: 'anna' });
});

it.each([-50, 50])('a clock that is wrong by %i seconds does no harm', async (seconds) => {
  const clock = { ...systemClock, now: () => new Date(Date.now() + seconds * 1000) };
  expect(await logIn({ with: makeOidcClient({ clock, allowPrivate: true }) })).toMatchObject({ subject: 'anna' });
});

it('a token that has expired by the clock is refused', async () => {
  const clock = { ...systemClock, now: () => new Date(Date.now() + 24 * 60 * 60_000) };
  await expect(logIn({ with: makeOidcClient({ clock, allowPrivate: true }) })).rejects.toMatchObject({
    kind: 'invalid',
  });
});

it.each<[string, JWTPayload]>([
  ['another audience', { aud: 'another client' }],
  ['several audiences without the authorized one', { aud: ['another client', 'a third'] }],
  ['another issuer', { iss: 'https://id.example.com' }],
  ['another login’s nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['an end in the past', { exp: 1_700_000_000 }],
])('a token with %s is refused', async (_, claims) => {
  idp.tamper = (given) => ({ ...given, ...claims });
  await expect(logIn()).rejects.toMatchObject({ kind: 'invalid' });
});

it('a token with a foreign signature is refused', async () => {
  Object.assign(idp, { tamper: (claims: JWTPayload) => claims, isForged: true });
  await expect(logIn()).rejects.toMatchObject({ kind: 'invalid' });
});

it('an answer works once, and only with what its login began with', async () => {
  const checks = newChecks();
  const { answer } = await idp.visit(await client.start(provider, checks));
  const query = new URLSearchParams(answer);
  await expect(client.finish(provider, { ...checks, state: newChecks().state }, query)).rejects.toMatchObject({
    kind: 'invalid',
  });
  expect(await client.finish(provider, checks, query)).toMatchObject({ subject: 'anna' });
  await expect(client.finish(provider, checks, query)).rejects.toMatchObject({ kind: 'refused' });
});

it('a code is worthless without the verifier of its login', async () => {
  const checks = newChecks();
  const { answer } = await idp.visit(await client.start(provider, checks));
  const stolen = client.finish(provider, { ...checks, verifier: newChecks().verifier }, new URLSearchParams(answer));
  await expect(stolen).rejects.toMatchObject({ kind: 'refused' });
});

it('says what the provider says when the person cancels', async () => {
  idp.person = undefined;
  await expect(logIn()).rejects.toMatchObject({
    kind: 'refused',
    message: 'The provider says: The person cancelled',
  });
});

it.each([
  ['an address that isn’t verified', { email_verified: false }, undefined],
  ['an address that nobody calls verified', { email_verified: undefined }, undefined],
  ['a verified address, as text', { email_verified: 'true' }, 'anna@example.com'],
  ['an address of a verified domain', { email_verified: undefined, xms_edov: '1' }, 'anna@example.com'],
])('%s', async (_, claims, email) => {
  idp.person = { ...anna, ...claims };
  expect((await logIn()).email).toBe(email);
});

it('takes no flag of one answer for an address of the other', async () => {
  idp.tamper = (given) => ({ ...given, email: 'other@example.com', email_verified: false });
  expect((await logIn()).email).toBe('anna@example.com');
  idp.person = { ...anna, email_verified: false };
  idp.tamper = (given) => ({ ...given, email_verified: true });
  expect((await logIn()).email).toBeUndefined();
});

it('takes first and last name from the whole name', async () => {
  idp.person = { sub: 'zoe', name: 'Zoë van der Berg' };
  expect(await logIn()).toMatchObject({ firstName: 'Zoë', lastName: 'van der Berg' });
});

describe('a provider that doesn’t answer', () => {
  it('is unavailable at each step', async () => {
    idp.outage = 503;
    await expect(client.check(provider)).rejects.toMatchObject({ kind: 'unavailable' });
    idp.outage = undefined;
    const outage = () => Promise.resolve(void (idp.outage = 500));
    await expect(logIn({ between: outage })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is unavailable when nothing listens', async () => {
    const gone = { ...provider, issuer: 'http://127.0.0.1:9' };
    await expect(client.start(gone, newChecks())).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is unavailable when it is too slow', async () => {
    const slow = createServer(() => undefined);
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
    const issuer = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const hasty = makeOidcClient({ clock: systemClock, allowPrivate: true, timeLimitMs: 100 });
    await expect(hasty.check({ ...provider, issuer })).rejects.toMatchObject({ kind: 'unavailable' });
    slow.closeAllConnections();
    slow.close();
  });
});

describe('addresses', () => {
  const cautious = makeOidcClient({ clock: systemClock });

  it.each(['http://id.example.com', 'https://127.0.0.1', 'https://localhost', 'https://db.internal', 'not an address'])(
    'a business’s provider can’t be %s',
    async (issuer) => {
      await expect(cautious.check({ ...provider, issuer })).rejects.toMatchObject({ kind: 'invalid' });
    },
  );

  it('the installation’s provider may be in the operator’s own network', async () => {
    await cautious.check({ ...provider, isTrusted: true });
  });

  it('the address of the provider’s settings will do', async () => {
    await client.check({ ...provider, issuer: `${idp.issuer}/.well-known/openid-configuration` });
  });
});

describe('settings that lie', () => {
  let server: Server;
  let issuer: string;
  let lies: Record<string, unknown>;
  beforeAll(async () => {
    server = createServer((_, response) => {
      const settings = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, ...lies };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(settings));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it.each(['', '/.well-known/other', '/.well-known/openid-configuration/.well-known/openid-configuration'])(
    'another provider’s issuer is refused, at the path ‘%s’',
    async (path) => {
      lies = { issuer: 'https://accounts.google.com' };
      const liar = { ...provider, issuer: issuer + path };
      await expect(client.check(liar)).rejects.toMatchObject({ kind: 'invalid' });
    },
  );

  it.each(['javascript:alert(1)//', 'data:text/html,x', `https://id.example.com/?${'x'.repeat(9000)}`])(
    'a browser isn’t sent to what is no address of the Web, or far too long (%#)',
    async (address) => {
      lies = { authorization_endpoint: address };
      await expect(client.start({ ...provider, issuer }, newChecks())).rejects.toMatchObject({ kind: 'invalid' });
    },
  );
});
