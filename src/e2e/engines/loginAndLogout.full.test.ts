import { demoAccounts } from '../../server/demo/community';
import { logIn, logOut } from '../../testing/browser/engines/acts';
import { desk, phone, type EngineName } from '../../testing/browser/engines/driver';
import { useEngines } from '../../testing/browser/engines/engineJourney';
import { title } from '../../testing/browser/engines/tab';

const email = demoAccounts().find(({ role }) => role === 'participant')?.email ?? '';

describe.each<EngineName>(['WebKit', 'Firefox'])('in %s', (engine) => {
  const journey = useEngines({ DEMO: 'true' });

  it.each([phone, desk])('a person logs in and out, $width px wide', async (size) => {
    const tab = await journey.open(engine, size);
    await logIn(tab, journey.proxy.origin, email);
    await tab.see(title('Home'));
    expect(await tab.evaluate('innerWidth')).toBe(size.width);
    expect(await tab.sidewaysScroll()).toBe(0);
    await logOut(tab);
    await tab.go(journey.at('/pods'));
    await tab.see(title('Log in'));
  });
});
