import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { MeetingInput, PodUpdate } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import {
  linkInForce,
  meetingVersion,
  notifyMeetingChanged,
  prepareMeeting,
  scheduleOfRow,
  type PreparedMeeting,
} from '../meetings';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { meetings, pods } from '../platform/database/schema';
import { refuseOutdated } from '../platform/http/version';
import { renamePodOfSteps } from '../steps';
import { changePodMeeting } from './changePodMeeting';
import { announcedPodMeeting, lockPod, type LockedPod } from './lockPod';
import { podWithMeeting } from './podWithMeeting';
import { podVersion } from './presenter';
import { promoteFromWaitlist } from './waitlist/promotion';
import type { PodRequest } from './request';
import { settleFreeSeatNotices } from './seats';
import { publishPodChange } from './publishPodChange';
import { countAttempt } from '../platform/http/limits/attempts';
import { meetingsLimits } from '../meetings';

type PodFields = Omit<PodUpdate, 'meeting' | 'version'>;

export interface PodChange extends PodRequest {
  businessId: string;
  prefix: 'meeting.' | '';
}

interface BaseVersions {
  version: string | undefined;
  meetingVersion: string | undefined;
}

function refuseOutdatedPod(given: BaseVersions, pod: Pick<LockedPod, 'pod' | 'meeting'>): void {
  refuseOutdated(given.version, podVersion(pod));
  refuseOutdated(given.meetingVersion, meetingVersion(pod.meeting, linkInForce(pod.meeting, pod.pod)));
}

/** Renames a pod, including in its steps and its meeting, unless the meeting has its own name. */
async function renamePod(act: Act, locked: LockedPod, name: string): Promise<void> {
  const { pod, meeting } = locked;
  if (meeting.name === pod.name) {
    await act.tx.update(meetings).set({ name }).where(eq(meetings.id, meeting.id));
    locked.meeting = { ...meeting, name };
  }
  await renamePodOfSteps(act, pod.id, name);
}

async function changeFields(act: Act, locked: LockedPod, fields: PodFields): Promise<'nothing' | 'size' | 'name'> {
  const { pod } = locked;
  const changed = { ...pod, ...fields };
  if (isDeepStrictEqual(changed, pod)) return 'nothing';
  const isRenamed = changed.name !== pod.name;
  if (isRenamed) await renamePod(act, locked, changed.name);
  // The contract admits only fields that may be changed.
  await act.tx.update(pods).set(fields).where(eq(pods.id, pod.id));
  Object.assign(pod, fields);
  return isRenamed ? 'name' : 'size';
}

const namesOfChanged = ({ pod }: LockedPod, fields: PodFields): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (isDeepStrictEqual({ ...pod, [name]: value }, pod) ? [] : [name]));

async function changePod(
  act: Act,
  by: PodChange,
  base: BaseVersions,
  fields: PodFields,
  meeting?: PreparedMeeting,
): Promise<void> {
  const locked = await lockPod(act, by.membershipId, by.podId);
  refuseOutdatedPod(base, locked);
  const { name: nameBefore } = locked.pod;
  const before = scheduleOfRow(locked.meeting);
  const changedNames = namesOfChanged(locked, fields);
  const changed = await changeFields(act, locked, fields);
  const changedMeeting = meeting ? await changePodMeeting(act, locked, by.businessId, meeting) : false;
  if (changed === 'nothing' && !changedMeeting) return;
  await recordAct(act, 'POD_CHANGED', {
    podId: by.podId,
    fields: [...changedNames, ...(changedMeeting ? ['meeting'] : [])],
  });
  await publishPodChange(act, by.podId);
  const userIds = locked.people.map(({ userId }) => userId);
  const announced = { ...announcedPodMeeting(locked), before, ...(changed === 'name' && { nameBefore }) };
  await notifyMeetingChanged(act, announced, { userIds, by: by.userId });
  await promoteFromWaitlist(act, locked);
  await settleFreeSeatNotices(act, locked);
}

async function changeWithMeeting(
  context: AppContext,
  by: PodChange,
  base: BaseVersions,
  fields: PodFields,
  input: MeetingInput,
) {
  const existing = await podWithMeeting(context.database.db, by.podId);
  // Checked before validation, which depends on stored data, and again under the lock.
  refuseOutdatedPod(base, existing);
  const name = fields.name ?? existing.pod.name;
  const prepared = await prepareMeeting(context, { ...by, input, name, existing });
  await context.act((act) => changePod(act, by, base, fields, prepared));
}

/**
 * Changes a pod, with or without its meeting, in a single act: either everything, with one mail per person, or nothing
 * (rule pods.edit). Seats freed by a larger size or an ending pause go to the waitlist; fewer seats remove nobody (rule
 * pods.maxParticipants). 400 for an invalid field, 409 if it has been changed since the client read it.
 */
export async function updatePod(
  context: AppContext,
  by: PodChange,
  { meeting, version, ...fields }: PodUpdate,
): Promise<void> {
  const base = { version, meetingVersion: by.prefix === '' ? meeting?.version : undefined };
  if (meeting || fields.name !== undefined) await countAttempt(context, meetingsLimits.meetingChange(by.userId));
  if (meeting) await changeWithMeeting(context, by, base, fields, meeting);
  else await context.act((act) => changePod(act, by, base, fields));
}
