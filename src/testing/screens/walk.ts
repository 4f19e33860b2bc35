import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { deviceName, enter, checkScreen, type Device } from './look';
import { registeredRoutes, type RouteName } from './registered';
import { watchShifts } from './shift';
import type { Visitor } from './signedIn';
import { sizes, smallest, type Size } from './narrow';
import { isFirstLook, nameOf, screensOf, type Screen } from './table';

/**
 * Together these cover every width, every theme and both ways to a screen. `npm run screens` opens each screen on all
 * four devices.
 */
const devices: (Device & { within: boolean; squeezed: boolean })[] = [
  { phone: true, theme: 'light', within: false, squeezed: true },
  { phone: false, theme: 'dark', within: true, squeezed: false },
];

/** Pages mostly wait, since their answers are delayed. */
const AT_ONCE = 3;

const everyday: readonly RouteName[] = ['memberships', 'pods', 'pod', 'chat', 'twoFactor'];

/**
 * More stops are split into concurrent rounds; otherwise the owner's screens would take as long as everybody else's.
 */
const MOST_STOPS = 20;

interface Stop {
  screen: Screen;
  within: boolean;
  squeezed: readonly Size[] | undefined;
}

export interface Plan {
  visitor: Visitor;
  count: number;
  missing: readonly string[];
  rounds: Round[];
}

interface Round {
  device: Device;
  withoutServiceWorker: boolean;
  from: Screen | undefined;
  stops: Stop[];
}

export interface WalkFindings {
  count: number;
  wrong: string[];
  linked: Set<string>;
}

function roundsOf(device: Device, stops: readonly Stop[], withoutServiceWorker = true): Round[] {
  const starts = stops.flatMap((_, index) => (index % MOST_STOPS === 0 ? [index] : []));
  return starts.map((start) => ({
    device,
    withoutServiceWorker,
    from: stops[start - 1]?.screen,
    stops: stops.slice(start, start + MOST_STOPS),
  }));
}

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

/** Planned in advance, so that the plan does not depend on the speed of any visitor. */
export function everyScreen(visitors: readonly Visitor[]): Plan[] {
  const isFirst = isFirstLook();
  const times = new Map<string, number>();
  /**
   * All sizes for a screen's first visitor, and one each in turn for the others, since most of a screen is the same
   * for everybody.
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

const linkedPaths = `[...document.querySelectorAll('a[href]')]
  .filter(({ origin }) => origin === location.origin)
  .map(({ pathname }) => pathname)`;

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
