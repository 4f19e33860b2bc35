import type { Random } from '../../demo/random';
import type { TestAnswer } from '../actors';
import type { Racer, World } from './world';

export type RaceStep = (world: World, racer: Racer, random: Random) => Promise<TestAnswer | undefined>;

export interface RaceAct {
  weight: number;
  do: RaceStep;
}

export const anyPod = async (world: World, random: Random): Promise<string | undefined> => {
  const podIds = await world.podIds();
  return podIds.length > 0 ? random.pick(podIds) : undefined;
};

export const onPod =
  (send: (path: string, podId: string, ...rest: Parameters<RaceStep>) => Promise<TestAnswer>): RaceStep =>
  async (world, racer, random) => {
    const podId = await anyPod(world, random);
    return podId === undefined ? undefined : send(`/v1/pods/${podId}`, podId, world, racer, random);
  };

export const onMember =
  (send: (path: string, world: World, random: Random) => Promise<TestAnswer>): RaceStep =>
  async (world, _racer, random) => {
    const memberId = await world.memberIdOf(random.pick(world.racers).user);
    if (memberId === undefined) return undefined;
    return send(`/v1/memberships/${world.membership.id}/members/${memberId}`, world, random);
  };

export const nowSeconds = ({ app }: World): number => Math.floor(app.context.clock.now().getTime() / 1000);

/** A weekly meeting from this instant on, with an optional pause until another; epoch seconds. */
export const weeklyMeeting = (start: number, pausedTo: number | null) => ({
  unixTime: start,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/race',
  pausedFromEpoch: pausedTo && start,
  pausedToEpoch: pausedTo,
});
