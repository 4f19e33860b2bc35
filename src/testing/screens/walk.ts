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
export interface Plan {
  visitor: Visitor;
  count: number;
  missing: readonly string[];
  rounds: Round[];
}

interface Round {
  device: Device;
  withoutServiceWorker: boolean;
  /** What is open before the first stop; undefined when nothing is. */
  from: Screen | undefined;
  stops: Stop[];
}

/** What a visitor's walk has found. */
export interface Found {
  /** How many screens there are. */
  count: number;
  /** What is wrong with them, in words. */
  wrong: string[];
  /** The paths that their links lead to. */
  linked: Set<string>;
}

/** Splits many stops into rounds, which run side by side. */
function roundsOf(device: Device, stops: readonly Stop[], withoutServiceWorker = true): Round[] {
  const starts = stops.flatMap((_, index) => (index % MOST_STOPS === 0 ? [index] : []));
  return starts.map((start) => ({
    device,
    withoutServiceWorker,
    from: stops[start - 1]?.screen,
    stops: stops.slice(start, start + MOST_STOPS),
  }));
}

/** Each screen once, on a phone, as the first visitor who may see it. */
export function everyScreenOnce(visitors: readonly Visitor[]): Plan[] {
  const isFirst = firstLooks();
  return visitors.map((visitor) => {
    const all = screensOf(visitor, registeredRoutes());
    const screens = all.screens.filter(isFirst);
    const stops = screens.map((screen) => ({ screen, within: false, squeezed: undefined }));
    return {
      visitor,
      count: screens.length,
      missing: all.missing,
      rounds: roundsOf({ phone: true, theme: 'light' }, stops),
    };
  });
}

/** Every screen as everybody sees it. Settled before anybody goes: it does not depend on who is how fast. */
export function everyScreen(visitors: readonly Visitor[]): Plan[] {
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
      return roundsOf(device, stops, device.within);
    });
    return { visitor, count: screens.length, missing, rounds };
  });
}

/** In the page: the paths of the product that its links lead to. */
const linkedPaths = `[...document.querySelectorAll('a[href]')]
  .filter(({ origin }) => origin === location.origin)
  .map(({ pathname }) => pathname)`;

/** Walks all plans, a few rounds at a time. Returns what each visitor finds, by role. */
export function walkAll(browser: Browser, origin: string, plans: readonly Plan[]): Map<string, Promise<Found>> {
  const limit = pLimit(AT_ONCE);
  const walk = async (visitor: Visitor, { device, withoutServiceWorker, from, stops }: Round) => {
    const person = await enter(browser, visitor, device, { withoutServiceWorker });
    await watchShifts(person.context);
    const wrong: string[] = [];
    const linked: string[] = [];
    const note = async (screen: Screen, given: Parameters<typeof look>[3]) => {
      const problems = await look(person, origin, screen, given);
      wrong.push(...problems.map((problem) => `${deviceName(device)} ${screen.address}: ${problem}`));
    };
    if (from && stops[0]?.within) await person.page.goto(origin + from.address);
    for (const { screen, within, squeezed } of stops) {
      if (within) await note(screen, { axe: false, within });
      await note(screen, { axe: true, shifts: true, ...(squeezed && { squeezed }) });
      linked.push(...(await person.page.evaluate<string[]>(linkedPaths)));
    }
    await person.context.close();
    return { wrong, linked };
  };
  const found = plans.map(({ visitor, count, missing, rounds }) => {
    const walks = Promise.all(rounds.map((round) => limit(() => walk(visitor, round))));
    const all = walks.then((each) => ({
      count,
      wrong: [...missing, ...each.flatMap(({ wrong }) => wrong)],
      linked: new Set(each.flatMap(({ linked }) => linked)),
    }));
    // Its caller sees the rejection.
    all.catch(() => undefined);
    return [visitor.role, all] as const;
  });
  return new Map(found);
}
