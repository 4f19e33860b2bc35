import type { JourneyPod, JourneyStep } from '../../../contract/entities.gen';
import { isOverdue } from '../../../domain/steps/steps';
import type { AppContext } from '../../platform/context';
import { groupBy } from '../../platform/groupBy';
import {
  attendanceOfYear,
  stepsOfYear,
  type JourneyStepRow,
  type PodAttendanceRow,
  type Traveller,
} from './journeyReads';

function presentStep(row: JourneyStepRow, now: Date): JourneyStep {
  const { id, status, goal, description, cheers } = row;
  const state = { status, goal, description, commitmentDate: Number(row.commitmentDate) };
  return { id, ...state, overdue: isOverdue(state, now.getTime()), created: Number(row.created), cheers };
}

/** A deleted pod is known by its name and membership. */
const podKey = ({ podId, podName, membershipName }: JourneyStepRow | PodAttendanceRow): string =>
  podId ?? `${membershipName} ${podName}`;

export async function journeyYear(context: AppContext, one: Traveller, year: number): Promise<JourneyPod[]> {
  const steps = groupBy(await stepsOfYear(context, one, year), podKey);
  const attendance = new Map((await attendanceOfYear(context, one, year)).map((row) => [podKey(row), row]));
  const keys = new Set([...steps.keys(), ...attendance.keys()]);
  return [...keys].flatMap((key) => {
    const ofPod = steps.get(key) ?? [];
    const meetings = attendance.get(key);
    // The latest name, if steps of a deleted pod have several.
    const pod = meetings ?? ofPod.at(-1);
    if (!pod) return [];
    return {
      ...(pod.podId !== null && { podId: pod.podId }),
      podName: pod.podName,
      ...(pod.membershipName !== null && { membershipName: pod.membershipName }),
      came: meetings?.came ?? 0,
      apologies: meetings?.apologies ?? 0,
      missed: meetings?.missed ?? 0,
      steps: ofPod.map((row) => presentStep(row, one.now)),
    };
  });
}
