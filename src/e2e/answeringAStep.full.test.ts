import { heading, press } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { useJourney } from '../testing/product/journey';
import { linkIn } from '../testing/product/mailSink';

const maya = 'maya.goldberg@example.com';

describe('a person receives an email that asks about their step', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let phone: Person;
  let [done, notDone] = ['', ''];

  stage(
    'the email arrives a day before, with both answers, and a mail scanner that opens them changes nothing',
    async () => {
      const mail = await journey.mails.next(maya, /^Your step is due (today|tomorrow): /m);
      [done, notDone] = [linkIn(mail, 'answer=done'), linkIn(mail, 'answer=not-done')];
      for (const link of [done, notDone, done])
        expect((await fetch(link, { headers: { accept: 'text/html' } })).status).toBe(200);
      const code = new URL(done).searchParams.get('c') ?? '';
      const answer = await fetch(`${journey.product.origin}/v1/step-answers/${code}`);
      expect(await answer.json()).toMatchObject({ state: 'OPEN' });
    },
  );

  stage('on a phone without a session, one tap answers', async () => {
    phone = await journey.enter({ phone: true });
    const { page } = phone;
    await page.goto(done);
    await heading(page, 'Have you done your step?').waitFor();
    await press(page, 'Done');
    await heading(page, 'You did it').waitFor();
    await page.getByText('Well done!').waitFor();
  });

  stage('the product shows the answer, and no longer asks', async () => {
    const { page } = await journey.enterAs(maya);
    await page.goto(`${journey.product.origin}/pods/next-tiny-step`);
    await page.getByText('Well done!').waitFor();
    await page.goto(`${journey.product.origin}/notifications`);
    await heading(page, 'Notifications').waitFor();
    expect(await page.getByText(/^Your step in /).count()).toBe(0);
  });

  stage('neither button can answer a second time', async () => {
    const { page } = phone;
    await page.goto(notDone);
    await heading(page, 'You’ve already said it’s done').waitFor();
    await page.getByRole('link', { name: 'Open my step' }).waitFor();
  });
});
