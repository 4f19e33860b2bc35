import type { Page } from 'playwright-core';
import { chooseOfMeeting, heading, openPod, press } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { useJourney } from '../testing/product/journey';
import { calendarIn } from '../testing/product/mailSink';

const POD = 'Evening Current';
const daniel = 'daniel.osei@example.com';
const viktor = 'viktor.nowak@example.com';

const firstMenu = (page: Page) => page.getByRole('button', { name: /^Actions for .+day/ }).first();

async function actOnNext(page: Page, act: string): Promise<void> {
  await firstMenu(page).click();
  await page.getByRole('menuitem', { name: act }).click();
}

describe('a leader is away for one meeting', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let leader: Person;
  let participant: Person;

  const nextDay = async ({ page }: Person) => (await page.locator('time').nth(1).innerText()).split(',')[0] ?? '';
  let [usual, skippedTo] = ['', ''];

  stage('the leader skips the next meeting, after reading the consequences', async () => {
    leader = await journey.enterAs(daniel, { phone: true });
    participant = await journey.enterAs(viktor, { timezone: 'Europe/Warsaw' });
    await openPod(participant.page, journey.product.origin, POD);
    usual = await nextDay(participant);
    const { page } = leader;
    await openPod(page, journey.product.origin, POD);
    await chooseOfMeeting(page, 'Upcoming meetings');
    await heading(page, 'Upcoming meetings').waitFor();
    await actOnNext(page, 'Skip this meeting');
    await page.getByText('It won’t take place. Everyone gets an email').waitFor();
    await press(page, 'Skip meeting');
    await page.getByText(/^No meeting on .+ Everyone gets an email\./).waitFor();
    await page.getByText('Skipped').first().waitFor();
  });

  stage('a participant sees the change live, and receives it by mail and in the calendar', async () => {
    const { page } = participant;
    await page.getByText(`No meeting on ${usual}`).waitFor();
    skippedTo = await nextDay(participant);
    expect(skippedTo).not.toBe(usual);
    const mail = await journey.mails.next(viktor, new RegExp(`^${POD} doesn’t meet `, 'm'));
    expect(calendarIn(mail)).toMatch(/^EXDATE;TZID=Europe\/London:\d{8}T\d{6}\r?$/m);
    expect(calendarIn(mail)).not.toContain('RECURRENCE-ID');
  });

  stage('the leader restores the meeting, and moves it by an hour', async () => {
    const { page } = leader;
    await page.reload();
    await actOnNext(page, 'Put back');
    await page.getByText('Back as planned. Everyone gets an email.').waitFor();
    await journey.sendHeldMails();
    await journey.mails.next(viktor, new RegExp(`^${POD} meets .+ after all$`, 'm'));
    await actOnNext(page, 'Move this meeting');
    const time = page.locator('input[type=time]');
    const [hour = '00', minute = '00'] = (await time.inputValue()).split(':');
    await time.fill(`${String((Number(hour) + 1) % 24).padStart(2, '0')}:${minute}`);
    await press(page, 'Move meeting');
    await page.getByText('Moved. Everyone gets an email.').waitFor();
    await firstMenu(page).click();
    await page.getByRole('menuitem', { name: 'Move back' }).waitFor();
  });

  stage('the participant sees the old and the new time, live, by mail and in the calendar', async () => {
    await participant.page.getByText(`Moved from ${usual}`).waitFor();
    await journey.sendHeldMails();
    const mail = await journey.mails.next(viktor, new RegExp(`^${POD} meets .+ instead$`, 'm'));
    expect(calendarIn(mail)).toMatch(/^RECURRENCE-ID;TZID=Europe\/London:\d{8}T\d{6}\r?$/m);
    expect(calendarIn(mail)).not.toContain('EXDATE');
  });

  stage('the participant can’t change any of it', async () => {
    const { page } = participant;
    await chooseOfMeeting(page, 'Upcoming meetings');
    await page.getByText(`Moved from ${usual}`).waitFor();
    await firstMenu(page).click();
    await page.getByRole('menuitem', { name: 'Can’t make it?' }).waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(1);
  });
});
