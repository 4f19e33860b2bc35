import type { Occurrence, Pod } from '../../../contract/entities.gen';
import { onPod, type RaceAct } from './act';

/** Skips, moves or restores one of the upcoming dates in the list; other people may change them at the same time. */
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

/** Apologises for one of the next dates, or withdraws the apology. */
const apologise = onPod(async (path, _podId, { staff }, { as }, random) => {
  const pod = await staff.get(path);
  if (pod.status !== 200) return pod;
  const dates = `/v1/scheduled-meetings/${(pod.body as Pod).meetingScheduleId}/occurrences`;
  const listed = await staff.get(dates);
  const coming = listed.status === 200 ? (listed.body as Occurrence[]).slice(0, 3) : [];
  if (coming.length === 0) return listed;
  const apology = `${dates}/${random.pick(coming).start}/apology`;
  return random.chance(0.4) ? as.delete(apology) : as.put(apology, { note: 'On a train' });
});

/** Acts on single dates of pod meetings, while other people change the series. */
export const occurrenceActs: Record<string, RaceAct> = {
  'skip, move or put back a meeting': { weight: 4, do: changeDate },
  'say that one can’t make it to a meeting, or take it back': { weight: 4, do: apologise },
};
