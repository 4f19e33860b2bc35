import type { Page } from 'playwright-core';
import { mySettingsPath, paths } from '../domain/links';
import { fill, heading, PASSWORD, press } from '../testing/browser/acts';
import { untilControlled } from '../testing/browser/browserStorage';
import { until } from '../server/testing/until';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

async function isCachedInFrench(): Promise<boolean> {
  const cached = await caches.match('/pods.html', { ignoreSearch: true });
  const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return !installing && !waiting && (await cached?.text())?.includes('<html lang="fr"') === true;
}

describe('in another language', () => {
  const journey = useJourney();
  const at = (path: string) => journey.product.origin + path;
  let anna = { email: '' };
  let page: Page;
  let setOffline: (isOffline: boolean) => Promise<void>;

  const logInAt = async (name: string, email: string, password: string) => {
    await fill(page, { [email]: anna.email, [password]: PASSWORD });
    await press(page, name);
    await page.waitForURL((url) => url.pathname !== paths.login);
  };

  const choose = async (label: string, language: string, button: string) => {
    await page.getByLabel(label).selectOption(language);
    await press(page, button);
    await page.locator(`html[lang=${language}]`).waitFor();
  };

  journey.stage('a German browser gets the login in German, and keeps an account in German', async () => {
    anna = await fillDatabase(journey.product, async (make) => {
      const { membership } = await make.pod();
      const user = await make.user({ firstName: 'Anna', lastName: 'Lee', bio: 'Kleine Schritte.' });
      return make.member(membership, { user });
    });
    const person = await journey.enter({ locale: 'de-AT', ignore: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
    ({ page } = person);
    setOffline = (isOffline) => person.context.setOffline(isOffline);
    await page.goto(at(paths.login));
    expect(await languageOf(page)).toBe('de');
    await logInAt('Anmelden', 'E-Mail-Adresse', 'Passwort');
    await heading(page, 'Startseite').waitFor();
    await page.goto(at(mySettingsPath('profile')));
    expect(await page.getByLabel('Sprache').inputValue()).toBe('de');
  });

  journey.stage('the reader chooses another in the settings: the page comes in it at once, also offline', async () => {
    await untilControlled(page);
    await choose('Sprache', 'fr', 'Sprache ändern');
    expect(await page.getByLabel('Langue').inputValue()).toBe('fr');
    await page.goto(at(paths.pods));
    expect(await languageOf(page)).toBe('fr');
    await until(() => page.evaluate(isCachedInFrench));
    await setOffline(true);
    await page.reload();
    await page.getByText('Vous êtes hors ligne. Voici ce que vous avez vu en dernier.').waitFor();
    expect(await languageOf(page)).toBe('fr');
    await setOffline(false);
  });

  journey.stage('a second tab offers to follow, and what was typed in it stays until then', async () => {
    const other = await page.context().newPage();
    await other.goto(at(mySettingsPath('profile')));
    await other.getByLabel('Présentation').fill('Petits pas.');
    await page.goto(at(mySettingsPath('profile')));
    await choose('Langue', 'en', 'Changer de langue');
    await other.getByRole('status').getByRole('button').first().waitFor();
    expect(await other.getByLabel('Présentation').inputValue()).toBe('Petits pas.');
    await other.close();
  });

  journey.stage('another browser, which prefers German, follows the account', async () => {
    const person = await journey.enter({ locale: 'de-AT' });
    ({ page } = person);
    await page.goto(at(paths.login));
    await logInAt('Anmelden', 'E-Mail-Adresse', 'Passwort');
    await heading(page, 'Home').waitFor();
    expect(await languageOf(page)).toBe('en');
    await page.goto(at(paths.pods));
    expect(await languageOf(page)).toBe('en');
  });
});
