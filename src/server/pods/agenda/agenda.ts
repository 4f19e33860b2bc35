import { meetingDate, meetingTime, shortWeekdayDate } from '../../../domain/meetings/display';
import { currentMeeting } from '../../../domain/meetings/heldMeetings';
import { frequencyDescription, nextMeeting } from '../../../domain/meetings/schedule';
import { isInPod, isStaff } from '../../../domain/permissions';
import type { NextTinyStep, PodMember } from '../../../contract/entities.gen';
import { scheduleOfRow } from '../../meetings';
import type { AppContext } from '../../platform/context';
import type { Access } from '../../platform/http/call';
import { notFound } from '../../platform/http/problem';
import { currentStepsOfPod } from '../../steps';
import { peopleInPod } from '../lists/podPeople';
import { podsSeenBy, podsWithId, type PodRow } from '../lists/podRows';
import { type StepStatus } from '../../../domain/steps/steps';
import { type Language } from '../../../domain/text/languages';
import { wordsIn } from './agendaWords.gen';

/** A person's step, including only the text that the reader may see (rule pods.privacy). */
export interface AgendaStep {
  status: StepStatus;
  goal?: string;
  description?: string;
  /** Such as 'Due Tue 3 Mar'. */
  due?: string;
}

export interface AgendaPerson {
  id: string;
  name: string;
  role?: 'leader' | 'assistant';
  step?: AgendaStep;
}

/** The printed contents for a meeting (rule pods.agenda), in the reader's language. Times are in the reader's zone, with the zone's name. */
export interface Agenda {
  language: Language;
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

interface Reader {
  language: Language;
  zone: string;
  now: number;
}

const dateAndTime = (seconds: number, { language, zone }: Reader, meetingZone = zone) =>
  `${meetingDate(seconds, zone, language)}, ${meetingTime(seconds, zone, meetingZone, language)}`;

function startOf({ meeting }: PodRow, nowSeconds: number): number | undefined {
  const schedule = scheduleOfRow(meeting);
  return currentMeeting(schedule, nowSeconds) ?? nextMeeting(schedule, nowSeconds);
}

function whenOf({ meeting }: PodRow, start: number | undefined, reader: Reader): string[] {
  const { language, zone, now } = reader;
  const words = wordsIn(language);
  const schedule = scheduleOfRow(meeting);
  if (start === undefined) return [words.noMeeting];
  const length = words.length({ count: schedule.duration });
  const often = meeting.recurring ? `${frequencyDescription(schedule, language, zone, now)} · ${length}` : length;
  return [dateAndTime(start, reader, schedule.timezone), often];
}

function stepOf(step: NextTinyStep | undefined, { language, zone, now }: Reader, seesWords: boolean): AgendaStep {
  const { status = 'NotSet', goal, description, commitmentDate } = step ?? {};
  if (!seesWords || commitmentDate === undefined) return { status };
  const date = shortWeekdayDate(Math.floor(commitmentDate / 1000), zone, now, language);
  return { status, goal, description, due: wordsIn(language).due({ date }) };
}

function roleOf({ leader, assistant }: PodMember): Pick<AgendaPerson, 'role'> {
  if (leader) return { role: 'leader' };
  return assistant ? { role: 'assistant' } : {};
}

const noteForStaff = (steps: NextTinyStep[], people: PodMember[], language: Language) =>
  wordsIn(language).stepsSet({
    count: steps.filter(({ status }) => status !== 'NotSet').length,
    total: people.length,
  });

export async function getAgenda(
  context: AppContext,
  podId: string,
  { caller, relation }: Access,
  language: Language,
): Promise<Agenda> {
  const [[row], people, steps] = await Promise.all([
    podsSeenBy(context.database.db, caller?.userId ?? '', podsWithId(podId)),
    peopleInPod(context, podId, relation),
    currentStepsOfPod(context, podId, { forStaff: isStaff(relation) }),
  ]);
  if (!row) throw notFound();
  const zone = row.readerZone ?? row.meeting.timezone;
  const now = Math.floor(context.clock.now().getTime() / 1000);
  const reader = { language, zone, now };
  const seesWords = isInPod(relation);
  const start = startOf(row, now);
  return {
    language,
    podId,
    start,
    podName: row.pod.name,
    membershipName: row.membershipName,
    when: whenOf(row, start, reader),
    ...(steps && !seesWords && { note: noteForStaff(steps, people, language) }),
    people: people.map((person) => ({
      id: person.userId,
      name: `${person.firstName} ${person.lastName}`,
      ...roleOf(person),
      ...(steps && {
        step: stepOf(
          steps.find(({ userId }) => userId === person.userId),
          reader,
          seesWords,
        ),
      }),
    })),
    made: dateAndTime(now, reader),
  };
}
