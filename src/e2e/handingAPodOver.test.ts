import {
  confirmTraining,
  fill,
  follow,
  heading,
  podMemberRow,
  openNotifications,
  openListedPod,
  openPod,
  press,
} from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { useJourney } from '../testing/product/journey';
import { linkIn } from '../testing/product/mailSink';

const POD = 'Evening Current';
const VIKTORS_LINK = 'https://meet.example.com/viktors-room';
const daniel = 'daniel.osei@example.com';
const viktor = 'viktor.nowak@example.com';

describe('a leader hands their pod over to a participant', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let leader: Person;
  let participant: Person;
  let link = '';

  stage('the leader asks a participant to lead, and nothing changes until they accept', async () => {
    leader = await journey.enterAs(daniel);
    participant = await journey.enterAs(viktor, { timezone: 'Europe/Warsaw', phone: true });
    const { page } = leader;
    await openPod(page, journey.product.origin, POD);
    await follow(page, 'Hand over pod');
    await heading(page, `Hand over ${POD}`).waitFor();
    await follow(page, 'Make leader (Viktor Nowak)');
    await heading(page, `Make Viktor Nowak leader of ${POD}`).waitFor();
    await page.getByText('You’ll stay in the pod as a participant.').waitFor();
    await press(page, 'Ask Viktor');
    await page.getByText('We’ve asked Viktor Nowak.').waitFor();
    await heading(page, POD).waitFor();
    await podMemberRow(page, 'Daniel Osei', 'Leader · You').waitFor();
  });

  stage('the participant finds the request under the bell, in the pod and in a mail', async () => {
    const { page } = participant;
    await openPod(page, journey.product.origin, POD);
    await page.getByText(`You’ve been asked to lead ${POD}.`).waitFor();
    await openNotifications(page);
    await page.getByText(`Daniel Osei has asked you to lead ${POD}.`).waitFor();
    link = linkIn(
      await journey.mails.next(viktor, `Daniel Osei would like you to lead ${POD}`),
      '/leader/complete-switch',
    );
  });

  stage('they accept by the mail’s link, after adding their own meeting link', async () => {
    const { page } = participant;
    await page.goto(link);
    await heading(page, `Are you happy to lead ${POD}?`).waitFor();
    await press(page, 'Accept');
    await page.getByText('Meeting link is required').first().waitFor();
    await fill(page, { 'Meeting link': VIKTORS_LINK });
    await press(page, 'Accept');
    await page.getByText(`You now lead ${POD}`).waitFor();
  });

  stage(
    'both people see who leads now and that the old leader is a participant; the old leader sees it live',
    async () => {
      await openListedPod(participant.page, POD);
      await podMemberRow(participant.page, 'Viktor Nowak', 'Leader · You').waitFor();
      await podMemberRow(participant.page, 'Daniel Osei').waitFor();
      await podMemberRow(leader.page, 'Viktor Nowak', 'Leader').waitFor();
      await podMemberRow(leader.page, 'Daniel Osei', 'You').waitFor();
      await leader.page.getByRole('link', { name: 'Manage pod' }).waitFor({ state: 'detached' });
      await leader.page.getByRole('link', { name: 'Leave pod' }).waitFor();
    },
  );

  stage('the old leader gets a mail', async () => {
    await journey.mails.next(daniel, `Viktor Nowak now leads ${POD}`);
  });

  stage(
    'at their next visit the new leader is welcomed and confirms the training, then reaches the page they requested',
    async () => {
      const { page } = participant;
      await page.goto(`${journey.product.origin}/notifications`);
      await confirmTraining(page, 'Small Steps Circle');
      await heading(page, 'Notifications').waitFor();
      const main = page.getByRole('main');
      await main.getByRole('listitem').or(main.getByText('Nothing new')).first().waitFor();
      expect(await page.getByText('has asked you to lead').count()).toBe(0);
    },
  );

  stage('a second click on the mail’s link shows that it was used, and changes nothing', async () => {
    const { page } = participant;
    await page.goto(link);
    await heading(page, 'Request not found').waitFor();
    await page.getByText('Link is no longer valid').waitFor();
    await openPod(page, journey.product.origin, POD);
    await podMemberRow(page, 'Viktor Nowak', 'Leader · You').waitFor();
    await follow(page, 'Manage pod');
    await follow(page, 'Pod and meeting');
    expect(await page.getByLabel('Meeting link').inputValue()).toBe(VIKTORS_LINK);
  });
});
