import { sql } from 'drizzle-orm';
import { PASSWORD } from '../factories';
import { chatActs } from './chatActs';
import { formationActs } from './formationActs';
import { leaderMeetingActs } from './leaderMeetingActs';
import { leadershipActs } from './leadershipActs';
import { occurrenceActs } from './occurrenceActs';
import { registrationActs } from './registrationActs';
import { stepActs } from './stepActs';
import { anyPod, weeklyMeeting, nowSeconds, onMember, onPod, type RaceStep, type RaceAct } from './act';

const DAY_SECONDS = 86_400;

const edit = onPod(async (path, podId, world, racer, random) => {
  const start = nowSeconds(world) + 60;
  const pausedTo = random.chance(0.5) ? start + DAY_SECONDS : null;
  const maxParticipants = random.integer(1, 4);
  const by = random.chance(0.5) ? world.staff : racer.as;
  const limit = world.limits.get(podId);
  // Counted before the request, since people may join before it is answered.
  if (limit) limit.largest = Math.max(limit.largest, maxParticipants);
  return by.patch(path, { maxParticipants, meeting: weeklyMeeting(start, pausedTo) });
});

const pause = onPod(async (path, _podId, world, _racer, random) => {
  const now = nowSeconds(world);
  const pausedTo = random.chance(0.4) ? now + DAY_SECONDS : null;
  const meeting = { ...weeklyMeeting(now + 3600, pausedTo), pausedFromEpoch: pausedTo && now - 60 };
  return world.staff.patch(path, { meeting });
});

const addPod: RaceStep = async (world, racer, random) => {
  const maxParticipants = random.integer(1, 4);
  const body = { name: 'Raced', maxParticipants, meeting: weeklyMeeting(nowSeconds(world) + 60, null) };
  const answer = await racer.as.post(`/v1/memberships/${world.membership.id}/pods`, body);
  if (answer.status !== 200) return answer;
  const { id } = answer.body as { id: string };
  // Another request may have changed the pod since.
  world.limits.set(id, { largest: 4, stayed: 0 });
  return answer;
};

const switchPod: RaceStep = async (world, racer, random) => {
  const from = await world.podOf(racer.user, 'participant');
  const toPodId = await anyPod(world, random);
  return from && toPodId ? racer.as.post(`/v1/pods/${from}/switch`, { toPodId }) : undefined;
};

const remove = onPod(async (path, _podId, world, _racer, random) =>
  world.staff.delete(`${path}/members/${random.pick(world.racers).user.id}`),
);

/** Removes everyone first, since only an empty pod can be deleted; other people may join in between. */
const deletePod = onPod(async (path, podId, { app, staff }) => {
  const { rows } = await app.context.database.db.execute<{ id: string }>(
    sql`select user_id as id from pod_members where pod_id = ${podId}::uuid and role = 'participant'`,
  );
  for (const { id } of rows) await staff.delete(`${path}/members/${id}`);
  return staff.delete(path);
});

const openInvite: RaceStep = async (world, racer, random) => {
  const { leaderCode, participantCode } = world.membership;
  const preferredPodId = random.chance(0.7) ? await anyPod(world, random) : undefined;
  const code = preferredPodId || random.chance(0.7) ? participantCode : leaderCode;
  return racer.as.post(`/v1/invites/${code}/accept`, preferredPodId ? { preferredPodId } : {});
};

/** A new person takes the place of the deleted one. */
const deleteAccount: RaceStep = async (world, racer) => {
  const answer = await racer.as.delete('/v1/users/my-user', { password: PASSWORD });
  if (answer.status === 200) Object.assign(racer, await world.newRacer());
  return answer;
};

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
  'delete a pod': { weight: 1, do: deletePod },
  'disable a member': { weight: 3, do: onMember((path, { staff }) => staff.post(`${path}/disable`)) },
  'enable a member': { weight: 8, do: onMember((path, { staff }) => staff.post(`${path}/enable`)) },
  'remove a member': { weight: 1, do: onMember((path, { staff }) => staff.delete(path)) },
  'leave the membership': {
    weight: 1,
    do: (world, racer) => racer.as.delete(`/v1/memberships/${world.membership.id}/members`),
  },
  'open an invite': { weight: 12, do: openInvite },
  'delete the account': { weight: 1, do: deleteAccount },
  ...chatActs,
  ...formationActs,
  ...leadershipActs,
  ...stepActs,
  ...leaderMeetingActs,
  ...occurrenceActs,
  ...registrationActs,
};
