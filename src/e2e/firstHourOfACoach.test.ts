import { confirmAddress, fill, follow, heading, press, registerBusiness } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { countEffort, type Effort } from '../testing/browser/effort';
import { useJourney } from '../testing/product/journey';

const marian = { firstName: 'Marian', lastName: 'Okafor', email: 'marian@example.com' };
const anna = 'anna@example.com';

const MAX_CLICKS = 11;
const MAX_FIELDS = 8;

describe('from a coach’s registration to a pod with an invitation sent', () => {
  const journey = useJourney();
  const { stage } = journey;
  let coach: Person;
  let effort: () => Effort;

  beforeAll(async () => {
    coach = await journey.enter({ withoutServiceWorker: true });
    effort = await countEffort(coach.page);
  });

  stage('the coach registers, and confirms the address', async () => {
    await registerBusiness(coach.page, journey.product.origin, 'Small Steps Circle', marian);
    await confirmAddress(coach.page, journey.mails, marian.email, /\/memberships/);
  });

  stage('adds a membership, with one tap for each step', async () => {
    const { page } = coach;
    await follow(page, 'Add Membership');
    await page.getByLabel('Membership name').waitFor();
    for (const step of ['Details', 'Links', 'Pods']) {
      await page.getByText(step, { exact: true }).and(page.locator('strong')).waitFor();
      await press(page, 'Next');
    }
    await press(page, 'Create membership');
    await heading(page, 'Add a pod').waitFor();
  });

  stage('adds the first pod, which they lead in a week, and leaves its link for later', async () => {
    const { page } = coach;
    await fill(page, { 'Pod name': 'Tuesday Table' });
    await page.getByLabel('I’ll add it later').check();
    await press(page, 'Add pod');
    await heading(page, 'Now invite people').waitFor();
  });

  stage('invites somebody, with few clicks and fields in all', async () => {
    const { page } = coach;
    await fill(page, { People: anna });
    await press(page, 'Send invitations');
    await heading(page, 'Home').waitFor();
    await journey.mails.next(anna, /Small Steps Circle/);
    const { clicks, fields } = effort();
    expect({ clicks, fields }).toEqual({ clicks: MAX_CLICKS, fields: MAX_FIELDS });
  });

  stage('sees what is left to do, and goes on to the link, without which nobody can join', async () => {
    const { page } = coach;
    const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Get started' }) });
    await list.getByText('1 person invited').waitFor();
    expect(await page.getByRole('link', { name: /^Join meeting/ }).count()).toBe(0);
    await list.getByRole('link', { name: 'Enter a link' }).click();
    await fill(page, { 'Meeting link': 'https://meet.example.com/tuesday' });
    await press(page, 'Save changes');
    await heading(page, 'Tuesday Table').waitFor();
    await page.goto(`${journey.product.origin}/memberships`);
    await list.getByRole('button', { name: 'Hide this list' }).waitFor();
    expect(await list.getByRole('link', { name: 'Enter a link' }).count()).toBe(0);
    await press(page, 'Hide this list');
    await list.waitFor({ state: 'detached' });
    await page.reload();
    await heading(page, 'Home').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Small Steps Circle' }).waitFor();
    expect(await list.count()).toBe(0);
  });
});
