import { PASSWORD } from '../../testing/browser/acts';
import { desk, phone, type EngineName } from '../../testing/browser/engines/driver';
import { useEngines } from '../../testing/browser/engines/engineJourney';
import { button, byLabel, byRole, byText, link, title } from '../../testing/browser/engines/tab';
import { fillDatabase } from '../../testing/product/inDatabase';
import { linkIn } from '../../testing/product/mailSink';

const POD = 'Tuesday Table';
const DAY_MS = 24 * 3600 * 1000;

describe.each<EngineName>(['WebKit', 'Firefox'])('in %s', (engine) => {
  const journey = useEngines();

  it.each([phone, desk])(
    'a person signs up by an invite, $width px wide, and sets a step with the date picker',
    async (size) => {
      const invite = await fillDatabase(journey.product, async (make) => {
        const membership = await make.membership({ name: 'Small Steps Circle' });
        const leader = await make.user({ firstName: 'Anna', lastName: 'Lindqvist', bio: 'Small steps.' });
        await make.member(membership, { user: leader, leaderStatus: 'SIGNED_OFF' });
        const startsAt = new Date(Date.now() + 60 * DAY_MS);
        const series = { frequencyPeriod: 'Day', frequency: 7, weekday: null } as const;
        await make.pod({ membership, name: POD, leader, meeting: { ...series, startsAt } });
        return membership.participantCode;
      });
      const email = `ben.${size.width}@example.com`;
      const tab = await journey.open(engine, size);
      await tab.go(journey.at(`/sign-up/participant?invite=${invite}`));
      await tab.fillAll({
        Email: email,
        'First name': 'Ben',
        'Last name': 'Ashworth',
        Password: PASSWORD,
        'Retype password': PASSWORD,
      });
      await tab.click(byLabel(new RegExp(POD)));
      for (const name of await tab.names(byRole('checkbox'))) await tab.click(byRole('checkbox', name));
      await tab.click(button('Create account & join'));
      await tab.see(title('Please check your inbox'));

      await tab.go(linkIn(await journey.mails.next(email, /confirm/i), '/verify-email'));
      await tab.click(button('Confirm'));
      await tab.see(byRole('heading', `You’re in ${POD}`));

      await tab.click(link(POD));
      await tab.see(title(POD));
      await tab.click(link('Set my step'));
      await tab.fillAll({ Goal: 'A calmer week', 'Next Tiny Step': 'Say no to one meeting' });
      await tab.click(button(/^(Choose|Change) date/));
      const picker = byRole('dialog', 'Choose date');
      await tab.click(button('Previous month', picker));
      await tab.click(byRole('gridcell', '15', { within: picker }));
      await tab.click(button('Done', picker));
      await tab.seeNo(picker);
      await tab.click(button('Commit to this step'));
      await tab.see(byText('Scheduled'));
      await tab.reload();
      await tab.see(byText('Say no to one meeting'));
      expect(await tab.text('main')).toMatch(/ 15, /);
      expect(await tab.sidewaysScroll()).toBe(0);
    },
  );
});
