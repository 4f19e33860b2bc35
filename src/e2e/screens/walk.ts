import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { deviceName, enter, look, type Device } from './look';
import { registeredRoutes, type RouteName } from './registered';
import { watchShifts } from './shift';
import type { Visitor } from './signedIn';
import { sizes, smallest, type Size } from './squeeze';
import { firstLooks, nameOf, screensOf, type Screen } from './table';

/**
 * Together they show every width and every theme, and every way to a screen: opened at its address, and by the first who
 * comes to it also gone to within the product. `npm run screens` opens each on all four.
 */
const devices: (Device & { within: boolean; squeezed: boolean })[] = [
  { phone: true, theme: 'light', within: false, squeezed: true },
  { phone: false, theme: 'dark', within: true, squeezed: false },
];

/** Pages open at the same time: each waits much, as its answers come late. */
const AT_ONCE = 3;

/** The participant's, on a narrow phone with large letters, too. */
const everyday: readonly RouteName[] = ['memberships', 'pods', 'pod', 'chat', 'twoFactor'];

/** Who sees more than so many is several who walk side by side: otherwise the owner's screens take as long as all others'. */
const MOST_STOPS = 20;

/** A screen on one device, and what is done there besides. */
interface Stop {
  screen: Screen;
  /** Gone to within the product first. */
  within: boolean;
  squeezed: readonly Size[] | undefined;
}

/** What somebody looks at on each device, and what is missing to show them all their screens, in words. */
interface Plan {
  visitor: Visitor;
  count: number;
  missing: readonly string[];
  rounds: Round[];
}

interface Round {
  device: (typeof devices)[number];
  /** What is open before the first stop; undefined when nothing is. */
  from: Screen | undefined;
  stops: Stop[];
}

/** What one who walks has found: how many screens there are, and what is wrong with them, in words. */
interface Found {
  count: number;
  wrong: string[];
}

/** Who looks at what, settled before anybody goes: it does not depend on who is how fast. */
function planFor(visitors: readonly Visitor[]): Plan[] {
  const isFirst = firstLooks();
  const times = new Map<string, number>();
  /** All for who comes to a screen first; then one each, in turns, as most of it is the same for others. */
  const sizesFor = (screen: Screen) => {
    const name = nameOf(screen);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    return before === 0 ? sizes : sizes.filter((_, index) => index === before % sizes.length);
  };
  return visitors.map((visitor) => {
    const { screens, missing } = screensOf(visitor, registeredRoutes());
    const rounds = devices.flatMap((device) => {
      const stops = screens.map((screen) => ({
        screen,
        within: device.within && isFirst(screen),
        squeezed: device.squeezed
          ? [
              ...sizesFor(screen),
              ...(visitor.role === 'participant' && everyday.includes(screen.name) ? [smallest] : []),
            ]
          : undefined,
      }));
      const starts = stops.flatMap((_, index) => (index % MOST_STOPS === 0 ? [index] : []));
      return starts.map((start) => ({
        device,
        from: stops[start - 1]?.screen,
        stops: stops.slice(start, start + MOST_STOPS),
      }));
    });
    return { visitor, count: screens.length, missing, rounds };
  });
}

/** All these people look at all their screens, some at a time; gives what each finds, once they have. */
export function walkAll(browser: Browser, origin: string, visitors: readonly Visitor[]): Map<string, Promise<Found>> {
  const limit = pLimit(AT_ONCE);
  const walk = async (visitor: Visitor, { device, from, stops }: Round) => {
    const person = await enter(browser, visitor, device, { withoutServiceWorker: device.within });
    await watchShifts(person.context);
    const wrong: string[] = [];
    const note = async (screen: Screen, given: Parameters<typeof look>[3]) => {
      const problems = await look(person, origin, screen, given);
      wrong.push(...problems.map((problem) => `${deviceName(device)} ${screen.address}: ${problem}`));
    };
    if (from && stops[0]?.within) await person.page.goto(origin + from.address);
    for (const { screen, within, squeezed } of stops) {
      if (within) await note(screen, { axe: false, within });
      await note(screen, { axe: true, shifts: true, ...(squeezed && { squeezed }) });
    }
    await person.context.close();
    return wrong;
  };
  const found = planFor(visitors).map(({ visitor, count, missing, rounds }) => {
    const walks = rounds.map((round) => limit(() => walk(visitor, round)));
    const all = Promise.all(walks).then((wrong) => ({ count, wrong: [...missing, ...wrong.flat()] }));
    // Whoever asks for it is told.
    all.catch(() => undefined);
    return [visitor.role, all] as const;
  });
  return new Map(found);
}
