import { fill, follow, heading, press } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { eventIn, expectOneMeeting, type CalendarEvent } from '../testing/browser/calendar';
import { useJourney } from '../testing/product/journey';

const MEMBERSHIP = 'Small Steps Circle';
const MEETING = `${MEMBERSHIP} Leader meeting`;
const LINK = 'https://meet.example.com/leaders-on-tuesdays';
const marian = 'marian.okafor@example.com';
const anna = 'anna.lindqvist@example.com';

describe('the owner plans a meeting of the leaders, moves it and deletes it', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let owner: Person;
  let leader: Person;
  const events: CalendarEvent[] = [];

  const inTheList = (words: RegExp) => leader.page.getByRole('listitem').filter({ hasText: words });

  stage('the owner adds a meeting every Tuesday, and the leader finds it in their list and calendar', async () => {
    owner = await journey.enterAs(marian);
    leader = await journey.enterAs(anna, { timezone: 'Europe/Stockholm', phone: true });
    await leader.page.goto(`${journey.product.origin}/leader-pods`);
    await inTheList(/first Wednesday/i).waitFor();
    const { page } = owner;
    await page
      .getByRole('article')
      .filter({ hasText: MEMBERSHIP })
      .getByRole('link', { name: 'Leader meetings', exact: true })
      .click();
    await follow(page, 'Add leader meeting');
    await heading(page, 'Add a leader meeting').waitFor();
    await fill(page, { 'First meeting': '01/12/2099 5:00 pm', 'Meeting link': LINK });
    await page.getByText('Tuesdays').waitFor();
    await press(page, 'Add leader meeting');
    await heading(page, MEETING).waitFor();
    await inTheList(/Tuesdays, 6:00\spm\s\(CET\)/).waitFor();
    events.push(eventIn(await journey.mails.next(anna, `${MEETING} meets Tue 6:00 pm (CET)`)));
  });

  stage('the owner changes its time, which the leader sees in the open list and receives as an update', async () => {
    const { page } = owner;
    await follow(page, 'Edit leader meeting');
    await heading(page, 'Edit leader meeting').waitFor();
    await fill(page, { 'First meeting': '01/12/2099 6:30 pm' });
    await press(page, 'Save changes');
    await heading(page, MEETING).waitFor();
    await inTheList(/Tuesdays, 7:30\spm\s\(CET\)/).waitFor();
    events.push(eventIn(await journey.mails.next(anna, `${MEETING} moved to Tue 7:30 pm (CET)`)));
  });

  stage('the owner deletes it, and it disappears from the list and the calendar', async () => {
    const { page } = owner;
    await follow(page, 'Delete leader meeting');
    await heading(page, 'Delete Leader Meeting').waitFor();
    await press(page, 'Delete leader meeting');
    await page.getByText(`${MEETING} has been deleted`).waitFor();
    await inTheList(/Tuesdays/).waitFor({ state: 'detached' });
    await inTheList(/first Wednesday/i).waitFor();
    events.push(eventIn(await journey.mails.next(anna, `${MEETING} no longer meets`)));
  });

  stage(
    'the calendar always treats it as one meeting: two requests and a cancellation, each newer than the last',
    () => {
      expect(events.map(({ method, status, start }) => ({ method, status, start }))).toEqual([
        { method: 'REQUEST', status: 'CONFIRMED', start: '20991201T170000' },
        { method: 'REQUEST', status: 'CONFIRMED', start: '20991201T183000' },
        { method: 'CANCEL', status: 'CANCELLED', start: '20991201T183000' },
      ]);
      for (const event of events) {
        expect(event).toMatchObject({ zone: 'Europe/London', rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU' });
        expect(event.location).toContain(`${journey.product.origin}/j/`);
      }
      expectOneMeeting(events);
    },
  );
});
