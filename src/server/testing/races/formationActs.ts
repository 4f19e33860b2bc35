import type { PodFormation } from '../../../contract/entities.gen';
import { canBeChosenToLead, peopleToSeat } from '../../../domain/pods/formation';
import { weeklyMeeting, nowSeconds, onPod, type RaceAct } from './act';

/** Uses the waitlist as the page shows it; some of the people may leave or join another pod before the request runs. */
const formPod = onPod(async (path, _podId, world, racer, random) => {
  const looked = await world.staff.get(`${path}/form-pod`);
  if (looked.status !== 200) return looked;
  const { people } = looked.body as PodFormation;
  const leaderId = people.find(canBeChosenToLead)?.userId ?? random.pick(world.racers).user.id;
  const maxParticipants = random.integer(1, 4);
  const chosen = { participantIds: people.map(({ userId }) => userId), leaderId, maxParticipants };
  const participantIds = peopleToSeat(people, chosen).map(({ userId }) => userId);
  if (participantIds.length === 0) return looked;
  const meeting = weeklyMeeting(nowSeconds(world) + 60, null);
  const by = random.chance(0.9) ? world.staff : racer.as;
  const answer = await by.post(`${path}/form-pod`, { ...chosen, name: 'Formed', participantIds, meeting });
  if (answer.status === 200) world.limits.set((answer.body as { id: string }).id, { largest: 4, stayed: 0 });
  return answer;
});

export const formationActs: Record<string, RaceAct> = {
  'form a pod of a waitlist': { weight: 4, do: formPod },
};
