import { shortWeekdayDate, timeWithZone, weekdayName } from '../../../domain/meetings/display';
import {
  meetingDifferences,
  type MeetingDifferences,
  type MovedStart,
} from '../../../domain/meetings/meetingDifferences';
import {
  frequencyDescription,
  frequencyInSentence,
  nextMeeting,
  pauseAhead,
  seriesStarts,
  type PauseAhead,
  type Schedule,
} from '../../../domain/meetings/schedule';
import type { Language } from '../../../domain/text/languages';
import { wallClock } from '../../../domain/time/zonedTime';
import { wordsIn, type Words } from './mailWords.gen';
import type { MeetingMailData } from './mailData';

interface Spoken {
  language: Language;
  now: number;
}

/** 'Tue 7:00 pm (GMT)', with the date unless the meeting is weekly. */
function shortTime(start: number, zone: string, schedule: Schedule, { language, now }: Spoken): string {
  const everyWeek = schedule.recurring && schedule.frequencyPeriod === 'Week' && schedule.frequency === 1;
  const weekday = weekdayName(wallClock(start, zone).weekday, language, 'short');
  return `${everyWeek ? weekday : shortWeekdayDate(start, zone, now, language)} ${timeWithZone(start, zone, language)}`;
}

const startOf = (schedule: Schedule, now: number) =>
  nextMeeting(schedule, now) ?? seriesStarts(schedule, schedule.unixTime, 1)[0] ?? schedule.unixTime;

/** The differences, or a best guess for a mail queued without the previous schedule. */
export function differencesOf({ reason, before, schedule }: MeetingMailData, now: number): MeetingDifferences {
  if (before) return meetingDifferences(before, schedule, now);
  return { length: false, ...(reason === 'paused' && { pause: 'set' }) };
}

/** The changed date's planned and actual times, always with the day. */
function occurrenceTimes({ schedule, occurrence, timezone }: MeetingMailData, spoken: Spoken) {
  const short = (start: number) => shortTime(start, timezone, { ...schedule, recurring: false }, spoken);
  const { now } = spoken;
  const { start, at } = occurrence ?? { start: startOf(schedule, now), at: startOf(schedule, now) };
  return { plannedTime: short(start), heldTime: short(at) };
}

export interface MeetingMailText {
  subject: string;
  text: string;
}

interface Writing extends Spoken {
  words: Words;
  /** The meeting's next time. */
  time: string;
}

/** A pause is shown in days, in the meeting's zone. */
const pauseDates = (
  { from, to }: PauseAhead,
  { schedule: { timezone } }: MeetingMailData,
  { language, now }: Spoken,
) => ({
  from: shortWeekdayDate(from, timezone, now, language),
  to: shortWeekdayDate(to, timezone, now, language),
});

function pauseSet(data: MeetingMailData, writing: Writing): MeetingMailText {
  const { now, language } = writing;
  const { changes } = writing.words;
  const { podName, schedule, timezone } = data;
  const pause = pauseAhead(schedule, now);
  if (!pause) return { subject: changes.paused.subject({ podName }), text: changes.paused.text({ podName }) };
  const dates = { podName, ...pauseDates(pause, data, writing) };
  if (pause.isUnderWay) return { subject: changes.pausedNow.subject(dates), text: changes.pausedNow.text(dates) };
  const words = changes.pausedLater;
  const { lastBefore, firstAfter } = pause;
  const on = (instant: number) => ({ date: shortWeekdayDate(instant, timezone, now, language) });
  const sentences = [
    words.text(dates),
    ...(lastBefore === undefined ? [] : [words.lastBefore(on(lastBefore))]),
    ...(firstAfter === undefined ? [] : [words.firstAfter(on(firstAfter))]),
  ];
  return { subject: words.subject(dates), text: sentences.join(' ') };
}

