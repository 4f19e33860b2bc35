import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import type Provider from 'oidc-provider';

/** Seconds, of all that the provider issues. */
const TTL = 600;

export const CLIENT = { id: 'stepwell', secret: 'a secret that the provider gave' };

/** A person at the provider: their claims, of which `sub` is who they are. */
export type Claims = { sub: string } & Record<string, unknown>;

export interface IdentityProvider {
  issuer: string;
  /** Who logs in next. */
  person: Claims | undefined;
  /** Changes the claims of the next ID tokens, which are signed anew. */
  tamper: ((claims: JWTPayload) => JWTPayload) | undefined;
  /** Signs changed tokens with a key that the provider doesn't publish. */
  isForged: boolean;
  /** Answers everything with this status. */
  outage: number | undefined;
  rotateKeys: () => Promise<void>;
  allowRedirectUri: (uri: string) => Promise<void>;
  /** Logs in at an address that the product returned, as a browser would; the query that comes back. */
  visit: (address: string) => Promise<{ redirectUri: string; answer: string }>;
  close: () => Promise<void>;
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: String(Date.now()) + Math.random() };
}

/** The library warns of its in-memory storage, and of versions of Node.js on which it works all the same. */
async function quietly<T>(work: () => T | Promise<T>): Promise<T> {
  const { warn } = globalThis.console;
  globalThis.console.warn = () => undefined;
  try {
    return await work();
  } finally {
    globalThis.console.warn = warn;
  }
}

/** A certified OpenID provider on this machine (RS256, code flow), whose people log in without being asked. */
export async function startIdentityProvider(...redirectUris: string[]): Promise<IdentityProvider> {
  const { default: OidcProvider } = await quietly(() => import('oidc-provider'));
  let key = await newKey();
  let provider: Provider;
  let callback: (request: IncomingMessage, response: ServerResponse) => unknown;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const open = () =>
    quietly(() => {
      provider = new OidcProvider(issuer, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            redirect_uris: redirectUris,
            token_endpoint_auth_method: 'client_secret_basic',
          },
        ],
        jwks: { keys: [key] },
        cookies: { keys: ['a key of this test'] },
        features: { devInteractions: { enabled: false } },
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified', 'xms_edov'],
          profile: ['name', 'given_name', 'family_name'],
        },
        pkce: { required: () => true },
        ttl: { AccessToken: TTL, AuthorizationCode: TTL, Grant: TTL, IdToken: TTL, Interaction: TTL, Session: TTL },
        findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...self.person, sub: id }) }),
        interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      });
      callback = provider.callback();
    });

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
    if (!self.person)
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The person cancelled',
      });
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: self.person.sub } });
    const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    const grant = known ?? new provider.Grant({ accountId: session?.accountId, clientId: params.client_id as string });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (self.outage !== undefined) return void response.writeHead(self.outage).end('{}');
    if (request.url?.startsWith('/interaction/')) return interact(request, response);
    if (request.url === '/token' && self.tamper) signAnew(response, self.tamper);
    return void callback(request, response);
  }

  /** Replaces the ID token in an answer. */
  function signAnew(response: ServerResponse, tamper: (claims: JWTPayload) => JWTPayload): void {
    const end = response.end.bind(response) as (body: string) => ServerResponse;
    const replace = async (body: string) => {
      const tokens = JSON.parse(body) as { id_token: string };
      const claims = tamper(decodeJwt(tokens.id_token));
      const header = { alg: 'RS256', kid: key.kid };
      tokens.id_token = await new SignJWT(claims)
        .setProtectedHeader(header)
        .sign(await importJWK(self.isForged ? await newKey() : key));
      const changed = JSON.stringify(tokens);
      response.setHeader('content-length', Buffer.byteLength(changed));
      end(changed);
    };
    response.end = ((body: Buffer | string) => {
      void replace(String(body));
      return response;
    }) as typeof response.end;
  }

  const self: IdentityProvider = {
    issuer,
    person: undefined,
    tamper: undefined,
    isForged: false,
    outage: undefined,
    rotateKeys: async () => {
      key = await newKey();
      await open();
    },
    allowRedirectUri: async (uri) => {
      redirectUris.push(uri);
      await open();
    },
    visit: async (address) => {
      const jar = new Map<string, string>();
      let next = address;
      for (let step = 0; step < 10; step += 1) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          jar.set(name, value);
        }
        const to = response.headers.get('location');
        if (to === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        const url = new URL(to, next);
        const redirectUri = redirectUris.find((uri) => url.href.startsWith(uri));
        if (redirectUri !== undefined) return { redirectUri, answer: url.search };
        next = url.href;
      }
      throw new Error('The provider doesn’t come back.');
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
  await open();
  return self;
}
