import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { mySettingsPath, paths } from '../domain/links';
import { users } from '../server/platform/database/schema';
import { fill, follow, heading, logIn, PASSWORD, press } from '../testing/browser/acts';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

const bio = 'Small steps.';

/** A login that needs a code is refused first, which the console reports. */
const codeIsAsked = { ignore: /status of 409/ };

const STEP_MS = 30_000;

function makeApp() {
  let secret: Secret | undefined;
  return {
    add: async (page: Page) => {
      await page.getByRole('img', { name: /QR code/ }).waitFor();
      secret = Secret.fromBase32((await page.locator('code').first().innerText()).replaceAll(' ', ''));
    },
    /**
     * The next time step's code, which the server accepts for at least a minute, however late a slow machine sends
     * it.
     */
    code: () => {
      if (!secret) throw new Error('The app has no key yet.');
      return new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS });
    },
  };
}

async function setUp(page: Page, app: ReturnType<typeof makeApp>): Promise<string[]> {
  await fill(page, { 'Your password': PASSWORD });
  await press(page, 'Continue');
  await app.add(page);
  await fill(page, { 'Code from the app': app.code() });
  await press(page, 'Turn on');
  await heading(page, 'Save your recovery codes').waitFor();
  const codes = await page.getByRole('listitem').getByRole('code').allInnerTexts();
  await press(page, 'I’ve saved them');
  return codes;
}

async function logInAsFarAsTheCode(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}${paths.login}`);
  await fill(page, { Email: email, Password: PASSWORD });
  await press(page, 'Log in');
  await heading(page, 'Enter your code').waitFor();
}

describe('two-factor login', () => {
  const journey = useJourney();
  const [ownersApp, adminsApp] = [makeApp(), makeApp()];
  let owner = { email: '' };
  let admin = { email: '' };
  let recoveryCodes: string[] = [];

  journey.stage('the owner of a business sets up two-factor login, with recovery codes', async () => {
    [owner, admin] = await fillDatabase(journey.product, async (make) => {
      const marian = await make.user({ firstName: 'Marian', lastName: 'Okafor', bio });
      const business = await make.business({ owner: marian, name: 'Kiln & Co' });
      await make.membership({ business, name: 'Small Steps Circle' });
      const ben = await make.user({ firstName: 'Ben', lastName: 'Ashworth', bio });
      return [marian, await make.admin(business, ben)] as const;
    });
    const { page } = await journey.enterAs(owner.email);
    await page.goto(journey.product.origin + mySettingsPath('account'));
    await follow(page, 'Set up');
    recoveryCodes = await setUp(page, ownersApp);
    expect(recoveryCodes).toHaveLength(10);
    await page.getByText('You have 10 recovery codes left.').waitFor();
    await journey.mails.next(owner.email, 'Two-factor login is on');
  });

  journey.stage('the owner logs in by keyboard alone, with the app’s code', async () => {
    // The server refuses a used code; removing its record of the first use stands for minutes passing.
    await fillDatabase(journey.product, (_, { db }) =>
      db.update(users).set({ twoFactorStep: 0 }).where(eq(users.email, owner.email)),
    );
    const { page } = await journey.enter(codeIsAsked);
    await logInAsFarAsTheCode(page, journey.product.origin, owner.email);
    await page.keyboard.type(ownersApp.code());
    await page.keyboard.press('Enter');
    await heading(page, 'Home').waitFor();
  });

  journey.stage('without their phone the owner logs in with a recovery code, even on another phone', async () => {
    const { page } = await journey.enter({ ...codeIsAsked, phone: true });
    await logInAsFarAsTheCode(page, journey.product.origin, owner.email);
    await press(page, 'Use a recovery code instead');
    await fill(page, { 'Recovery code': recoveryCodes[0] ?? '' });
    await press(page, 'Log in');
    await heading(page, 'Home').waitFor();
    await journey.mails.next(owner.email, 'A recovery code was used');
  });

  journey.stage('the owner requires it: an admin without it is redirected to the setup, and back', async () => {
    const { page } = await journey.enter(codeIsAsked);
    await logInAsFarAsTheCode(page, journey.product.origin, owner.email);
    await press(page, 'Use a recovery code instead');
    await fill(page, { 'Recovery code': recoveryCodes[1] ?? '' });
    await press(page, 'Log in');
    await heading(page, 'Home').waitFor();
    await page.goto(journey.product.origin + mySettingsPath('business'));
    await press(page, 'Make it required');
    await page.getByText('Two-factor login is required now.').waitFor();
    await journey.mails.next(admin.email, 'Kiln & Co now needs two-factor login');

    const other = await journey.enter(codeIsAsked);
    await logIn(other.page, journey.product.origin, admin.email);
    await heading(other.page, 'Two-factor login').waitFor();
    await other.page.getByText(/^Kiln & Co asks the people who run it/).waitFor();
    await setUp(other.page, adminsApp);
    await heading(other.page, 'Home').waitFor();
    await other.page.goto(journey.product.origin + paths.businessSettings);
    await other.page.getByLabel('Business name').waitFor();
  });
});
