import { fill, follow, heading, podMemberRow, logInHere, openPod, press, wallClockIn } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { eventIn, type CalendarEvent } from '../testing/browser/calendar';
import { useJourney } from '../testing/product/journey';
import { linkIn } from '../testing/product/mailSink';

const POD = 'Northern Lights';
const OWN_LINK = 'https://meet.example.com/northern-lights';
const LIAMS_LINK = 'https://meet.example.com/liams-room';
/** Joining a meeting leads to this host, outside the product. */
const ELSEWHERE = /https:\/\/meet\.example\.com\//;
const farid = 'farid.haddad@example.com';
const liam = 'liam.oconnor@example.com';
const rosa = 'rosa.bianchi@example.com';

describe('an assistant runs a pod’s meeting with their own link, and hands it back', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let leader: Person;
  let assistant: Person;
  let participant: Person;
  let request = '';
  let event: CalendarEvent;

  const join = async (link: string) => {
    const { page, context } = participant;
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Join meeting' }).first().click();
    const tab = await opened;
    await press(tab, 'Go to the meeting');
    await tab.waitForURL(link);
    await tab.close();
  };

  stage('the pod meets in ten minutes, with its own link', async () => {
    leader = await journey.enterAs(farid, { timezone: 'Europe/Paris' });
    participant = await journey.enterAs(rosa, { timezone: 'Europe/Rome', phone: true, ignore: ELSEWHERE });
    await participant.context.route(ELSEWHERE, (route) => route.fulfill({ body: 'The meeting' }));
    await openPod(participant.page, journey.product.origin, POD);
    const { page } = leader;
    await openPod(page, journey.product.origin, POD);
    await follow(page, 'Manage pod');
    await follow(page, 'Pod and meeting');
    await page.getByLabel('The meeting repeats').uncheck();
    await fill(page, { 'Date and time': wallClockIn('Europe/London', 10) });
    await page.getByLabel('Date and time').press('Tab');
    await press(page, 'Save changes');
    await heading(page, POD).waitFor();
    await join(OWN_LINK);
    event = eventIn(await journey.mails.next(rosa, `${POD} moved to`));
  });

  stage('the leader asks a participant to assist', async () => {
    const { page } = leader;
    await follow(page, 'Manage pod');
    await follow(page, 'Leaders');
    await follow(page, 'Choose an assistant leader');
    await follow(page, 'Liam O’Connor');
    await follow(page, 'Assign assistant leader');
    await heading(page, 'Ask Liam O’Connor to be assistant leader').waitFor();
    await press(page, 'Ask Liam');
    await page.getByText('Liam has been asked and hasn’t confirmed yet.').waitFor();
    const mail = await journey.mails.next(liam, `would like you to be assistant leader of ${POD}`);
    request = linkIn(mail, '/pod/confirm-assistant-leader');
  });

  stage('the participant opens the mail’s link, logs in, and confirms with their own meeting link', async () => {
    assistant = await journey.enter({ timezone: 'Europe/Dublin' });
    const { page } = assistant;
    await page.goto(request);
    await logInHere(page, liam);
    await heading(page, 'Confirm assistant leader').waitFor();
    await fill(page, { 'Meeting link': LIAMS_LINK });
    await press(page, 'Confirm');
    await heading(page, POD).waitFor();
    await podMemberRow(page, 'Liam O’Connor', 'Assistant leader · You').waitFor();
  });

  stage('people join by the assistant’s link, and the leader sees both', async () => {
    await join(LIAMS_LINK);
    const { page } = leader;
    await openPod(page, journey.product.origin, POD);
    await podMemberRow(page, 'Liam O’Connor', 'Assistant leader').waitFor();
    await follow(page, 'Manage pod');
    await follow(page, 'Leaders');
    await page.getByText('Liam O’Connor is assistant leader. The pod meets using their link.').waitFor();
    const links = page.getByRole('definition');
    expect(await links.allTextContents()).toEqual([LIAMS_LINK, OWN_LINK]);
  });

  stage('the leader unassigns the assistant, and the pod’s own link is used again', async () => {
    const { page } = leader;
    await follow(page, 'Unassign assistant leader');
    await heading(page, 'Unassign Liam O’Connor').waitFor();
    await page.getByText(`The meeting link reverts to the original: ${OWN_LINK}`).waitFor();
    await press(page, 'Unassign assistant leader');
    await page.getByText(`The meeting link is ${OWN_LINK} again.`).waitFor();
    await join(OWN_LINK);
    await podMemberRow(assistant.page, 'Liam O’Connor', 'You').waitFor();
  });

  stage('the link in the calendar never changes, and leads to the meeting link in use', async () => {
    expect(event).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED' });
    expect(new URL(event.location).origin).toBe(journey.product.origin);
    const { page } = participant;
    await page.goto(event.location);
    await page.waitForURL(OWN_LINK);
  });

  stage('the mail’s link shows that it is no longer valid', async () => {
    await assistant.page.goto(request);
    await heading(assistant.page, 'Request not found').waitFor();
    await assistant.page.getByText('Link is no longer valid').waitFor();
  });
});
