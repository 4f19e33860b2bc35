import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { mySettingsPath, paths } from '../domain/links';
import { fill, follow, heading, logIn, PASSWORD, press } from '../testing/browser/acts';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

/** A removed passkey is refused, and so is a login that needs a second step, which the console reports. */
const passkeyIsRefused = { ignore: /status of 4(00|09)/ };

/** A device that keeps passkeys, and whose owner confirms each use at once. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('passkeys', () => {
  // Browsers make passkeys for names, not for addresses.
  const journey = useJourney({ HOST: 'localhost' });
  let anna = { email: '' };
  let page: Page;
  // The device confirms an offer in the email field's list at once, before anybody could press the button.
  let offersInList = false;

  const logOut = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await heading(page, 'Log in').waitFor();
  };

  journey.stage('a person adds a passkey in Account, and gives it a name', async () => {
    anna = await fillDatabase(journey.product, async (make) => {
      const { membership } = await make.pod();
      const user = await make.user({ firstName: 'Anna', lastName: 'Lee', bio: 'Small steps.' });
      return make.member(membership, { user });
    });
    ({ page } = await journey.enter(passkeyIsRefused));
    await addDevice(page);
    await page.exposeFunction('offersInList', () => offersInList);
    await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = () => offersInList()');
    await logIn(page, journey.product.origin, anna.email);
    await heading(page, 'Home').waitFor();
    await page.goto(journey.product.origin + mySettingsPath('account'));
    await follow(page, 'Add a passkey');
    await fill(page, { 'Your password': PASSWORD });
    await press(page, 'Continue');
    await page.getByText('The passkey ‘Passkey’ has been added.').waitFor();
    await journey.mails.next(anna.email, 'A passkey was added to your account');
    await follow(page, 'Rename Passkey');
    await fill(page, { Name: 'My phone' });
    await press(page, 'Save');
    await page.getByRole('listitem').filter({ hasText: 'My phone' }).getByText('Never used').waitFor();
  });

  journey.stage('the same device gets no second passkey', async () => {
    await follow(page, 'Add a passkey');
    await fill(page, { 'Your password': PASSWORD });
    await press(page, 'Continue');
    await page.getByText('This device or password manager already has a passkey for your account.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).and(page.locator(':focus')).waitFor();
    await follow(page, 'Cancel');
  });

  journey.stage('the button logs in with the passkey, and returns to where the person was going', async () => {
    await logOut();
    await page.goto(`${journey.product.origin}${paths.passkeys}`);
    await heading(page, 'Log in').waitFor();
    await press(page, 'Use a passkey');
    await page.getByRole('listitem').filter({ hasText: 'My phone' }).getByText('Last used: ').waitFor();
  });

  journey.stage('the login page offers the passkey in the email field’s list', async () => {
    offersInList = true;
    // Whoever confirms the offer at once is hardly out before they are in again.
    const loggedIn = page.waitForResponse((response) => response.url().endsWith('/v1/users/login/passkey'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    expect((await loggedIn).status()).toBe(200);
    offersInList = false;
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  });

  journey.stage('a removed passkey logs in no more', async () => {
    await page.goto(journey.product.origin + paths.passkeys);
    await follow(page, 'Remove My phone');
    await fill(page, { 'Your password': PASSWORD });
    await press(page, 'Remove passkey');
    await page.getByText('No passkeys yet').waitFor();
    await journey.mails.next(anna.email, 'A passkey was removed from your account');
    await logOut();
    await press(page, 'Use a passkey');
    await page.getByText(/^This passkey didn’t work here/).waitFor();
  });

  journey.stage('with two-factor login, a passkey is the second step after the password', async () => {
    await logIn(page, journey.product.origin, anna.email);
    await heading(page, 'Home').waitFor();
    await page.goto(journey.product.origin + paths.passkeys);
    await follow(page, 'Add a passkey');
    await fill(page, { 'Your password': PASSWORD });
    await press(page, 'Continue');
    await page.getByText('has been added.').waitFor();
    await page.goto(journey.product.origin + paths.twoFactor);
    await fill(page, { 'Your password': PASSWORD });
    await press(page, 'Continue');
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    const secret = Secret.fromBase32((await page.locator('code').first().innerText()).replaceAll(' ', ''));
    await fill(page, { 'Code from the app': new TOTP({ secret }).generate() });
    await press(page, 'Turn on');
    await press(page, 'I’ve saved them');
    await logOut();
    await fill(page, { Email: anna.email, Password: PASSWORD });
    await press(page, 'Log in');
    await heading(page, 'Enter your code').waitFor();
    await press(page, 'Use a passkey');
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  });
});
