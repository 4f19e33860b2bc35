import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { meetings, nextTinySteps, occurrences, podMembers, users } from '../server/platform/database/schema';
import { fill, heading, press } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';
import { linkIn } from '../testing/product/mailSink';
import { violationsOf } from '../testing/screens/look';

const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
const POD = 'Early Birds';

function zoneAtEight(): string {
  const offset = ((8 - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** Meetings start at whole seconds. */
const inWholeSeconds = (milliseconds: number) => new Date(Math.floor((Date.now() + milliseconds) / 1000) * 1000);

/** The meeting is moved rather than the clock. */
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

  const heading2 = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  const joinByLink = async (name: keyof typeof emails) => {
    const { page, problems } = personOf(name);
    await page.route('https://meet.example.com/**', (route) => route.fulfill({ body: 'The call' }));
    await page.goto(at(`/j/${ids.meeting}`));
    await page.waitForURL('https://meet.example.com/**');
    expect(problems.splice(0)).toEqual(['asks another origin: https://meet.example.com/pod']);
  };

  const give = async (page: Page, name: string) => {
    if (await heading2(page, `${name}’s turn`).isVisible()) return;
    await press(page, `Actions for ${name}`);
    await page.getByRole('menuitem', { name: 'Give the turn' }).click();
  };

  const meetIn = (milliseconds: number) =>
    fillDatabase(journey.product, async (_make, { db }) => {
      const movedTo = inWholeSeconds(milliseconds);
      const [meeting] = await db
        .update(meetings)
        .set({ checkAt: new Date(Date.now() - 60_000) })
        .where(eq(meetings.id, ids.meeting))
        .returning({ startsAt: meetings.startsAt });
      await db
        .insert(occurrences)
        .values({ meetingId: ids.meeting, startsAt: meeting!.startsAt, movedTo, createdAt: new Date() })
        .onConflictDoUpdate({ target: [occurrences.meetingId, occurrences.startsAt], set: { movedTo } });
      await db.execute(sql`insert into pgboss.job (name, data) values ('meeting-reminders', '{}')`);
    });

  beforeAll(async () => {
    await fillDatabase(journey.product, async (make, { db }) => {
      const person = (firstName: string, lastName: string, timezone: string) =>
        make.user({ firstName, lastName, timezone, bio: 'Small steps.' });
      const anna = await person('Anna', 'Lindqvist', 'Europe/London');
      const maya = await person('Maya', 'Goldberg', 'America/New_York');
      const nikhil = await person('Nikhil', 'Shah', 'Asia/Kolkata');
      const cleo = await person('Cleo', 'Hart', 'Europe/London');
      const ben = await person('Ben', 'Marsh', 'Europe/London');
      const membership = await make.membership();
      await make.member(membership, { user: anna, leaderStatus: 'SIGNED_OFF' });
      const series = { frequencyPeriod: 'Day', frequency: 7, weekday: null } as const;
      const pod = await make.pod({
        membership,
        name: POD,
        leader: anna,
        meeting: { ...series, startsAt: inWholeSeconds(2 * DAY_MS) },
      });
      for (const user of [maya, nikhil, cleo, ben])
        await make.participant(pod, await make.member(membership, { user }));
      // People who join later than a reminder is due don't get it.
      await db
        .update(podMembers)
        .set({ joinedAt: new Date(Date.now() - 30 * DAY_MS) })
        .where(eq(podMembers.podId, pod.id));
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

  stage('a quarter of an hour before, the link leads to the call, and meeting mode shows who is there', async () => {
    await meetIn(10 * 60_000);
    people.anna = await journey.enterAs(emails.anna);
    people.maya = await journey.enterAs(emails.maya, { phone: true, timezone: 'America/New_York' });
    people.nikhil = await journey.enterAs(emails.nikhil, { phone: true, timezone: 'Asia/Kolkata' });
    const anna = await meetingMode('anna');
    await anna.getByText('1 of 5 here').waitFor();
    await anna.getByText('On a train').waitFor();
    for (const name of ['maya', 'nikhil'] as const) await joinByLink(name);
    await anna.getByText('3 of 5 here').waitFor();
    const maya = await meetingMode('maya');
    expect(await maya.getByRole('button', { name: 'Begin the round' }).count()).toBe(0);
    expect(await violationsOf(maya)).toEqual([]);
  });

  stage('once it begins, all see whose turn it is, and the same time', async () => {
    await meetIn(-30_000);
    for (const name of ['maya', 'nikhil'] as const) await joinByLink(name);
    const [anna, maya, nikhil] = [await meetingMode('anna'), await meetingMode('maya'), await meetingMode('nikhil')];
    await anna.getByText('3 of 5 here').waitFor();
    await press(anna, 'Begin the round');
    await anna.getByRole('timer').waitFor();
    await give(anna, 'Maya Goldberg');
    await heading2(maya, 'Your turn').waitFor();
    await heading2(nikhil, 'Maya Goldberg’s turn').waitFor();
    await press(anna, 'Pause');
    for (const page of [anna, maya, nikhil]) await page.getByText('Paused', { exact: true }).waitFor();
    const times = await Promise.all([anna, maya, nikhil].map((page) => page.getByRole('timer').innerText()));
    expect(new Set(times).size).toBe(1);
    for (const page of [anna, maya, nikhil]) expect(await violationsOf(page)).toEqual([]);
    await press(anna, 'Resume');
  });

  stage('one sets the next step on the spot, also over a reload, and all see it', async () => {
    const { page: maya } = personOf('maya');
    await fill(maya, { Goal: 'Open my shop' });
    await maya.reload();
    await heading2(maya, 'Your turn').waitFor();
    await fill(maya, { 'Next Tiny Step': 'Photograph twelve bowls' });
    expect(await maya.getByLabel('Goal', { exact: true }).inputValue()).toBe('Open my shop');
    await press(maya, 'Commit to the next step');
    for (const name of ['anna', 'nikhil'] as const)
      await personOf(name).page.getByText('Photograph twelve bowls').first().waitFor();
  });

  stage('for another the leader writes it down, and they confirm it', async () => {
    const [{ page: anna }, { page: nikhil }] = [personOf('anna'), personOf('nikhil')];
    await give(anna, 'Nikhil Shah');
    await heading2(anna, 'Nikhil Shah’s turn').waitFor();
    await press(anna, 'Write it down for Nikhil');
    await fill(anna, { Goal: 'Get fit', 'Next Tiny Step': 'Walk to the next stop' });
    await press(anna, 'Write it down for Nikhil');
    await anna.getByText('Written down for Nikhil').waitFor();
    await nikhil.getByText('Walk to the next stop').first().waitFor();
    await press(nikhil, 'That’s right');
    await nikhil.getByRole('button', { name: 'That’s right' }).waitFor({ state: 'detached' });
  });

  stage('finishing records who was absent, and all see how it went', async () => {
    const { page: anna } = personOf('anna');
    await anna.getByText('Ben Marsh will be recorded as absent.').waitFor();
    await press(anna, 'Finish the meeting');
    const question = anna.getByRole('dialog', { name: 'Nikhil is still speaking' });
    await question.getByRole('button', { name: 'Finish the meeting' }).click();
    for (const name of ['anna', 'maya', 'nikhil'] as const) {
      const { page } = personOf(name);
      await heading2(page, 'Meeting finished').waitFor();
      await page.getByText('Ben Marsh', { exact: true }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    }
  });

  stage('the morning after its date, one tap in the mail says that the step is done', async () => {
    await fillDatabase(journey.product, async (_make, { db }) => {
      await db.update(users).set({ timezone: zoneAtEight() }).where(eq(users.id, ids.maya));
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
      await db
        .update(nextTinySteps)
        .set({ createdAt: hoursAgo(72), commitmentDate: hoursAgo(10), remindAt: hoursAgo(2) })
        .where(and(eq(nextTinySteps.userId, ids.maya), isNull(nextTinySteps.closedAt)));
      await db.execute(sql`insert into pgboss.job (name, data) values ('step-reminders', '{}')`);
    });
    const mail = await journey.mails.next(emails.maya, /^How did it go/m);
    const { page } = await journey.enter({ phone: true });
    await page.goto(linkIn(mail, 'answer=done'));
    await press(page, 'Done');
    await heading(page, 'You did it').waitFor();
  });

  stage('pod health shows it to the owner', async () => {
    people.owner = await journey.enterAs(emails.owner);
    const { page } = people.owner;
    await page.goto(at(`/membership/health?m=${ids.membership}`));
    await page.getByRole('link', { name: POD }).first().waitFor();
    await page.getByText('came 3 of 5 times').first().waitFor();
    await page.getByText('1 of 1 done').first().waitFor();
  });

  stage('for a person who is removed, neither the link nor meeting mode opens', async () => {
    const { page: anna } = personOf('anna');
    await anna.goto(at(`/pod/participant/remove?p=${ids.pod}&u=${ids.maya}`));
    await press(anna, 'Remove Maya');
    await anna.waitForURL((url) => url.pathname !== '/pod/participant/remove');
    const { page: maya, problems } = personOf('maya');
    for (const path of [`/j/${ids.meeting}`, `/pod/meeting?p=${ids.pod}`]) {
      await maya.goto(at(path));
      await heading(maya, 'Sorry, page not found').waitFor();
    }
    for (const problem of problems.splice(0)) expect(problem).toContain('status of 404');
  });
});
