import type { APIResponse, BrowserContext, Page, Route } from 'playwright-core';
import { demoAccounts } from '../server/demo/community';
import { readPdf } from '../server/testing/pdfText';
import { chooseOfMeeting, heading } from '../testing/browser/acts';
import { useJourney } from '../testing/product/journey';

/** Lines break at different points on paper than on a screen. */
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

async function opened(page: Page, name: string): Promise<Page> {
  const tab = page.context().waitForEvent('page');
  await chooseOfMeeting(page, name);
  return tab;
}

/** Some browsers show a PDF, others save it. */
const answerTo = (context: BrowserContext, part: string) =>
  new Promise<APIResponse>((resolve, reject) => {
    const take = async (route: Route) => {
      const response = await route.fetch();
      resolve(response);
      await route.fulfill({ response });
    };
    context.route((url) => url.href.includes(part), take).catch(reject);
  });

describe('the agenda of a pod', () => {
  const journey = useJourney({ DEMO: 'true' });

  it('is a PDF with the same people, steps and times as the page to print', async () => {
    const leader = demoAccounts().find(({ role }) => role === 'leader')?.email ?? '';
    const { page } = await journey.enterAs(leader, { timezone: 'Europe/Stockholm' });
    await page.getByRole('link', { name: 'Pods', exact: true }).first().click();
    await heading(page, 'Pods').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Early Birds' }).first().click();
    await heading(page, 'Early Birds').waitFor();

    const print = await opened(page, 'Print agenda');
    await heading(print, 'Early Birds').waitFor();
    const people = await print.locator('.people h2').allTextContents();
    const steps = await print.locator('.people .words').allTextContents();
    const times = await print.locator('h1 ~ p').allTextContents();
    const frame = () => print.evaluate(`getComputedStyle(document.querySelector('main')).borderTopWidth`);
    expect(await frame()).toBe('1px');
    await print.emulateMedia({ media: 'print' });
    expect(await frame()).toBe('0px');
    await print.emulateMedia({ media: 'screen' });
    expect(people.length).toBeGreaterThan(3);
    expect(steps.length).toBeGreaterThan(3);

    expect(new URL(print.url()).searchParams.get('panel')).toBe('checklist');
    await print.getByRole('checkbox', { name: 'Here' }).nth(1).check();
    await print.reload();
    await print.getByRole('checkbox', { name: 'Here' }).nth(1).waitFor();
    expect(await print.getByRole('checkbox', { checked: true }).count()).toBe(1);
    expect(await print.getByRole('checkbox', { name: 'Here' }).nth(1).isChecked()).toBe(true);

    const answered = answerTo(page.context(), 'format=pdf');
    await opened(page, 'Agenda as PDF');
    const answer = await answered;
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="early-birds-agenda.pdf"',
    });
    const pdf = readPdf(await answer.body());
    expect(pdf.title).toContain('Early Birds');
    const printed = withoutSpace(pdf.pages.join(''));
    const missing = [...people, ...steps, ...times].filter((text) => !printed.includes(withoutSpace(text)));
    expect(missing).toEqual([]);
  });
});
