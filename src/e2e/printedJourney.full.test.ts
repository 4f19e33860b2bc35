import { json } from 'node:stream/consumers';
import { demoAccounts } from '../server/demo/community';
import { readPdf } from '../server/testing/pdfText';
import { heading } from '../testing/browser/acts';
import { useJourney } from '../testing/product/journey';

/** Lines break at different points on paper than on a screen. */
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

describe('a person’s own journey', () => {
  const journey = useJourney({ DEMO: 'true' });

  it('prints as a book with a title page, every step and no navigation, and comes with all their data', async () => {
    const email = demoAccounts().find(({ role }) => role === 'participant')?.email ?? '';
    const { page } = await journey.enterAs(email, { timezone: 'Europe/London' });
    await page.goto(`${journey.product.origin}/my-journey`);
    await heading(page, 'My journey').waitFor();
    await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor();
    const steps = await page.getByRole('main').getByRole('listitem').getByRole('paragraph').allTextContents();
    expect(steps.length).toBeGreaterThan(20);

    const { pages } = readPdf(await page.pdf({ format: 'A4' }));
    const [cover = '', ...rest] = pages;
    expect(withoutSpace(cover)).toMatch(/^Myjourney.+20\d\d/);
    expect(rest.length).toBeGreaterThan(1);
    const printed = withoutSpace(rest.join(''));
    expect(steps.filter((step) => !printed.includes(withoutSpace(step)))).toEqual([]);
    for (const name of ['Notifications', 'Print or save', 'My Settings']) {
      expect(printed).not.toContain(withoutSpace(name));
    }

    await page.goto(`${journey.product.origin}/my-settings?panel=account`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^stepwell-my-data-.*\.json$/);
    expect(await json(await file.createReadStream())).toMatchObject({ account: [{ email }] });
  });

  it('other pages are printed with their content, without what only a screen can use', async () => {
    const email = demoAccounts().find(({ role }) => role === 'leader')?.email ?? '';
    const { page } = await journey.enterAs(email, { timezone: 'Europe/London' });
    const forScreens =
      ':is(nav, form, input, [data-portal], header:has(~ main), .mantine-Button-root:not([aria-pressed])):visible';
    for (const path of ['/memberships', '/pods', '/chats', '/my-settings']) {
      await page.goto(journey.product.origin + path);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await title.waitFor();
      expect(await page.locator(forScreens).count()).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator(forScreens).count()).toBe(0);
      expect(await title.isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
