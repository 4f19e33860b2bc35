import { useEffect, useRef, useState } from 'react';
import { resumptionOn } from '../../../domain/meetings/pausePlan';
import type { Schedule } from '../../../domain/meetings/scheduleTypes';
import { dateInputTexts } from '../../../domain/time/shownTime';
import type { DateTimeValue } from '../../ui/form/dates/dateTime';
import { formSchedule } from './formSchedule';
import type { MeetingFormValues } from './formValues';

const seriesOf = ({ unixTime, timezone, recurring, frequency, frequencyPeriod, weekday, weekInMonth }: Schedule) =>
  [unixTime, timezone, recurring, frequency, frequencyPeriod, weekday, weekInMonth].join();

/** Also returns the last complete schedule, since a time is incomplete while it is being typed. */
export function useLastSchedule(meeting: MeetingFormValues) {
  const complete = formSchedule(meeting);
  const [held, setHeld] = useState(complete);
  if (complete && (!held || seriesOf(complete) !== seriesOf(held))) setHeld(complete);
  return { complete, schedule: complete ?? held };
}

interface KeptDay {
  schedule: Schedule | undefined;
  zone: string;
  value: DateTimeValue;
  onMoved: (start: number) => void;
}

/**
 * When the series changes, the pause ends with the first meeting from the chosen day on. The chosen day stays, since
 * every typed digit of a time changes the series.
 */
export function useKeptDay({ schedule, zone, value, onMoved }: KeptDay) {
  const series = schedule && seriesOf(schedule);
  const last = useRef({ series, zone });
  // The day the user chose, and the pause's end before and after the last move.
  const chosen = useRef<{ day: string; ends: number[] }>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = { series: series ?? before.series, zone };
    if (typeof value !== 'number' || !chosen.current?.ends.includes(value)) chosen.current = undefined;
    if (!schedule || before.series === series || typeof value !== 'number') return;
    const day = chosen.current?.day ?? dateInputTexts(value, before.zone).date;
    const start = resumptionOn(schedule, day) ?? value;
    chosen.current = { day, ends: [value, start] };
    if (start !== value) onMoved(start);
    // The schedule is a new object each time; its series says whether it changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [series, zone, value]);
}
