import type { Random } from '../../demo/random';
import type { TestAnswer } from '../actors';
import type { Racer, World } from './world';

/** What somebody does: the answer, or undefined when there is nothing to do it with. */
type Do = (world: World, racer: Racer, random: Random) => Promise<TestAnswer | undefined>;

interface RaceAct {
  /** How often, compared with the others. */
  weight: number;
  do: Do;
}

const anyPod = async (world: World, random: Random): Promise<string | undefined> => {
  const podIds = await world.podIds();
  return podIds.length > 0 ? random.pick(podIds) : undefined;
};

/** On a pod at random. */
const onPod =
  (send: (path: string, podId: string, ...rest: Parameters<Do>) => Promise<TestAnswer>): Do =>
  async (world, racer, random) => {
    const podId = await anyPod(world, random);
    return podId === undefined ? undefined : send(`/v1/pods/${podId}`, podId, world, racer, random);
  };

/** By staff, on a member at random. */
const onMember =
  (send: (path: string, world: World, random: Random) => Promise<TestAnswer>): Do =>
  async (world, _racer, random) => {
    const memberId = await world.memberIdOf(random.pick(world.racers).user);
    if (memberId === undefined) return undefined;
    return send(`/v1/memberships/${world.membership.id}/members/${memberId}`, world, random);
  };

const meetingAt = (start: number, pausedTo: number | null) => ({
  unixTime: start,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/race',
  pausedFromEpoch: pausedTo && start,
  pausedToEpoch: pausedTo,
});

const DAY_SECONDS = 86_400;
const nowSeconds = ({ app }: World) => Math.floor(app.context.clock.now().getTime() / 1000);

/** Changes the pod with its meeting, which is paused or not. */
const edit = onPod(async (path, podId, world, racer, random) => {
  const start = nowSeconds(world) + 60;
  const pausedTo = random.chance(0.5) ? start + DAY_SECONDS : null;
  const maxParticipants = random.integer(1, 4);
  const by = random.chance(0.5) ? world.staff : racer.as;
  const limit = world.limits.get(podId);
  // Before it is asked: somebody may come in before it is answered.
  if (limit) limit.largest = Math.max(limit.largest, maxParticipants);
  return by.patch(path, { maxParticipants, meeting: meetingAt(start, pausedTo) });
});

/** Pauses a pod from a moment ago, or ends its pause. */
const pause = onPod(async (path, _podId, world, _racer, random) => {
  const now = nowSeconds(world);
  const pausedTo = random.chance(0.4) ? now + DAY_SECONDS : null;
  const meeting = { ...meetingAt(now + 3600, pausedTo), pausedFromEpoch: pausedTo && now - 60 };
  return world.staff.patch(path, { meeting });
});

const demote: Do = async (world, _racer, random) => {
  const { user } = random.pick(world.racers);
  const podId = await world.podOf(user, 'leader');
  const limit = podId === undefined ? undefined : world.limits.get(podId);
  if (limit) limit.stayed += 1;
  return world.staff.delete(`/v1/memberships/${world.membership.id}/leaders/${user.id}`);
};

const addPod: Do = async (world, racer, random) => {
  const maxParticipants = random.integer(1, 4);
  const body = { name: 'Raced', maxParticipants, meeting: meetingAt(nowSeconds(world) + 60, null) };
  const answer = await racer.as.post(`/v1/memberships/${world.membership.id}/pods`, body);
  if (answer.status !== 200) return answer;
  const { id } = answer.body as { id: string };
  // Somebody may have changed it meanwhile.
  world.limits.set(id, { largest: 4, stayed: 0 });
  return answer;
};

const switchPod: Do = async (world, racer, random) => {
  const from = await world.podOf(racer.user, 'participant');
  const toPodId = await anyPod(world, random);
  return from && toPodId ? racer.as.post(`/v1/pods/${from}/switch`, { toPodId }) : undefined;
};

const remove = onPod(async (path, _podId, world, _racer, random) =>
  world.staff.delete(`${path}/members/${random.pick(world.racers).user.id}`),
);

/** By an invite link, with a pod or without. */
const openInvite: Do = async (world, racer, random) => {
  const { leaderCode, participantCode } = world.membership;
  const preferredPodId = random.chance(0.7) ? await anyPod(world, random) : undefined;
  const code = preferredPodId || random.chance(0.7) ? participantCode : leaderCode;
  return racer.as.post(`/v1/invites/${code}/accept`, preferredPodId ? { preferredPodId } : {});
};

/** Somebody new takes the place of who is gone. */
const deleteAccount: Do = async (world, racer) => {
  const answer = await racer.as.delete('/v1/users/my-user');
  if (answer.status === 200) Object.assign(racer, await world.newRacer());
  return answer;
};

const talk: Do = async (_world, racer, random) => {
  const channels = (await racer.as.get('/v1/channels/my-channels')).body as { id: string }[];
  if (!Array.isArray(channels) || channels.length === 0) return undefined;
  const path = `/v1/channels/${random.pick(channels).id}`;
  const answer = await racer.as.post(`${path}/messages`, { content: 'Racing' });
  if (answer.status !== 200) return answer;
  return racer.as.post(`${path}/subscribers`, { messageId: (answer.body as { id: string }).id, status: 'READ' });
};

/** Every act of the races. A further one is a line. */
export const raceActs: Record<string, RaceAct> = {
  'join a pod': { weight: 12, do: onPod((path, _podId, _world, racer) => racer.as.post(`${path}/join`)) },
  'leave a pod': { weight: 5, do: onPod((path, _podId, _world, racer) => racer.as.delete(`${path}/members`)) },
  'switch pods': { weight: 8, do: switchPod },
  'join a waitlist': {
    weight: 8,
    do: onPod((path, _podId, _world, racer, random) =>
      racer.as.post(`${path}/waitlist`, {
        consentJoinNewPod: random.chance(0.5),
        consentToBeNewPodLeader: random.chance(0.5),
      }),
    ),
  },
  'leave a waitlist': { weight: 3, do: onPod((path, _podId, _world, racer) => racer.as.delete(`${path}/waitlist`)) },
  'remove a participant': { weight: 4, do: remove },
  'edit a pod': { weight: 3, do: edit },
  'pause a pod': { weight: 3, do: pause },
  'add a pod': { weight: 2, do: addPod },
  'delete a pod': { weight: 1, do: onPod((path, _podId, world) => world.staff.delete(path)) },
  'disable a member': { weight: 3, do: onMember((path, { staff }) => staff.post(`${path}/disable`)) },
  'enable a member': { weight: 8, do: onMember((path, { staff }) => staff.post(`${path}/enable`)) },
  'remove a member': { weight: 1, do: onMember((path, { staff }) => staff.delete(path)) },
  'sign a leader off': {
    weight: 2,
    do: onMember((path, { staff }) => staff.put(`${path}/leader-status`, { status: 'SIGNED_OFF' })),
  },
  'demote a leader': { weight: 1, do: demote },
  'ask to lead': {
    weight: 2,
    do: (world, racer) => racer.as.post(`/v1/memberships/${world.membership.id}/request-leadership`, {}),
  },
  'leave the membership': {
    weight: 1,
    do: (world, racer) => racer.as.delete(`/v1/memberships/${world.membership.id}/members`),
  },
  'open an invite': { weight: 12, do: openInvite },
  'delete the account': { weight: 1, do: deleteAccount },
  talk: { weight: 6, do: talk },
};
