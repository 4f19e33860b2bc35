import { eq } from 'drizzle-orm';
import { meetings } from '../server/platform/database/schema';
import { fill, heading, press } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';
import { linkIn } from '../testing/product/mailSink';

const DAY_MS = 24 * 3600 * 1000;
const POD = 'Early Birds';

/** One meeting of a pod, from the reminder to the morning after. The meeting is moved rather than the clock. */
describe('a pod meets', () => {
  const journey = useJourney();
  const { stage } = journey;
  const emails = { anna: '', maya: '', nikhil: '', cleo: '', owner: '' };
  const people: Partial<Record<keyof typeof emails, Person>> = {};
  let ids = { pod: '', meeting: '', membership: '', maya: '' };
  const at = (path: string) => journey.product.origin + path;
  const personOf = (name: keyof typeof emails) => people[name]!;
  const meetingMode = async (name: keyof typeof emails) => {
    const { page } = personOf(name);
    await page.goto(at(`/pod/meeting?p=${ids.pod}`));
    await heading(page, POD).waitFor();
    return page;
  };

  /** Lets the pod's series begin at another time, in milliseconds from now. */
  const meetIn = (milliseconds: number) =>
    fillDatabase(journey.product, async (_make, { db }) => {
      const startsAt = new Date(Date.now() + milliseconds);
      const set = { startsAt, recurring: true, weekday: null, frequencyPeriod: 'Day', frequency: 7 } as const;
      await db
        .update(meetings)
        .set({ ...set, checkAt: new Date() })
        .where(eq(meetings.id, ids.meeting));
    });

  beforeAll(async () => {
    await fillDatabase(journey.product, async (make) => {
      const person = (firstName: string, lastName: string, timezone: string) =>
        make.user({ firstName, lastName, timezone, bio: 'Small steps.' });
      const anna = await person('Anna', 'Lindqvist', 'Europe/London');
      const maya = await person('Maya', 'Goldberg', 'America/New_York');
      const nikhil = await person('Nikhil', 'Shah', 'Asia/Kolkata');
      const cleo = await person('Cleo', 'Marsh', 'Europe/London');
      const membership = await make.membership();
      await make.member(membership, { user: anna, leaderStatus: 'SIGNED_OFF' });
      const pod = await make.pod({ membership, name: POD, leader: anna });
      for (const user of [maya, nikhil, cleo]) await make.participant(pod, await make.member(membership, { user }));
      Object.assign(emails, { anna: anna.email, maya: maya.email, nikhil: nikhil.email, cleo: cleo.email });
      emails.owner = membership.business.owner.email;
      ids = { pod: pod.id, meeting: pod.meetingId, membership: membership.id, maya: maya.id };
    });
  });

  stage('a day before, everybody gets a reminder with the link that never changes', async () => {
    await meetIn(DAY_MS - 20_000);
    for (const email of [emails.anna, emails.maya, emails.nikhil]) {
      const mail = await journey.mails.next(email, POD);
      expect(linkIn(mail, '/j/')).toBe(at(`/j/${ids.meeting}`));
    }
  });

  stage('one of them can’t make it', async () => {
    people.cleo = await journey.enterAs(emails.cleo, { phone: true });
    const { page } = people.cleo;
    await page.goto(at(`/pod?p=${ids.pod}`));
    await page.getByRole('button', { name: /^Can’t make it\?/ }).click();
    await fill(page, { 'Anything the others should know?': 'On a train' });
    await press(page, 'Tell the pod');
    await page.getByText('On a train').first().waitFor();
  });

  stage('a quarter of an hour before, meeting mode opens, and shows who is there', async () => {
    await meetIn(10 * 60_000);
    people.anna = await journey.enterAs(emails.anna);
    people.maya = await journey.enterAs(emails.maya, { phone: true, timezone: 'America/New_York' });
    const anna = await meetingMode('anna');
    await anna.getByText('1 of 4 here').waitFor();
    await meetingMode('maya');
    await anna.getByText('2 of 4 here').waitFor();
    expect(await personOf('maya').page.getByRole('button', { name: 'Begin the round' }).count()).toBe(0);
  });

  stage('once it begins, the leader goes from person to person, and all see the same time', async () => {
    await meetIn(-30_000);
    people.nikhil = await journey.enterAs(emails.nikhil, { phone: true, timezone: 'Asia/Kolkata' });
    const nikhil = await meetingMode('nikhil');
    const anna = await meetingMode('anna');
    const maya = await meetingMode('maya');
    await anna.getByText('3 of 4 here').waitFor();
    await press(anna, 'Begin the round');
    for (const page of [anna, maya, nikhil]) await page.getByRole('timer').waitFor();
    await press(anna, 'Pause');
    for (const page of [anna, maya, nikhil]) await page.getByText('Paused').first().waitFor();
    const times = await Promise.all([anna, maya, nikhil].map((page) => page.getByRole('timer').innerText()));
    expect(new Set(times).size).toBe(1);
    await press(anna, 'Resume');
  });

  stage('what somebody types stays when the turn moves on, and is set on their own device', async () => {
    const { page: anna } = personOf('anna');
    const { page: maya } = personOf('maya');
    const isMayas = await maya.getByRole('heading', { name: 'Your turn' }).isVisible();
    if (!isMayas) {
      await press(anna, 'What you can do with Maya Goldberg');
      await anna.getByRole('menuitem', { name: 'Give the turn' }).click();
    }
    await maya.getByRole('heading', { name: 'Your turn' }).waitFor();
    await fill(maya, { Goal: 'Write a book', 'Next Tiny Step': 'Write one page' });
    await press(anna, 'Skip');
    await maya.getByRole('heading', { name: 'Your turn' }).waitFor({ state: 'detached' });
    expect(await maya.getByLabel('Next Tiny Step', { exact: true }).inputValue()).toBe('Write one page');
    await press(maya, 'Commit to the next step');
    await maya.getByText('Write one page').waitFor();
  });

  stage('at the end everybody sees who came', async () => {
    const { page: anna } = personOf('anna');
    await press(anna, 'Finish the meeting');
    for (const name of ['anna', 'maya', 'nikhil'] as const) {
      await personOf(name).page.getByRole('heading', { name: 'Meeting finished' }).waitFor();
    }
    await personOf('nikhil').page.getByText('Cleo Marsh').first().waitFor();
  });
});
