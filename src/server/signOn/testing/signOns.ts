import type { SignOnSettings } from '../../../contract/entities.gen';
import { INSTALLATION_PROVIDER } from '../../../domain/session/installationProvider';
import { systemClock } from '../../platform/clock';
import { makeOidcClient } from '../../platform/outgoing/oidcClient';
import {
  CLIENT,
  startIdentityProvider,
  type Claims,
  type IdentityProvider,
} from '../../platform/outgoing/testing/identityProvider';
import { cookieOf } from '../../session/testing/loginLinks';
import type { TestAnswer } from '../../testing/actors';
import { useTestApp, type TestApp } from '../../testing/app';
import type { TestBusiness } from '../../testing/factories';
import { redirectUriOf } from '../providers';

/** A browser that has been to a provider and back, and what it brought. */
export interface Visit {
  provider: string;
  answer: string;
  cookie: string;
}

export interface Given {
  provider?: string;
  inviteCode?: string;
  returnPath?: string;
}

/** The app with the installation's identity provider, which also serves businesses. Its clock is the machine's. */
export function useSignOnApp() {
  const test = useTestApp({ deps: { oidc: makeOidcClient({ clock: systemClock, allowPrivate: true }) } });
  let idp: IdentityProvider;

  beforeAll(async () => {
    idp = await startIdentityProvider();
    const { config } = test.app.context;
    await idp.allowRedirectUri(redirectUriOf(config, INSTALLATION_PROVIDER));
    config.oidc = { name: 'Acme ID', issuer: idp.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret };
  });
  beforeEach(() => Object.assign(idp, { person: undefined, tamper: undefined, outage: undefined }));
  afterAll(() => idp.close());

  return { test, idp: () => idp, ...signOnsOf(test, () => idp) };
}

function signOnsOf(test: TestApp, idp: () => IdentityProvider) {
  const claimsOf = ({ email }: { email: string }, more: Partial<Claims> = {}): Claims => ({
    sub: `subject of ${email}`,
    email,
    email_verified: true,
    given_name: 'Provider',
    family_name: 'Name',
    ...more,
  });

  const start = (given: Given = {}, cookie = '') =>
    test.anyone().post('/v1/sign-on/start', { provider: INSTALLATION_PROVIDER, ...given }, { cookie });

  const comeBack = async ({ body, ...answer }: TestAnswer, provider: string): Promise<Visit> => {
    if (answer.status !== 200) throw new Error(JSON.stringify(body));
    const back = await idp().visit((body as { address: string }).address);
    return { provider, answer: back.answer, cookie: cookieOf({ body, ...answer }) };
  };

  const visit = async (person: Claims | undefined, given: Given = {}): Promise<Visit> => {
    idp().person = person;
    return comeBack(await start(given), given.provider ?? INSTALLATION_PROVIDER);
  };

  const finish = ({ cookie, ...answer }: Visit) => test.anyone().post('/v1/sign-on/finish', answer, { cookie });

  /** A whole login, up to the answer of the product. */
  const signOn = async (person: Claims, given?: Given) => finish(await visit(person, given));

  /** A new identity, with its ticket. */
  const ticketFor = async (person: Claims, given?: Given) => {
    const brought = await visit(person, given);
    const { body } = await finish(brought);
    const { ticket } = (body as { confirmation: { ticket: string } }).confirmation;
    return { ticket, cookie: brought.cookie };
  };

  const confirm = ({ cookie, ticket }: { ticket: string; cookie: string }, proof: object) =>
    test.anyone().post('/v1/sign-on/confirm', { ticket, ...proof }, { cookie });

  const sendCode = ({ cookie, ticket }: { ticket: string; cookie: string }) =>
    test.anyone().post('/v1/sign-on/code', { ticket }, { cookie });

  const mailedCodeFor = async (email: string): Promise<string | undefined> => {
    const mail = (await test.mails(email)).filter(({ template }) => template === 'sign-on-code').at(-1);
    return mail?.data.code as string | undefined;
  };

  const settingsUrl = ({ id }: TestBusiness) => `/v1/businesses/${id}/sign-on`;

  const settings = (more: object = {}) => ({
    name: 'Brightwater ID',
    issuer: idp().issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    required: 'nobody',
    ...more,
  });

  const save = async (business: TestBusiness, more: object = {}) =>
    (await test.as(business.owner)).put(settingsUrl(business), settings(more));

  const testSettings = async (business: TestBusiness, person: Claims | undefined = claimsOf(business.owner)) => {
    idp().person = person;
    const begun = await (await test.as(business.owner)).post(`${settingsUrl(business)}/test`);
    return finish(await comeBack(begun, business.id));
  };

  /** Gives a business a provider that has been tested. */
  const connect = async (business: TestBusiness, required = 'nobody'): Promise<void> => {
    await idp().allowRedirectUri(redirectUriOf(test.app.context.config, business.id));
    const { body } = await save(business);
    expect((await testSettings(business)).body).toMatchObject({ test: { worked: true } });
    if (required === 'nobody') return;
    const { version } = body as SignOnSettings;
    expect((await save(business, { required, version })).status).toBe(200);
  };

  return {
    claimsOf,
    start,
    visit,
    finish,
    signOn,
    ticketFor,
    confirm,
    sendCode,
    mailedCodeFor,
    settings,
    settingsUrl,
    save,
    testSettings,
    connect,
  };
}
