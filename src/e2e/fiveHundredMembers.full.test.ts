import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { pathTo, paths } from '../domain/links';
import * as tables from '../server/platform/database/schema';
import { fill, follow, heading, logIn, press } from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { readCsv } from '../testing/browser/csv';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';
import { linkIn } from '../testing/product/mailSink';

const COUNT = 500;
const FIRST_NAMES = ['Anna', 'Bashir', 'Chloé', 'Dmitri', 'Eun-ji', 'Fatima', 'Gareth', 'Hana', 'Ines', 'Jomo'];
const HOUR = 3600 * 1000;

const SCREENFUL = 60;

const people = Array.from({ length: COUNT }, (_, index) => ({
  id: v7(),
  firstName: FIRST_NAMES[index % FIRST_NAMES.length] ?? '',
  lastName: `Miller ${String(index).padStart(3, '0')}`,
  email: `member${String(index).padStart(3, '0')}@example.com`,
  bio: 'Small steps.',
  hoursHere: 1 + ((index * 137) % COUNT),
}));
const one = (index: number) => {
  const found = people[index];
  if (!found) throw new Error(`Nobody is number ${index}.`);
  return found;
};
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
const [leaving, moving] = [one(123), one(321)];
const NEW_ADDRESS = 'another.address@example.com';

const row = (page: Page, position: number) => page.locator(`li[aria-posinset="${position}"]`);
const drawn = (page: Page) => page.locator('li[aria-posinset]').count();

async function sortBy(page: Page, order: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Sort by' }).scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: order });
}

const whenShown = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

