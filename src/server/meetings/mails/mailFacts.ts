import { meetingDate, meetingTime } from '../../../domain/meetings/display';
import {
  frequencyDescription,
  nextMeeting,
  pauseAhead,
  type PauseAhead,
  type Schedule,
} from '../../../domain/meetings/schedule';
import type { Language } from '../../../domain/text/languages';
import type { Block } from '../../platform/mail/content';
import type { MeetingMailData } from './mailData';
import { wordsIn, type Words } from './mailWords.gen';
import { differencesOf } from './changeMailTexts';

type Fact = readonly [label: string, value: string];

interface Writing {
  language: Language;
  words: Words;
  /** Epoch seconds. */
  now: number;
}

const instantFact = (
  label: string,
  at: number | undefined,
  { schedule, timezone }: MeetingMailData,
  { words: { values }, language }: Writing,
): Fact[] =>
  at === undefined
    ? []
    : [
        [
          label,
          values.dateAndTime({
            date: meetingDate(at, timezone, language),
            time: meetingTime(at, timezone, schedule.timezone, language),
          }),
        ],
      ];

function nameFact({ ofLeaders, podName, nameBefore }: MeetingMailData, { facts, values }: Words): Fact {
  const name = nameBefore === undefined ? podName : values.withFormer({ value: podName, former: nameBefore });
  return [ofLeaders ? facts.meeting : facts.pod, name];
}

/**
 * The meeting's recurrence; for a moved meeting also the previous recurrence, or both dates if the two read the same.
 */
function timeFacts(data: MeetingMailData, writing: Writing): Fact[] {
  const { words, now, language } = writing;
  const { schedule, timezone, before } = data;
  const { facts } = words;
  const describe = (one: Schedule) => frequencyDescription(one, language, timezone, now);
  const { moved } = differencesOf(data, now);
  if (!before || !moved) return [[facts.when, describe(schedule)]];
  if (describe(before) !== describe(schedule)) {
    return [
      [facts.before, describe(before)],
      [facts.when, describe(schedule)],
    ];
  }
  return [
    [facts.when, describe(schedule)],
    ...instantFact(facts.before, moved.before, data, writing),
    ...instantFact(facts.now, moved.after, data, writing),
  ];
}

function pauseDays(
  { from, to, isUnderWay }: PauseAhead,
  { schedule: { timezone } }: MeetingMailData,
  { words: { values }, language }: Writing,
): string {
  const days = { from: meetingDate(from, timezone, language), to: meetingDate(to, timezone, language) };
  return isUnderWay ? values.pausedNow(days) : values.pausedLater(days);
}

function pauseFacts(data: MeetingMailData, writing: Writing): Fact[] {
  const { words, now } = writing;
  const pause = pauseAhead(data.schedule, now);
  if (!pause) return [];
  const { facts, values } = words;
  const { isUnderWay, lastBefore, firstAfter } = pause;
  const formerPause =
    data.before && differencesOf(data, now).pause === 'set' ? pauseAhead(data.before, now) : undefined;
  const value = pauseDays(pause, data, writing);
  const former = formerPause && pauseDays(formerPause, data, writing);
  return [
    [facts.noMeetings, former === undefined ? value : values.withFormer({ value, former })],
    ...instantFact(facts.lastBefore, lastBefore, data, writing),
    ...(isUnderWay ? [] : instantFact(facts.firstAfter, firstAfter, data, writing)),
  ];
}

function lengthFact(data: MeetingMailData, { words: { facts, values }, now }: Writing): Fact {
  const { schedule, before } = data;
  const value = values.minutes({ minutes: schedule.duration });
  const isChanged = before && differencesOf(data, now).length;
  return [facts.length, isChanged ? values.withFormer({ value, former: String(before.duration) }) : value];
}

/**
 * When and where the meeting is, as labelled facts, with the previous values of exactly what changed. `now` is in epoch
 * seconds.
 */
export function meetingFacts(data: MeetingMailData, language: Language, now: number): Block {
  const words = wordsIn(language);
  const { facts } = words;
  const writing = { language, words, now };
  return {
    facts: [
      nameFact(data, words),
      // A leader meeting's name includes the membership's name.
      ...(data.ofLeaders ? [] : [[facts.membership, data.membershipName] as const]),
      ...(data.leaderName === undefined ? [] : [[facts.leader, data.leaderName] as const]),
      ...timeFacts(data, writing),
      ...instantFact(facts.nextMeeting, nextMeeting(data.schedule, now), data, writing),
      ...pauseFacts(data, writing),
      lengthFact(data, writing),
      [facts.joinHere, data.link],
    ],
  };
}