function pauseLifted(data: MeetingMailData, writing: Writing): MeetingMailText {
  const { podName, before } = data;
  const { now, time } = writing;
  const { changes } = writing.words;
  const pause = before && pauseAhead(before, now);
  if (!pause || pause.isUnderWay)
    return { subject: changes.resumed.subject({ podName, time }), text: changes.resumed.text({ podName }) };
  const words = changes.pauseCalledOff;
  return { subject: words.subject({ podName }), text: words.text({ podName, ...pauseDates(pause, data, writing) }) };
}

/** 'Moved' means the next meeting's time has changed; a change of recurrence alone is described in words. */
function timeMoved(data: MeetingMailData, moved: MovedStart, writing: Writing): MeetingMailText {
  const { podName, schedule, before = schedule, timezone } = data;
  const { words, now, language } = writing;
  const describe = (one: Schedule) => frequencyDescription(one, language, timezone, now);
  const isSaidAlike = describe(before) === describe(schedule);
  if (schedule.recurring && startOf(before, now) === startOf(schedule, now) && !isSaidAlike) {
    const { recurrence } = words.changes;
    const meets = { podName, recurrence: frequencyInSentence(schedule, language, timezone, now) };
    return { subject: recurrence.subject(meets), text: recurrence.text(meets) };
  }
  const time =
    isSaidAlike && moved.after !== undefined
      ? shortTime(moved.after, timezone, { ...schedule, recurring: false }, writing)
      : writing.time;
  return { subject: words.changes.moved.subject({ podName, time }), text: words.changes.moved.text({ podName }) };
}

function resized({ podName, schedule, before }: MeetingMailData, { changes }: Words): MeetingMailText {
  const meets = { podName, minutes: schedule.duration };
  const text = before
    ? changes.length.textWithFormer({ ...meets, former: before.duration })
    : changes.length.text(meets);
  return { subject: changes.length.subject(meets), text };
}

function changed(data: MeetingMailData, writing: Writing): MeetingMailText {
  const { podName, nameBefore } = data;
  const { words, now, time } = writing;
  const { pause, moved, length } = differencesOf(data, now);
  const texts: MeetingMailText[] = [];
  if (pause === 'set') texts.push(pauseSet(data, writing));
  if (moved) texts.push(timeMoved(data, moved, writing));
  if (pause === 'lifted') texts.push(pauseLifted(data, writing));
  if (length) texts.push(resized(data, words));
  if (nameBefore !== undefined) {
    const { renamed } = words.changes;
    const names = { nameBefore, podName };
    texts.unshift({ subject: texts[0]?.subject ?? renamed.subject(names), text: renamed.text(names) });
  }
  const [first] = texts;
  const { none } = words.changes;
  if (!first) return { subject: none.subject({ podName, time }), text: none.text({ podName }) };
  return { subject: first.subject, text: texts.map(({ text }) => text).join(' ') };
}

type PlainReason = Exclude<MeetingMailData['reason'], 'changed' | 'paused'>;

function reasonWords(reason: PlainReason, { placedBy }: MeetingMailData, { reasons }: Words) {
  if (placedBy === undefined) return reasons[reason];
  if (reason === 'joined') return reasons.joinedByStaff;
  if (reason === 'switched') return reasons.switchedByStaff;
  return reason === 'left' ? reasons.leftByStaff : reasons[reason];
}

/** The opening of a meeting mail, which states what has changed. `now` is in epoch seconds. */
export function meetingMailText(data: MeetingMailData, language: Language, now: number): MeetingMailText {
  const words = wordsIn(language);
  const spoken = { language, now };
  const time = shortTime(startOf(data.schedule, now), data.timezone, data.schedule, spoken);
  const { reason } = data;
  if (reason === 'changed' || reason === 'paused') return changed(data, { ...spoken, words, time });
  const { placedBy = '', removedBy = words.someone, formedFrom = '', leaderName = '', seated = 0 } = data;
  const values = {
    ...data,
    ...occurrenceTimes(data, spoken),
    time,
    placedBy,
    removedBy,
    formedFrom,
    leaderName,
    seated,
  };
  const { subject, text } = reasonWords(reason, data, words);
  return { subject: subject(values), text: text(values) };
}
