import type { Occurrence, Pod, PodAttendance, PodRound } from '../../../contract/entities.gen';
import { ATTENDANCE_STATUSES } from '../../../domain/meetings/attendance';
import { ROUND_CHANGES } from '../../../domain/rounds/round';
import type { TestAnswer } from '../actors';
import { onPod, type RaceAct, type RaceStep } from './act';

const changeDate = onPod(async (path, _podId, { staff }, _racer, random) => {
  const pod = await staff.get(path);
  if (pod.status !== 200) return pod;
  const dates = `/v1/scheduled-meetings/${(pod.body as Pod).meetingScheduleId}/occurrences`;
  const listed = await staff.get(dates);
  if (listed.status !== 200) return listed;
  const coming = (listed.body as Occurrence[]).filter(({ can }) => can.change);
  if (coming.length === 0) return listed;
  const { start, at } = random.pick(coming.slice(0, 3));
  if (random.chance(0.4)) return staff.delete(`${dates}/${start}`);
  if (random.chance(0.5)) return staff.put(`${dates}/${start}`, { change: 'SKIPPED' });
  return staff.put(`${dates}/${start}`, { change: 'MOVED', movedTo: at + random.integer(1, 200) * 3600 });
});

const inOwnPod =
  (send: (pod: Pod, ...rest: Parameters<RaceStep>) => Promise<TestAnswer>): RaceStep =>
  async (world, racer, random) => {
    const podId = (await world.podOf(racer.user, 'participant')) ?? (await world.podOf(racer.user, 'leader'));
    const pod = podId === undefined ? undefined : await racer.as.get(`/v1/pods/${podId}`);
    return pod?.status === 200 ? send(pod.body as Pod, world, racer, random) : pod;
  };

const apologise = inOwnPod(async ({ meetingScheduleId }, _world, { as }, random) => {
  const dates = `/v1/scheduled-meetings/${meetingScheduleId}/occurrences`;
  const listed = await as.get(dates);
  const coming = listed.status === 200 ? (listed.body as Occurrence[]).slice(0, 3) : [];
  if (coming.length === 0) return listed;
  const apology = `${dates}/${random.pick(coming).start}/apology`;
  return random.chance(0.4) ? as.delete(apology) : as.put(apology, { note: 'On a train' });
});

const join = inOwnPod(({ meetingScheduleId }, _world, { as }) =>
  as.post(`/v1/scheduled-meetings/${meetingScheduleId}/join`),
);

const record: RaceStep = async (world, { user, as }, random) => {
  const podId = await world.podOf(user, 'leader');
  if (podId === undefined) return undefined;
  const [pod, seen] = [await as.get(`/v1/pods/${podId}`), await as.get(`/v1/pods/${podId}/attendance`)];
  if (pod.status !== 200 || seen.status !== 200) return seen;
  const { meetingScheduleId, members } = pod.body as Pod;
  const due = (seen.body as PodAttendance).meetings.filter(({ can }) => can.record);
  if (due.length === 0) return seen;
  const people = (members ?? []).map((userId) => ({
    userId,
    ...(random.chance(0.8) && { status: random.pick(ATTENDANCE_STATUSES) }),
  }));
  const { start } = random.pick(due.slice(0, 2));
  return as.put(`/v1/scheduled-meetings/${meetingScheduleId}/occurrences/${start}/attendance`, { people });
};

const meet = onPod(async (path, _podId, _world, { user, as }, random) => {
  const seen = await as.get(`${path}/round`);
  const { round } = seen.body as PodRound;
  if (seen.status !== 200 || !round) return seen;
  const { start } = round;
  if (random.chance(0.4)) return as.post(`${path}/round/arrivals`, { start });
  if (random.chance(0.3)) return as.put(`${path}/round/note`, { start, text: 'On with it' });
  const change = random.pick(ROUND_CHANGES);
  return as.post(`${path}/round/changes`, { start, change, userId: round.speakerId ?? user.id });
});

export const occurrenceActs: Record<string, RaceAct> = {
  'skip, move or put back a meeting': { weight: 4, do: changeDate },
  'say that one can’t make it to a meeting, or take it back': { weight: 4, do: apologise },
  'join a meeting by its link': { weight: 6, do: join },
  'take part in a meeting': { weight: 4, do: meet },
  'record who came to a meeting': { weight: 4, do: record },
};
