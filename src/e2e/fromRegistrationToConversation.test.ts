import {
  confirmAddress,
  confirmTraining,
  copyInvite,
  fill,
  follow,
  heading,
  logIn,
  imageFile,
  press,
  registerBusiness,
  messageText,
  say,
  signUp,
  writeBio,
} from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { CONNECTION_AWAY } from '../testing/browser/conversation';
import { useJourney } from '../testing/product/journey';
import { calendarIn } from '../testing/product/mailSink';

const marian = { firstName: 'Marian', lastName: 'Okafor', email: 'marian@example.com' };
const anna = { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna@example.com' };
const ben = { firstName: 'Ben', lastName: 'Ashworth', email: 'ben@example.com' };

describe('from a business’s registration to two people chatting in their pod', () => {
  const journey = useJourney();
  const { stage } = journey;
  let owner: Person;
  let leader: Person;
  let participant: Person;
  let leaderLink = '';
  let participantLink = '';

  beforeAll(async () => {
    owner = await journey.enter({ ignore: CONNECTION_AWAY });
    leader = await journey.enter({ timezone: 'Europe/London', ignore: CONNECTION_AWAY });
    participant = await journey.enter({ timezone: 'America/New_York', phone: true, ignore: CONNECTION_AWAY });
  });

  stage('a business registers, confirms by email, which signs in, and finds out how to get started', async () => {
    const { page } = owner;
    await registerBusiness(page, journey.product.origin, 'Slow Current Coaching', marian);
    await confirmAddress(page, journey.mails, marian.email, /\/memberships/);
    await follow(page, 'Set up Zoom');
    await heading(page, 'Connect Zoom').waitFor();
    await follow(page, 'Not now');
    await follow(page, 'Assign an admin');
    await heading(page, 'Who runs Slow Current Coaching day to day?').waitFor();
    await press(page, 'Not now');
    await page.getByRole('heading', { name: 'Get started' }).waitFor();
    await page.getByText('Welcome Marian Okafor (Slow Current Coaching)').waitFor();
  });

  stage('creates a membership in four steps, with a logo, and copies its invite links', async () => {
    const { page } = owner;
    await follow(page, 'Add Membership');
    await fill(page, { 'Membership name': '' });
    await press(page, 'Next');
    await page.getByText('Membership name is required').first().waitFor();
    await fill(page, { 'Membership name': 'Small Steps Circle', 'Support email': 'help@example.com' });
    await press(page, 'Next');
    await page.getByText('Leader training', { exact: true }).click();
    await fill(page, { 'Leader training link': 'https://example.com/training' });
    await page.reload();
    expect(await page.getByLabel('Leader training link').inputValue()).toBe('https://example.com/training');
    await press(page, 'Next');
    await press(page, 'Next');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Choose image');
    await (await chooser).setFiles(await imageFile());
    await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await press(page, 'Create membership');
    await heading(page, 'Add a pod').waitFor();
    await page.goto(`${journey.product.origin}/membership/invites${new URL(page.url()).search}`);
    await heading(page, 'Invites').waitFor();
    leaderLink = await copyInvite(page, 'leader');
    participantLink = await copyInvite(page, 'participant');
  });

  stage(
    'a leader signs up, confirms, is approved by a click on a notification, and confirms the training',
    async () => {
      const { page } = leader;
      await signUp(page, leaderLink, anna);
      await confirmAddress(page, journey.mails, anna.email, /\/leader-email-verified/);

      await owner.page.getByRole('link', { name: /^Notifications, \d+/ }).click();
      await press(owner.page, 'Approve');
      await owner.page.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });

      await logIn(page, journey.product.origin, anna.email);
      await confirmTraining(page, 'Small Steps Circle');
      await writeBio(page, 'Ceramicist turned product manager.');
    },
  );

  stage('the leader adds a pod with a weekly meeting', async () => {
    const { page } = leader;
    await page.goto(`${journey.product.origin}/pods`);
    await page.getByRole('link', { name: 'Add Pod' }).first().click();
    await heading(page, 'Add a pod').waitFor();
    await fill(page, { 'Pod name': 'Tuesday Table', 'Meeting link': 'https://meet.example.com/tuesday' });
    const date = page.getByLabel('First meeting');
    await date.fill('01/12/2099 7:00 pm');
    await date.press('Tab');
    await page.getByText(/Tuesdays/).waitFor();
    await press(page, 'Add pod');
    await heading(page, 'Tuesday Table').waitFor();
    const invitation = await journey.mails.next(anna.email, 'Tuesday Table');
    expect(invitation.attachments.some(({ mimeType }) => mimeType === 'text/calendar')).toBe(true);
  });

  stage('a participant signs up for that pod, confirms, and is greeted in it, with its people', async () => {
    const { page } = participant;
    await signUp(page, participantLink, ben, async () => page.getByLabel(/Tuesday Table/).check());
    await confirmAddress(page, journey.mails, ben.email, /\/memberships/);
    await page.getByRole('heading', { name: 'You’re in Tuesday Table' }).waitFor();
    await page.getByText('Led by Anna Lindqvist. You’re the first to join.').waitFor();
    await follow(page, 'Say hello');
    await page.locator('textarea:focus').waitFor();
    await page.goBack();
  });

  stage('the participant opens the pod, and sees its meeting in their own zone', async () => {
    const { page } = participant;
    await follow(page, 'Tuesday Table');
    await heading(page, 'Tuesday Table').waitFor();
    await page
      .getByText(/2:00\spm\s\(EST\)/)
      .first()
      .waitFor();
  });

  stage('the participant commits to a Next Tiny Step, which the leader sees', async () => {
    const { page } = participant;
    await page.getByRole('link', { name: 'Set my step' }).click();
    await press(page, 'Commit to this step');
    await page.getByText('Goal is required').first().waitFor();
    await fill(page, { Goal: 'A calmer week', 'Next Tiny Step': 'Say no to one meeting' });
    await fill(page, { 'Commitment date: date': '2098-07-01', 'Commitment date: time': '18:30' });
    await press(page, 'Commit to this step');
    await page.getByText('Scheduled').first().waitFor();
    await page.reload();
    await page.getByText('Say no to one meeting').first().waitFor();
    await page.locator('time[datetime="2098-07-01T22:30:00.000Z"]').first().waitFor();
    const podId = new URL(page.url()).search;
    await leader.page.goto(`${journey.product.origin}/pod/participants${podId}`);
    await leader.page.getByText('Say no to one meeting').first().waitFor();
  });

  stage('both chat, and each message appears live for the other', async () => {
    for (const { page } of [leader, participant]) {
      await page.goto(`${journey.product.origin}/chats`);
      await page.getByRole('link', { name: /Tuesday Table/ }).click();
    }
    await say(leader.page, 'Welcome Ben, good to have you here.');
    await messageText(participant.page, 'Welcome Ben, good to have you here.').waitFor();
    await say(participant.page, 'Thank you, Anna! See you on Tuesday.');
    await messageText(leader.page, 'Thank you, Anna! See you on Tuesday.').waitFor();
  });

  stage(
    'the server is killed while both chat, and restarted: nothing sent is lost, and both continue without reloading',
    async () => {
      await say(leader.page, 'Sent just before the power went.');
      await messageText(participant.page, 'Sent just before the power went.').waitFor();
      await journey.product.kill();
      await journey.product.start();
      await say(participant.page, 'I am still here, are you?');
      await messageText(leader.page, 'I am still here, are you?').waitFor();
      await leader.page.reload();
      for (const text of ['Sent just before the power went.', 'I am still here, are you?']) {
        await messageText(leader.page, text).waitFor();
        expect(await messageText(leader.page, text).count()).toBe(1);
      }
    },
  );

  stage('the participant leaves the pod, and its conversation', async () => {
    const { page } = participant;
    await page.goto(`${journey.product.origin}/pods`);
    await page
      .getByRole('link', { name: /Tuesday Table/ })
      .first()
      .click();
    await follow(page, 'Leave pod');
    await press(page, 'Leave pod');
    await page.getByText('Would you like to join another Pod?').waitFor();
    await follow(page, 'No');
    await heading(page, 'Pods').waitFor();
    await page.getByText('You’re not in a pod yet').waitFor();
    await page.goto(`${journey.product.origin}/chats`);
    await page.getByText('No chats yet').waitFor();
    await journey.sendHeldMails();
    const left = await journey.mails.next(ben.email, 'You left Tuesday Table');
    expect(calendarIn(left)).toContain('METHOD:CANCEL');
  });
});
