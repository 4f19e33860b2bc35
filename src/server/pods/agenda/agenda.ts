import { meetingDate, meetingTime, shortWeekdayDate } from '../../../domain/meetings/display';
import { currentMeeting } from '../../../domain/meetings/heldMeetings';
import { frequencyDescription, nextMeeting } from '../../../domain/meetings/schedule';
import { isInPod, isStaff } from '../../../domain/permissions';
import { stepStatusWords } from '../../../domain/steps/steps';
import { countWithNoun } from '../../../domain/text/words';
import type { NextTinyStep, PodMember } from '../../../contract/entities.gen';
import { scheduleOfRow } from '../../meetings';
import type { AppContext } from '../../platform/context';
import type { Access } from '../../platform/http/call';
import { notFound } from '../../platform/http/problem';
import { currentStepsOfPod } from '../../steps';
import { peopleInPod } from '../lists/podPeople';
import { podsSeenBy, podsWithId, type PodRow } from '../lists/podRows';

/** A person's step in the page's words, including only the text that the reader may see (rule pods.privacy). */
export interface AgendaStep {
  status: string;
  goal?: string;
  description?: string;
  due?: string;
}

export interface AgendaPerson {
  id: string;
  name: string;
  role?: 'Leader' | 'Assistant leader';
  step?: AgendaStep;
}

/** The printed contents for a meeting (rule pods.agenda). Times are in the reader's zone, with the zone's name. */
export interface Agenda {
  podId: string;
  /** When the meeting begins, epoch seconds; undefined if none is planned. */
  start: number | undefined;
  podName: string;
  membershipName: string;
  when: string[];
  /** Shown to a reader outside the pod in place of the text of steps. */
  note?: string;
  people: AgendaPerson[];
  made: string;
}

const dateAndTime = (seconds: number, zone: string, meetingZone = zone) =>
  `${meetingDate(seconds, zone)}, ${meetingTime(seconds, zone, meetingZone)}`;

function startOf({ meeting }: PodRow, nowSeconds: number): number | undefined {
  const schedule = scheduleOfRow(meeting);
  return currentMeeting(schedule, nowSeconds) ?? nextMeeting(schedule, nowSeconds);
}

function whenOf({ meeting }: PodRow, start: number | undefined, zone: string, nowSeconds: number): string[] {
  const schedule = scheduleOfRow(meeting);
  if (start === undefined) return ['No meeting planned'];
  const length = countWithNoun(schedule.duration, 'minute');
  const often = meeting.recurring ? `${frequencyDescription(schedule, zone, nowSeconds)} · ${length}` : length;
  return [dateAndTime(start, zone, schedule.timezone), often];
}

interface StepReader {
  zone: string;
  seesWords: boolean;
  now: number;
}

function stepOf(step: NextTinyStep | undefined, { zone, seesWords, now }: StepReader): AgendaStep {
  const { status = 'NotSet', goal, description, commitmentDate } = step ?? {};
  const words = { status: stepStatusWords[status] };
  if (!seesWords || commitmentDate === undefined) return words;
  return { ...words, goal, description, due: `Due ${shortWeekdayDate(Math.floor(commitmentDate / 1000), zone, now)}` };
}

function roleOf({ leader, assistant }: PodMember): Pick<AgendaPerson, 'role'> {
  if (leader) return { role: 'Leader' };
  return assistant ? { role: 'Assistant leader' } : {};
}

const noteForStaff = (steps: NextTinyStep[], people: PodMember[]) =>
  `Steps set: ${steps.filter(({ status }) => status !== 'NotSet').length} of ${people.length}. ` +
  'What people wrote stays in the pod.';

export async function getAgenda(context: AppContext, podId: string, { caller, relation }: Access): Promise<Agenda> {
  const [[row], people, steps] = await Promise.all([
    podsSeenBy(context.database.db, caller?.userId ?? '', podsWithId(podId)),
    peopleInPod(context, podId, relation),
    currentStepsOfPod(context, podId, { forStaff: isStaff(relation) }),
  ]);
  if (!row) throw notFound();
  const zone = row.readerZone ?? row.meeting.timezone;
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const seesWords = isInPod(relation);
  const start = startOf(row, now);
  return {
    podId,
    start,
    podName: row.pod.name,
    membershipName: row.membershipName,
    when: whenOf(row, start, zone, now),
    ...(steps && !seesWords && { note: noteForStaff(steps, people) }),
    people: people.map((person) => ({
      id: person.userId,
      name: `${person.firstName} ${person.lastName}`,
      ...roleOf(person),
      ...(steps && {
        step: stepOf(
          steps.find(({ userId }) => userId === person.userId),
          { zone, seesWords, now },
        ),
      }),
    })),
    made: dateAndTime(now, zone),
  };
}
