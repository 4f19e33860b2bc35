import { meetingDate, meetingTime } from '../../../domain/meetings/display';
import {
  frequencyDescription,
  nextMeeting,
  pauseAhead,
  type PauseAhead,
  type Schedule,
} from '../../../domain/meetings/schedule';
import { countWithNoun } from '../../../domain/text/words';
import type { Block } from '../../platform/mail/content';
import type { MeetingMailData } from './mailData';
import { differencesOf } from './changeMailTexts';

type Fact = readonly [label: string, value: string];

const formerly = (value: string) => ` (before: ${value})`;

const instantFact = (label: string, at: number | undefined, { schedule, timezone }: MeetingMailData): Fact[] =>
  at === undefined ? [] : [[label, `${meetingDate(at, timezone)}, ${meetingTime(at, timezone, schedule.timezone)}`]];

function nameFact({ ofLeaders, podName, nameBefore }: MeetingMailData): Fact {
  return [ofLeaders ? 'Meeting' : 'Pod', podName + (nameBefore === undefined ? '' : formerly(nameBefore))];
}

/**
 * The meeting's recurrence; for a moved meeting also the previous recurrence, or both dates if the two read the same.
 */
function timeFacts(data: MeetingMailData, now: number): Fact[] {
  const { schedule, timezone, before } = data;
  const words = (one: Schedule) => frequencyDescription(one, timezone, now);
  const { moved } = differencesOf(data, now);
  if (!before || !moved) return [['When', words(schedule)]];
  if (words(before) !== words(schedule)) {
    return [
      ['Before', words(before)],
      ['When', words(schedule)],
    ];
  }
  return [
    ['When', words(schedule)],
    ...instantFact('Before', moved.before, data),
    ...instantFact('Now', moved.after, data),
  ];
}

function pauseDays({ from, to, isUnderWay }: PauseAhead, { schedule: { timezone } }: MeetingMailData): string {
  const until = `until ${meetingDate(to, timezone)}`;
  return isUnderWay ? until : `${meetingDate(from, timezone)} ${until}`;
}

function pauseFacts(data: MeetingMailData, now: number): Fact[] {
  const pause = pauseAhead(data.schedule, now);
  if (!pause) return [];
  const { isUnderWay, lastBefore, firstAfter } = pause;
  const former = data.before && differencesOf(data, now).pause === 'set' ? pauseAhead(data.before, now) : undefined;
  return [
    ['No meetings', pauseDays(pause, data) + (former ? formerly(pauseDays(former, data)) : '')],
    ...instantFact('Last before', lastBefore, data),
    ...(isUnderWay ? [] : instantFact('First after', firstAfter, data)),
  ];
}

function lengthFact(data: MeetingMailData, now: number): Fact {
  const { schedule, before } = data;
  const { length } = differencesOf(data, now);
  return [
    'Length',
    countWithNoun(schedule.duration, 'minute') + (before && length ? formerly(`${before.duration}`) : ''),
  ];
}

/**
 * When and where the meeting is, as labelled facts, with the previous values of exactly what changed. `now` is in epoch
 * seconds.
 */
export function meetingFacts(data: MeetingMailData, now: number): Block {
  return {
    facts: [
      nameFact(data),
      // A leader meeting's name includes the membership's name.
      ...(data.ofLeaders ? [] : [['Membership', data.membershipName] as const]),
      ...(data.leaderName === undefined ? [] : [['Leader', data.leaderName] as const]),
      ...timeFacts(data, now),
      ...instantFact('Next meeting', nextMeeting(data.schedule, now), data),
      ...pauseFacts(data, now),
      lengthFact(data, now),
      ['Join here', data.link],
    ],
  };
}
