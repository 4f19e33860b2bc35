import { meetingDate, timeWithZone, zoneName } from '../../domain/meetings/display';
import { meetingDifferences, type MovedStart } from '../../domain/meetings/meetingDifferences';
import {
  frequencyInSentence,
  nextMeeting,
  pauseAhead,
  type Occurrence,
  type Schedule,
} from '../../domain/meetings/schedule';
import type { Language } from '../../domain/text/languages';
import { fillHtml } from '../notifications';
import { wordsIn, type Words } from './noticeWords.gen';

/** What happened to a meeting's time. Times name the meeting's zone. */
export type TimeChange =
  | { kind: 'scheduled'; schedule: Schedule }
  | { kind: 'changed'; before: Schedule; schedule: Schedule }
  | { kind: 'occurrence'; occurrence: Occurrence; timezone: string };

interface Meeting {
  name: string;
  language: Language;
  words: Words['timeChanges'];
  /** Epoch seconds. */
  now: number;
}

const recurrenceOf = (schedule: Schedule, { language, now }: Pick<Meeting, 'language' | 'now'>) =>
  frequencyInSentence(schedule, language, schedule.timezone, now);

const dateAndTime = (instant: number, zone: string, language: Language) => ({
  date: meetingDate(instant, zone, language),
  time: timeWithZone(instant, zone, language),
});

function pauseSet(schedule: Schedule, { name, words, now, language }: Meeting): string[] {
  const pause = pauseAhead(schedule, now);
  if (!pause) return [];
  const { timezone } = schedule;
  const date = (instant: number) => meetingDate(instant, timezone, language);
  const to = date(pause.to);
  if (pause.isUnderWay) return [fillHtml(words.pausedNow, { name, to, zone: zoneName(pause.to, timezone, language) })];
  const dates = { name, from: date(pause.from), to, zone: zoneName(pause.from, timezone, language) };
  const last = pause.lastBefore === undefined ? undefined : date(pause.lastBefore);
  const first = pause.firstAfter === undefined ? undefined : date(pause.firstAfter);
  const texts = words.pausedLater;
  if (last === undefined)
    return [first === undefined ? fillHtml(texts.dates, dates) : fillHtml(texts.withFirst, { ...dates, first })];
  return [
    first === undefined
      ? fillHtml(texts.withLast, { ...dates, last })
      : fillHtml(texts.withBoth, { ...dates, last, first }),
  ];
}

function pauseLifted(before: Schedule, schedule: Schedule, { name, words, now, language }: Meeting): string {
  const { timezone } = schedule;
  const pause = pauseAhead(before, now);
  if (pause && !pause.isUnderWay) {
    return fillHtml(words.pauseCalledOff, { name, date: meetingDate(pause.from, timezone, language) });
  }
  const next = nextMeeting(schedule, now);
  return next === undefined
    ? fillHtml(words.resumed, { name })
    : fillHtml(words.resumedWithNext, { name, ...dateAndTime(next, timezone, language) });
}

/** A new time and a new length, or either. */
function movedOrResized(
  { moved, isResized }: { moved: MovedStart | undefined; isResized: boolean },
  { before, schedule }: { before: Schedule; schedule: Schedule },
  meeting: Meeting,
): string[] {
  const { name, words, language } = meeting;
  const minutes = { name, minutes: schedule.duration, former: before.duration };
  if (!moved) return isResized ? [fillHtml(words.length, minutes)] : [];
  const recurrence = recurrenceOf(schedule, meeting);
  const readsAlike = recurrenceOf(before, meeting) === recurrence;
  if (!readsAlike || moved.after === undefined) {
    return [
      isResized
        ? fillHtml(words.movedWithLength, { ...minutes, recurrence })
        : fillHtml(words.moved, { name, recurrence }),
    ];
  }
  const date = meetingDate(moved.after, schedule.timezone, language);
  return [
    isResized
      ? fillHtml(words.movedFromWithLength, { ...minutes, recurrence, date })
      : fillHtml(words.movedFrom, { name, recurrence, date }),
  ];
}

function seriesChange(before: Schedule, schedule: Schedule, meeting: Meeting): string[] {
  const { moved, length: isResized, pause } = meetingDifferences(before, schedule, meeting.now);
  return [
    ...(pause === 'lifted' ? [pauseLifted(before, schedule, meeting)] : []),
    ...movedOrResized({ moved, isResized }, { before, schedule }, meeting),
    ...(pause === 'set' ? pauseSet(schedule, meeting) : []),
  ];
}

function occurrenceChange({ start, at, skipped }: Occurrence, zone: string, meeting: Meeting): string {
  const { name, words, language } = meeting;
  const planned = dateAndTime(start, zone, language);
  if (skipped) return fillHtml(words.skipped, { name, ...planned });
  if (at === start) return fillHtml(words.restored, { name, ...planned });
  const { date: plannedDate, time: plannedTime } = planned;
  return fillHtml(words.movedOnce, { name, ...dateAndTime(at, zone, language), plannedDate, plannedTime });
}

/** Says as HTML what changed about a meeting's time. `now` is in epoch seconds. */
export function timeChangeHtml(change: TimeChange, { name, now }: { name: string; now: number }, language: Language) {
  const meeting: Meeting = { name, language, words: wordsIn(language).timeChanges, now };
  if (change.kind === 'occurrence') return occurrenceChange(change.occurrence, change.timezone, meeting);
  const { schedule } = change;
  return change.kind === 'changed'
    ? seriesChange(change.before, schedule, meeting).join(' ')
    : fillHtml(meeting.words.scheduled, { name, recurrence: recurrenceOf(schedule, meeting) });
}
