import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser';
import { startProduct, type Product } from './product';
import { deviceName, enter, look, type Device } from './screens/look';
import { makeNamesLong } from './screens/longNames';
import { registeredRoutes } from './screens/registered';
import { roles, signInAll, type Visitor } from './screens/signedIn';
import { sizes } from './screens/squeeze';
import { watchShifts } from './screens/shift';
import { screensOf, type Screen } from './screens/table';

/**
 * Together they show every width and every theme, and every way to a screen: opened at its address, and by the first who
 * comes to it also gone to within the product. `npm run screens` opens each on all four.
 */
const devices: (Device & { within: boolean; squeezed: boolean })[] = [
  { phone: true, theme: 'light', within: false, squeezed: true },
  { phone: false, theme: 'dark', within: true, squeezed: false },
];

/** The owner sees sixty screens, each on two devices and in another size: a busy machine takes its time over them. */
const MAX_WALK_MS = 300_000;

describe('every screen, as each role sees it', () => {
  let product: Product;
  let browser: Browser;
  let visitors: Visitor[];
  beforeAll(async () => {
    browser = await launchBrowser();
    product = await startProduct({ DEMO: 'true' });
    await makeNamesLong(product);
    visitors = await signInAll(product.origin, roles);
  });
  const nameOf = ({ name, panel }: Screen) => [name, panel].join(' ');
  const goneTo = new Set<string>();
  const times = new Map<string, number>();
  /** All for who comes to a screen first; then one each, in turns, as most of it is the same for others. */
  const sizesFor = (screen: Screen) => {
    const name = nameOf(screen);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? sizes : sizes.filter((_, index) => index === before % sizes.length);
  };
  afterAll(async () => {
    await browser.close();
    await product.remove();
  });

  it.each(roles)(
    'is complete, quiet and accessible, moves nothing as it comes up, and leaves room for long names, 320 px and large letters, for the %s',
    async (role) => {
      const visitor = visitors.find((one) => one.role === role);
      if (!visitor) throw new Error(`The ${role} did not sign in.`);
      const { screens, missing } = screensOf(visitor, registeredRoutes());
      const lookAll = async ({ within, squeezed, ...device }: (typeof devices)[number]) => {
        const person = await enter(browser, visitor, device, { withoutServiceWorker: within });
        await watchShifts(person.context);
        const wrong: string[] = [];
        const note = async (screen: Screen, given: Parameters<typeof look>[3]) => {
          const problems = await look(person, product.origin, screen, given);
          wrong.push(...problems.map((problem) => `${deviceName(device)} ${screen.address}: ${problem}`));
        };
        for (const screen of screens) {
          if (within && !goneTo.has(nameOf(screen))) await note(screen, { axe: false, within });
          if (within) goneTo.add(nameOf(screen));
          await note(screen, { axe: true, shifts: true, ...(squeezed && { squeezed: sizesFor(screen) }) });
        }
        await person.context.close();
        return wrong;
      };
      const wrong = await Promise.all(devices.map(lookAll));
      expect([...missing, ...wrong.flat()]).toEqual([]);
      expect(screens.length).toBeGreaterThan(0);
    },
    MAX_WALK_MS,
  );
});
