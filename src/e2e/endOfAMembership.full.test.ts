import { mySettingsPath, pathTo, paths } from '../domain/links';
import { calendarIn } from '../testing/product/mailSink';
import { fill, follow, heading, press } from '../testing/browser/acts';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

const bio = 'Small steps.';

describe('the end of a membership', () => {
  const journey = useJourney();

  it('a member leaves, is redirected, and sees which membership they left', async () => {
    const ben = await fillDatabase(journey.product, async (make) => {
      const membership = await make.membership({ name: 'Small Steps Circle' });
      const person = await make.user({ firstName: 'Ben', lastName: 'Ashworth', bio });
      await make.participant(
        await make.pod({ membership, name: 'Tuesday Table' }),
        await make.member(membership, { user: person }),
      );
      return { ...person, membershipId: membership.id };
    });
    const { page } = await journey.enterAs(ben.email);
    await page.goto(journey.product.origin + mySettingsPath('memberships'));
    await follow(page, 'Leave Small Steps Circle');
    await page.getByText('Are you sure you want to leave the Small Steps Circle membership?').waitFor();
    await press(page, 'Leave membership');
    await heading(page, 'Home').waitFor();
    await page.getByText('You’ve left Small Steps Circle').waitFor();
    await page.getByText('You’re not in a membership here.').waitFor();
    await page.goto(journey.product.origin + paths.chats);
    await page.getByText('No chats yet').waitFor();
    expect(calendarIn(await journey.mails.next(ben.email, 'Tuesday Table'))).toContain('METHOD:CANCEL');
  });

  it('an owner deletes an empty membership by typing its name, and returns to the other memberships', async () => {
    const owner = await fillDatabase(journey.product, async (make) => {
      const user = await make.user({ firstName: 'Marian', lastName: 'Okafor', bio });
      const business = await make.business({ owner: user });
      await make.member(await make.membership({ business, name: 'Slow Leaders' }));
      const empty = await make.membership({ business, name: 'Never Begun' });
      return { ...user, emptyId: empty.id };
    });
    const { page } = await journey.enterAs(owner.email);
    await page.goto(journey.product.origin + pathTo(paths.membershipSettings, { membership: owner.emptyId }));
    await follow(page, 'Delete membership');
    await heading(page, 'Delete membership').waitFor();
    await fill(page, { 'Type Never Begun to confirm': 'Slow Leaders' });
    await press(page, 'Delete membership');
    await page.getByText('That doesn’t match the name').first().waitFor();
    await fill(page, { 'Type Never Begun to confirm': 'Never Begun' });
    await press(page, 'Delete membership');
    await page.getByText('Never Begun has been deleted').waitFor();
    await heading(page, 'Home').waitFor();
    await page.getByRole('heading', { name: 'Slow Leaders' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Never Begun' }).count()).toBe(0);
  });
});
