import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { deviceName, enter, checkScreen, type Device } from './look';
import { registeredRoutes, type RouteName } from './registered';
import { watchShifts } from './shift';
import type { Visitor } from './signedIn';
import { sizes, smallest, type Size } from './narrow';
import { isFirstLook, nameOf, screensOf, type Screen } from './table';

/**
 * Together these cover every width, every theme and both ways to a screen: loaded by its address, and for its first
 * visitor also opened within the product. `npm run screens` opens each screen on all four devices.
 */
const devices: (Device & { within: boolean; squeezed: boolean })[] = [
  { phone: true, theme: 'light', within: false, squeezed: true },
  { phone: false, theme: 'dark', within: true, squeezed: false },
];

/** The number of pages open at the same time: each mostly waits, since its answers are delayed. */
const AT_ONCE = 3;

/** The participant's screens that are also checked on a narrow phone with large text. */
const everyday: readonly RouteName[] = ['memberships', 'pods', 'pod', 'chat', 'twoFactor'];

/**
 * A visitor with more stops is split into concurrent rounds: otherwise the owner's screens would take as long as
 * everybody else's.
 */
const MOST_STOPS = 20;

/** A screen on one device, and the checks made on it. */
interface Stop {
  screen: Screen;
  /** Whether it is first opened within the product. */
  within: boolean;
  squeezed: readonly Size[] | undefined;
}

/** The screens that a visitor opens on each device, and what is missing for these, in words. */
export interface Plan {
  visitor: Visitor;
  count: number;
  missing: readonly string[];
  rounds: Round[];
}

interface Round {
  device: Device;
  withoutServiceWorker: boolean;
  /** The screen open before the first stop; undefined if none is. */
  from: Screen | undefined;
  stops: Stop[];
}

/** The findings of a visitor's walk. */
export interface WalkFindings {
  /** The number of screens. */
  count: number;
  /** Their problems, in words. */
  wrong: string[];
  /** The paths of their links. */
  linked: Set<string>;
}

/** Splits many stops into rounds, which run concurrently. */
function roundsOf(device: Device, stops: readonly Stop[], withoutServiceWorker = true): Round[] {
  const starts = stops.flatMap((_, index) => (index % MOST_STOPS === 0 ? [index] : []));
  return starts.map((start) => ({
    device,
    withoutServiceWorker,
    from: stops[start - 1]?.screen,
    stops: stops.slice(start, start + MOST_STOPS),
  }));
}

/** Each screen once, on a phone, for the first visitor who may see it. */
export function everyScreenOnce(visitors: readonly Visitor[]): Plan[] {
  const isFirst = isFirstLook();
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

/** Every screen for every visitor. Planned in advance, so that the plan does not depend on the speed of any visitor. */
export function everyScreen(visitors: readonly Visitor[]): Plan[] {
  const isFirst = isFirstLook();
  const times = new Map<string, number>();
  /**
   * Checks all sizes for a screen's first visitor, then one size each in turn, since most of a screen is the same for
   * the other visitors.
   */
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

/** Runs in the page: returns the paths of its links within the product. */
const linkedPaths = `[...document.querySelectorAll('a[href]')]
  .filter(({ origin }) => origin === location.origin)
  .map(({ pathname }) => pathname)`;

/** Walks all plans, a few rounds at a time. Returns the findings of each visitor, by role. */
export function walkAll(browser: Browser, origin: string, plans: readonly Plan[]): Map<string, Promise<WalkFindings>> {
  const limit = pLimit(AT_ONCE);
  const walk = async (visitor: Visitor, { device, withoutServiceWorker, from, stops }: Round) => {
    const person = await enter(browser, visitor, device, { withoutServiceWorker });
    await watchShifts(person.context);
    const wrong: string[] = [];
    const linked: string[] = [];
    const note = async (screen: Screen, given: Parameters<typeof checkScreen>[3]) => {
      const problems = await checkScreen(person, origin, screen, given);
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
    // The caller sees the rejection.
    all.catch(() => undefined);
    return [visitor.role, all] as const;
  });
  return new Map(found);
}
