import type { Page } from 'playwright-core';
import { pageLinks, pathTo, paths } from '../domain/links';
import { fill, heading, press } from '../testing/browser/acts';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

describe('a message is reported, removed and argued about', () => {
  const journey = useJourney({ REPORT_EMAIL: 'reports@stepwell.example' });
  const SAID = 'You never finish anything.';
  let owner: Page;
  let anna: Page;
  let ben: Page;
  let queue = '';

  journey.stage('a person reports it where they chat, and reads the help lines first', async () => {
    const people = await fillDatabase(journey.product, async (make) => {
      const pod = await make.pod();
      const named = async (firstName: string, lastName: string) => {
        const user = await make.user({ firstName, lastName, bio: 'Small steps.' });
        return make.participant(pod, await make.member(pod.membership, { user }));
      };
      return { pod, anna: await named('Anna', 'Lee'), ben: await named('Ben', 'Cole') };
    });
    const { business } = people.pod.membership;
    queue = journey.product.origin + pathTo(paths.businessReports, { business: business.id });
    const chat = journey.product.origin + pageLinks.chat(people.pod.channelId);
    ({ page: owner } = await journey.enterAs(business.owner.email));
    await heading(owner, 'Home').waitFor();
    await owner.goto(`${queue}&panel=help`);
    await fill(owner, { 'Help lines': 'Samaritans: 116 123, day and night.' });
    await press(owner, 'Save help lines');
    await owner.getByText('Help lines saved').waitFor();
    ({ page: ben } = await journey.enterAs(people.ben.email));
    await heading(ben, 'Home').waitFor();
    await ben.goto(chat);
    await ben
      .getByRole('textbox', { name: /message/i })
      .first()
      .fill(SAID);
    await ben.keyboard.press('Enter');
    await ben.getByText(SAID).last().waitFor();
    ({ page: anna } = await journey.enterAs(people.anna.email));
    await heading(anna, 'Home').waitFor();
    await anna.goto(chat);
    await anna.getByText(SAID).last().hover();
    await anna.getByRole('button', { name: 'More for Ben Cole’s message' }).click();
    await anna.getByRole('menuitem', { name: 'Report…' }).click();
    await anna.getByRole('radio', { name: 'Somebody is in danger' }).check();
    await anna.getByText('Samaritans: 116 123').waitFor();
    await anna.getByRole('radio', { name: 'Harassment or hate' }).check();
    await fill(anna, { 'In your own words': 'He writes this to me every week.' });
    await press(anna, 'Send report');
    await anna.getByText('Thank you. It has arrived.').waitFor();
  });

  journey.stage('the owner finds it among their tasks, and removes it', async () => {
    await owner.goto(journey.product.origin + paths.memberships);
    await owner.getByRole('link', { name: 'See reports' }).click();
    await owner.getByRole('link', { name: 'Message from Ben Cole' }).click();
    await owner.getByText('He writes this to me every week.').waitFor();
    await owner.getByRole('radio', { name: 'Remove message' }).check();
    await fill(owner, { Reason: 'We don’t talk to each other like this here.' });
    await press(owner, 'Remove message');
    await owner.getByText('Decided. Both people are told.').waitFor();
  });

  journey.stage('its author reads why, and answers once; the owner looks at it again', async () => {
    await ben.goto(journey.product.origin + paths.reports);
    await ben.getByRole('link', { name: 'A message of yours' }).click();
    await ben.getByText('We don’t talk to each other like this here.').waitFor();
    await fill(ben, { 'Your answer': 'It was a joke.' });
    await press(ben, 'Send answer');
    await ben.getByText('Your answer has arrived').waitFor();
    await owner.goto(queue);
    await owner.getByRole('link', { name: 'Message from Ben Cole' }).click();
    await owner.getByText('It was a joke.').waitFor();
  });

  journey.stage('people without an account see where they can report something', async () => {
    const { page } = await journey.enter();
    await page.goto(journey.product.origin + paths.login);
    await page.getByRole('link', { name: 'reports@stepwell.example' }).waitFor();
  });
});
