import { INSTALLATION_PROVIDER } from '../../../domain/session/installationProvider';
import type { OidcClient } from '../../platform/outgoing/oidcClient';
import { cookieOf } from '../../session/testing/loginLinks';
import type { TestAnswer } from '../../testing/actors';
import type { TestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';

const ISSUER = 'https://id.example.com';

interface Person {
  id: string;
  email: string;
}

/** Vouches for one address. */
export const vouchingFor = ({ email }: Person): OidcClient => ({
  check: ({ issuer }) => Promise.resolve(issuer),
  start: (_, { state }) => Promise.resolve(`${ISSUER}/authorize?state=${state}`),
  finish: () => Promise.resolve({ issuer: ISSUER, subject: `subject of ${email}`, email }),
});

function bodyOf<Body>({ status, body }: TestAnswer): Body {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Body;
}

/** Logins with a provider of the installation that is only pretended. */
export function fakeSignOnIn(test: TestApp) {
  async function ticketFor(person: Person): Promise<{ ticket: string; cookie: string }> {
    const { context } = test.app;
    context.oidc = vouchingFor(person);
    context.config.oidc = { name: 'Acme ID', issuer: ISSUER, clientId: 'stepwell', clientSecret: '' };
    const provider = INSTALLATION_PROVIDER;
    const started = await test.anyone().post('/v1/sign-on/start', { provider });
    const answer = new URL(bodyOf<{ address: string }>(started).address).search;
    const cookie = cookieOf(started);
    const finished = await test.anyone().post('/v1/sign-on/finish', { provider, answer }, { cookie });
    const { confirmation } = bodyOf<{ confirmation: { ticket: string } }>(finished);
    return { ticket: confirmation.ticket, cookie };
  }

  const sendCode = async (person: Person) => {
    const { ticket, cookie } = await ticketFor(person);
    bodyOf(await test.anyone().post('/v1/sign-on/code', { ticket }, { cookie }));
  };

  const link = async (person: Person) => {
    const { ticket, cookie } = await ticketFor(person);
    bodyOf(await test.anyone().post('/v1/sign-on/confirm', { ticket, password: PASSWORD }, { cookie }));
  };

  const unlink = async (person: Person) => {
    const me = await test.as(person);
    const [identity] = bodyOf<{ id: string }[]>(await me.get('/v1/users/identities'));
    bodyOf(await me.post(`/v1/users/identities/${identity?.id}/remove`, { password: PASSWORD }));
  };

  return { sendCode, link, unlink };
}
