import type { Page } from 'playwright-core';
import { INSTALLATION_PROVIDER } from '../domain/session/installationProvider';
import { invitePath, paths, signedOnPath } from '../domain/links';
import {
  CLIENT,
  startIdentityProvider,
  type IdentityProvider,
} from '../server/platform/outgoing/testing/identityProvider';
import { fill, heading, PASSWORD, press } from '../testing/browser/acts';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

describe('login with an identity provider, which is another site', () => {
  // The provider is at 127.0.0.1, from which browsers send no strict cookies along.
  const env: Record<string, string> = { HOST: 'localhost' };
  let idp: IdentityProvider;
  beforeAll(async () => {
    idp = await startIdentityProvider();
    Object.assign(env, {
      OIDC_ISSUER: idp.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Acme ID',
    });
  });
  const journey = useJourney(env);
  afterAll(() => idp.close());

  let anna = { email: '' };
  let participantCode = '';
  let page: Page;

  journey.stage('a member confirms once with the password that the identity is theirs', async () => {
    await idp.allowRedirectUri(journey.product.origin + signedOnPath(INSTALLATION_PROVIDER));
    anna = await fillDatabase(journey.product, async (make) => {
      const { membership } = await make.pod();
      ({ participantCode } = membership);
      const user = await make.user({ firstName: 'Anna', lastName: 'Lee', bio: 'Small steps.' });
      return make.member(membership, { user });
    });
    idp.person = { sub: 'anna', email: anna.email, email_verified: true };
    ({ page } = await journey.enter());
    await page.goto(journey.product.origin + paths.login);
    await press(page, 'Log in with Acme ID');
    await heading(page, 'Is this you?').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await press(page, 'Use my password instead');
    await fill(page, { 'Your Stepwell password': PASSWORD });
    await press(page, 'Confirm and log in');
    await heading(page, 'Home').waitFor();
  });

  journey.stage('from then on the provider logs them in, with one tap', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading(page, 'Log in').waitFor();
    await press(page, 'Log in with Acme ID');
    await heading(page, 'Home').waitFor();
  });

  journey.stage('somebody new signs up by an invite with a mailed code, and joins', async () => {
    const email = 'nora.new@example.com';
    idp.person = { sub: 'nora', email, email_verified: true, given_name: 'Nora', family_name: 'New' };
    ({ page } = await journey.enter());
    await page.goto(journey.product.origin + invitePath('Participant', participantCode));
    await press(page, 'Continue with Acme ID');
    await heading(page, 'Is this you?').waitFor();
    await press(page, 'Email me a code');
    const { subject = '' } = await journey.mails.next(email, /is your code/);
    await fill(page, { 'Code from the email': /\d{6}/.exec(subject)?.[0] ?? '' });
    await press(page, 'Confirm and log in');
    await page.getByRole('button', { name: /^Join/ }).first().click();
    await page.waitForURL((url) => !url.pathname.startsWith(paths.signUpParticipant));
  });
});