describe('an administrator of a membership with 500 people', () => {
  const journey = useJourney();
  let admin: Person;
  let membershipId = '';
  let podId = '';

  beforeAll(async () => {
    const email = await fillDatabase(journey.product, async (make, { db }) => {
      const membership = await make.membership({ name: 'Small Steps Circle' });
      const account = await make.user({ firstName: 'Tom', lastName: 'Whitfield', bio: 'Keeps it running.' });
      await make.admin(membership.business, account);
      // Only these two log in, so only they have passwords.
      for (const { hoursHere: _, ...person } of [leaving, moving]) await make.user(person);
      const now = new Date();
      const others = people.filter((person) => person !== leaving && person !== moving);
      await db
        .insert(tables.users)
        .values(others.map((person) => ({ ...person, passwordHash: '', verifiedAt: now, createdAt: now })));
      await db.insert(tables.members).values(
        people.map(({ id, hoursHere }) => ({
          membershipId: membership.id,
          userId: id,
          joinedAt: new Date(now.getTime() - hoursHere * HOUR),
          leaderStatus: 'SIGNED_OFF' as const,
        })),
      );
      const cedar = await make.pod({ membership, leader: one(2), name: 'Cedar' });
      const amber = await make.pod({ membership, leader: one(9), name: 'Amber' });
      await make.participant(amber, one(20));
      await make.participant(cedar, leaving);
      membershipId = membership.id;
      podId = cedar.id;
      return account.email;
    });
    admin = await journey.enterAs(email);
  });

  const openMembers = async () => {
    await admin.page.goto(journey.product.origin + pathTo(paths.members, { membership: membershipId }));
    await heading(admin.page, 'People').waitFor();
  };

  it('sees the people sorted by last name, by who joined last and by pod, while only a screenful is rendered', async () => {
    const { page } = admin;
    await page.goto(journey.product.origin + paths.memberships);
    await page.getByRole('article').getByRole('link', { name: 'People', exact: true }).click();
    await whenShown(page, '500 people');
    await sortBy(page, 'Last name');
    await row(page, 1)
      .getByText(nameOf(one(0)))
      .waitFor();
    await row(page, 2)
      .getByText(nameOf(one(1)))
      .waitFor();
    expect(await drawn(page)).toBeLessThan(SCREENFUL);
    await page.mouse.move(600, 600);
    while (!(await row(page, COUNT).isVisible())) await page.mouse.wheel(0, 10_000);
    await row(page, COUNT)
      .getByText(nameOf(one(COUNT - 1)))
      .waitFor();
    expect(await drawn(page)).toBeLessThan(SCREENFUL);

    await sortBy(page, 'Joined latest');
    const [latest, second] = [...people].sort((a, b) => a.hoursHere - b.hoursHere);
    for (const [index, person] of [latest, second].entries()) {
      await row(page, index + 1)
        .getByText(person ? nameOf(person) : '')
        .waitFor();
    }

    await sortBy(page, 'Pod name');
    await row(page, 1).getByRole('heading', { name: 'Amber' }).waitFor();
    await row(page, 2)
      .getByText(nameOf(one(9)))
      .waitFor();
    await row(page, 3)
      .getByText(nameOf(one(20)))
      .waitFor();
    await row(page, 4).getByRole('heading', { name: 'Cedar' }).waitFor();
    await row(page, 7).getByRole('heading', { name: 'Not in a pod' }).waitFor();
  });

  it('finds people by parts of a name and an address, and sees how many match', async () => {
    const { page } = admin;
    await openMembers();
    await fill(page, { Search: 'iller 04' });
    await whenShown(page, '15 people');
    await fill(page, { Search: 'chlo miller' });
    await whenShown(page, '50 people');
    await fill(page, { Search: 'member123@' });
    await whenShown(page, '1 person');
    await row(page, 1).getByText(nameOf(leaving)).waitFor();
    await fill(page, { Search: 'nobody is called this' });
    await page.getByText('Nobody matches ‘nobody is called this’').waitFor();
    await press(page, 'Clear search');
    await whenShown(page, '500 people');
  });

  it('disables a person, whose open page closes and shows that they have no access', async () => {
    // The page requests deleted data again, which the console reports.
    const { page: theirs } = await journey.enterAs(leaving.email, { ignore: /status of 404/ });
    await theirs.goto(journey.product.origin + pathTo(paths.pod, { pod: podId }));
    await heading(theirs, 'Cedar').waitFor();

    const { page } = admin;
    await openMembers();
    await fill(page, { Search: leaving.lastName });
    await page.getByRole('link', { name: nameOf(leaving) }).click();
    await press(page, 'Disable');
    await press(page, `Disable ${leaving.firstName}`);
    await page.getByText(`${nameOf(leaving)} has been disabled`).waitFor();

    await heading(theirs, 'Sorry, page not found').waitFor();
    await theirs.getByText('may not have access').waitFor();
    expect(await theirs.getByText('Cedar').count()).toBe(0);
    await follow(theirs, 'Go to the start page');
    await theirs.getByText('You can’t open Small Steps Circle at the moment').waitFor();
  });

  it('requests a change of a person’s address, which waits for them even once the new mailbox has confirmed it', async () => {
    const { page } = admin;
    await page.goto(journey.product.origin + pathTo(paths.member, { membership: membershipId, person: moving.id }));
    await press(page, 'Change email');
    await fill(page, { 'New email': NEW_ADDRESS });
    await press(page, 'Verify');
    await whenShown(page, `We've sent a verification link to ${NEW_ADDRESS}.`);
    await journey.mails.next(moving.email, 'about to change');

    const { page: theirs } = await journey.enter();
    await theirs.goto(linkIn(await journey.mails.next(NEW_ADDRESS, 'Confirm'), paths.confirmEmail));
    await theirs.getByText('the people who run Small Steps Circle asked').waitFor();
    await press(theirs, 'Confirm');
    await theirs.getByText('you’ll log in with it').waitFor();
    await logIn(theirs, journey.product.origin, moving.email);
    await heading(theirs, 'Home').waitFor();
  });

  it('downloads a table of all members, with one line each', async () => {
    const { page, context } = admin;
    await openMembers();
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await (await opened).waitForEvent('download');
    expect(download.suggestedFilename()).toBe('small-steps-circle-members.csv');
    const csv = await text(await download.createReadStream());
    const [header = [], ...lines] = readCsv(csv.replace(/^\ufeff/, ''));
    expect(header.join()).toBe(
      'Email,First Name,Last Name,Role,Pod,Meeting,Leader Status,Joined,Last Active,Disabled,' +
        'Participant Agreement,Participant Agreement Accepted,Leader Agreement,Leader Agreement Accepted',
    );
    expect(lines).toHaveLength(COUNT);
    expect(lines.filter((line) => line.length !== header.length)).toEqual([]);
    const addresses = people.map(({ email }) => email);
    expect(lines.map(([email]) => email).sort()).toEqual(addresses.sort());
    expect(lines.filter((line) => line[header.indexOf('Disabled')] === 'Yes').map(([email]) => email)).toEqual([
      leaving.email,
    ]);
  });
});
