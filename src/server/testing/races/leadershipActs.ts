import type { LeaderCandidates, LeaderTransfer } from '../../../contract/entities.gen';
import type { TestAnswer } from '../actors';
import { onMember, onPod, type RaceStep, type RaceAct } from './act';
import type { Racer, World } from './world';

const LINK = 'https://meet.example.com/new-leader';

/** A demoted leader may stay in a full pod. Call it before the request, since other people may join in between. */
function allowExtraPerson({ limits }: World, podId: string | undefined): void {
  const limit = podId === undefined ? undefined : limits.get(podId);
  if (limit) limit.stayed += 1;
}

const demote: RaceStep = async (world, _racer, random) => {
  const { user } = random.pick(world.racers);
  allowExtraPerson(world, await world.podOf(user, 'leader'));
  return world.staff.delete(`/v1/memberships/${world.membership.id}/leaders/${user.id}`);
};

const ask = (what: 'leader-transfers' | 'assistant-leader'): RaceStep =>
  onPod(async (path, _podId, world, racer, random) => {
    const answer = await world.staff.get(`${path}/leader-candidates`);
    if (answer.status !== 200) return answer;
    const { candidates } = answer.body as LeaderCandidates;
    const anybody = random.pick(world.racers).user.id;
    const participantId = candidates.length > 0 && random.chance(0.9) ? random.pick(candidates).userId : anybody;
    return (random.chance(0.8) ? world.staff : racer.as).post(`${path}/${what}`, { participantId });
  });

const answerOffer =
  (send: (path: string, offer: LeaderTransfer, world: World, racer: Racer) => Promise<TestAnswer>): RaceStep =>
  async (world, racer) => {
    const { body } = await racer.as.get('/v1/leader-transfers/my-transfers');
    const [offer] = Array.isArray(body) ? (body as LeaderTransfer[]) : [];
    return offer && send(`/v1/leader-transfers/${offer.id}`, offer, world, racer);
  };

const accept = answerOffer((path, { podId }, world, racer) => {
  allowExtraPerson(world, podId);
  return racer.as.post(`${path}/accept`, { meetingLink: LINK });
});

const confirm: RaceStep = async (world, racer, random) => {
  const podId = await world.podToAssist(racer.user);
  if (podId === undefined) return undefined;
  const meetingLink = `https://meet.example.com/assistant-${random.integer(1, 2)}`;
  return racer.as.post(`/v1/pods/${podId}/assistant-leader/confirm`, { meetingLink });
};

export const leadershipActs: Record<string, RaceAct> = {
  'sign a leader off': {
    weight: 2,
    do: onMember((path, { staff }) => staff.put(`${path}/leader-status`, { status: 'SIGNED_OFF' })),
  },
  'demote a leader': { weight: 1, do: demote },
  'ask to lead': {
    weight: 2,
    do: (world, racer) => racer.as.post(`/v1/memberships/${world.membership.id}/request-leadership`, {}),
  },
  'offer a pod': { weight: 5, do: ask('leader-transfers') },
  'accept a pod': { weight: 12, do: accept },
  'decline a pod': { weight: 6, do: answerOffer((path, _offer, _world, racer) => racer.as.post(`${path}/decline`)) },
  'ask to assist': { weight: 5, do: ask('assistant-leader') },
  'confirm assisting': { weight: 12, do: confirm },
  'unassign an assistant': {
    weight: 1,
    do: onPod((path, _podId, { staff }) => staff.delete(`${path}/assistant-leader`)),
  },
};
