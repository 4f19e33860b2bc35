import { useEffect, useRef, useState } from 'react';
import { resumptionOn } from '../../../domain/meetings/pausePlan';
import type { Schedule } from '../../../domain/meetings/scheduleTypes';
import { dateInputTexts } from '../../../domain/time/shownTime';
import type { DateTimeValue } from '../../ui/form/dates/dateTime';
import { formSchedule } from './formSchedule';
import type { MeetingFormValues } from './formValues';

/** Identifies the meetings of a schedule. */
const seriesOf = ({ unixTime, timezone, recurring, frequency, frequencyPeriod, weekday, weekInMonth }: Schedule) =>
  [unixTime, timezone, recurring, frequency, frequencyPeriod, weekday, weekInMonth].join();

/** The form's schedule, if it is `complete`, and the last complete one: a time that is being typed is none for a while. */
export function useLastSchedule(meeting: MeetingFormValues) {
  const complete = formSchedule(meeting);
  const [held, setHeld] = useState(complete);
  if (complete && (!held || seriesOf(complete) !== seriesOf(held))) setHeld(complete);
  return { complete, schedule: complete ?? held };
}

interface KeptDay {
  /** The series, while it is complete. */
  schedule: Schedule | undefined;
  /** The zone in which the end of the pause shows. */
  zone: string;
  /** The end of the pause. */
  value: DateTimeValue;
  onMoved: (start: number) => void;
}

/**
 * When the series changes, resumes with its first meeting from the chosen day on. The day stays chosen however often
 * the series changes, since every digit of a time changes it.
 */
export function useKeptDay({ schedule, zone, value, onMoved }: KeptDay) {
  const series = schedule && seriesOf(schedule);
  const last = useRef({ series, zone });
  // The chosen day, and the end on it before and after the last move.
  const chosen = useRef<{ day: string; ends: number[] }>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = { series: series ?? before.series, zone };
    // Another end has been chosen.
    if (typeof value !== 'number' || !chosen.current?.ends.includes(value)) chosen.current = undefined;
    if (!schedule || before.series === series || typeof value !== 'number') return;
    const day = chosen.current?.day ?? dateInputTexts(value, before.zone).date;
    const start = resumptionOn(schedule, day) ?? value;
    chosen.current = { day, ends: [value, start] };
    if (start !== value) onMoved(start);
    // The schedule is a new object each time, and its series says when it changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [series, zone, value]);
}
