import type { TestApp } from '../../../testing/app';
import { Happening, MINUTE } from './act';
import { dateActs } from './dateActs';
import type { ModelPod } from './modelPod';
import { peopleActs } from './peopleActs';
import { seriesActs } from './seriesActs';
import type { Community } from './yearOfPods';

const acts = { ...dateActs, ...seriesActs, ...peopleActs };
type What = keyof typeof acts;

const TIMES: Record<What, number> = {
  skip: 2,
  move: 3,
  restore: 2,
  apologise: 2,
  comeAfterAll: 0.5,
  pause: 1,
  resume: 0.4,
  newHour: 0.6,
  newZone: 0.2,
  leave: 0.8,
  join: 1,
  choose: 0.5,
  travel: 0.4,
  disable: 0.3,
  enable: 0.4,
};

export interface YearAct {
  at: number;
  what: What;
  pod: ModelPod;
}

/** Number of minutes in which acts happen, several at a time, so that the job needn't run before each. */
const ACTIVE_MINUTES = 250;

/**
 * All acts between two instants. A quarter happen within a minute after a reminder is due; some skips and moves are
 * soon followed by a skip or a restore.
 */
export function yearActs({ random, pods }: Community, from: number, to: number): YearAct[] {
  const minutes = Array.from({ length: ACTIVE_MINUTES }, () => random.integer(from / MINUTE, to / MINUTE - 1) * MINUTE);
  const planned = pods.flatMap((pod) =>
    Object.entries(TIMES).flatMap(([what, times]) =>
      Array.from({ length: Math.floor(times) + (random.chance(times % 1) ? 1 : 0) }, (): YearAct => {
        const due = pod.due(from, to);
        const isNear = due.length > 0 && random.chance(0.25);
        const at = isNear
          ? random.pick(due).dueAt + random.integer(1, 55)
          : random.pick(minutes) + random.integer(0, 59);
        return { at, what: what as What, pod };
      }),
    ),
  );
  const again = planned
    .filter(({ what }) => (what === 'skip' || what === 'move') && random.chance(0.25))
    .map(({ at, pod }): YearAct => ({ at: at + random.integer(20, 110), what: random.pick(['restore', 'skip']), pod }));
  return [...planned, ...again].sort((one, other) => one.at - other.at);
}

export const perform = (test: TestApp, community: Community, { what, pod }: YearAct): Promise<boolean> =>
  acts[what](new Happening(test, community, pod));
