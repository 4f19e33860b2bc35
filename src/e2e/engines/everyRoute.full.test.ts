import { compareScreen, expectedProblems } from '../../testing/browser/engines/compareScreen';
import { desk, phone } from '../../testing/browser/engines/driver';
import { useEngines } from '../../testing/browser/engines/engineJourney';
import type { Tab } from '../../testing/browser/engines/tab';
import { registeredRoutes } from '../../testing/screens/registered';
import { roles, signInAll } from '../../testing/screens/signedIn';
import { screensOf } from '../../testing/screens/table';

const engines = ['Chromium', 'WebKit', 'Firefox'] as const;

describe('every page, as each role sees it', () => {
  // Three windows of one account make more requests than a person does.
  const journey = useEngines({ DEMO: 'true', SMTP_URL: '', REQUESTS_PER_MINUTE: '100000' });

  it.each(roles)(
    'is the same in WebKit and Firefox as in Chromium, fits, and has no errors, for the %s',
    async (role) => {
      const [visitor] = await signInAll(journey.product.origin, [role]);
      if (!visitor) throw new Error(`No ${role} could log in.`);
      const { screens, missing } = screensOf(visitor, registeredRoutes());
      const tabs: Tab[] = [];
      for (const engine of engines) tabs.push(await journey.open(engine, phone, expectedProblems));
      for (const tab of tabs) {
        await tab.go(journey.at('/login'));
        const token = JSON.stringify(visitor.token ?? '');
        if (visitor.token) await tab.evaluate(`localStorage.setItem('access_token', ${token})`);
      }
      const wrong = [...missing];
      for (const size of [phone, desk]) {
        for (const tab of tabs) await tab.resize(size);
        for (const screen of screens) {
          const problems = await compareScreen(tabs, journey.proxy.origin, screen);
          wrong.push(...problems.map((problem) => `${size.width} px, ${problem}`));
        }
      }
      expect(wrong).toEqual([]);
      expect(screens.length).toBeGreaterThan(0);
    },
  );
});
