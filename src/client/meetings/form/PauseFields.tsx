import { Button, NativeSelect } from '@mantine/core';
import { useField } from 'formik';
import { useEffect, useRef } from 'react';
import { shortWeekdayDate, timeWithZone } from '../../../domain/meetings/display';
import { christmasPause, resumptionOn, resumptions } from '../../../domain/meetings/pausePlan';
import { isSeriesStart } from '../../../domain/meetings/schedule';
import type { Schedule } from '../../../domain/meetings/scheduleTypes';
import type { DateTimeValue } from '../../ui/form/dates/dateTime';
import { DateTimeField } from '../../ui/form/dates/DateTimeField';
import { useFormField } from '../../ui/form/formContext';
import { useNow } from '../../ui/useNow';
import classes from '../meetings.module.css';
import { formSchedule } from './formSchedule';
import type { MeetingFormValues } from './formValues';
import { words as text } from './meetingFormWords';

interface PauseFieldsProps {
  /** The meeting's name in the form. */
  name: string;
  meeting: MeetingFormValues;
  /** The values with which the form opened. */
  opened: MeetingFormValues;
}

/** A pause as a day and the first meeting after it (rule meetings.pause). An existing pause keeps its exact times. */
export function PauseFields({ name, meeting, opened }: PauseFieldsProps) {
  const now = useNow();
  const [, , from] = useField<DateTimeValue>(`${name}.pausedFromEpoch`);
  const [, , to] = useField<DateTimeValue>(`${name}.pausedToEpoch`);
  const schedule = formSchedule(meeting);
  const pauseOverChristmas = async (of: Schedule) => {
    const { pausedFromEpoch, pausedToEpoch } = christmasPause(of, now);
    await from.setValue(pausedFromEpoch, false);
    await to.setValue(pausedToEpoch);
  };
  const day = { zone: meeting.timezone, unit: 'seconds', isDay: true } as const;
  const keptOf = (value: DateTimeValue) => (typeof value === 'number' ? { kept: value } : {});
  return (
    <>
      {schedule && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => void pauseOverChristmas(schedule)}>
            {text.christmas}
          </Button>
        </div>
      )}
      <DateTimeField
        name={`${name}.pausedFromEpoch`}
        label={text.pausedFrom}
        earliest={now}
        {...keptOf(opened.pausedFromEpoch)}
        {...day}
      />
      {schedule?.recurring ? (
        <ResumptionField name={`${name}.pausedToEpoch`} schedule={schedule} from={meeting.pausedFromEpoch} />
      ) : (
        <DateTimeField
          name={`${name}.pausedToEpoch`}
          label={text.pausedTo}
          earliest={Math.max(now, Number(meeting.pausedFromEpoch) || 0)}
          {...keptOf(opened.pausedToEpoch)}
          {...day}
        />
      )}
    </>
  );
}

interface ResumptionFieldProps {
  name: string;
  schedule: Schedule;
  from: DateTimeValue;
}

/** Chooses the first meeting after the pause among those of the series; the pause ends when it starts. */
function ResumptionField({ name, schedule, from }: ResumptionFieldProps) {
  const now = useNow();
  const { field, error, setValue } = useFormField<DateTimeValue>(name);
  const { value } = field;
  useKeptDay(schedule, value, (start) => void setValue(start));
  const starts = new Set(resumptions(schedule, typeof from === 'number' ? from : undefined, now));
  if (typeof value === 'number') starts.add(value);
  const { timezone } = schedule;
  const label = (start: number) =>
    `${shortWeekdayDate(start, timezone, now, navigator.language)}, ${timeWithZone(start, timezone)}`;
  return (
    <NativeSelect
      {...field}
      label={text.pausedTo}
      error={error}
      data={[
        { value: '', label: text.choose },
        ...[...starts].sort((a, b) => a - b).map((start) => ({ value: String(start), label: label(start) })),
      ]}
      onChange={({ currentTarget }) => void setValue(currentTarget.value && Number(currentTarget.value))}
    />
  );
}

/** When the series changes, resumes with its first meeting from the chosen day on. */
function useKeptDay(schedule: Schedule, value: DateTimeValue, onMoved: (start: number) => void) {
  const { unixTime, timezone, frequency, frequencyPeriod, weekday, weekInMonth } = schedule;
  const series = [unixTime, timezone, frequency, frequencyPeriod, weekday, weekInMonth].join();
  const last = useRef(series);
  useEffect(() => {
    if (last.current === series) return;
    last.current = series;
    if (typeof value !== 'number' || isSeriesStart(schedule, value)) return;
    const start = resumptionOn(schedule, value);
    if (start !== undefined) onMoved(start);
    // Only a change of the series moves the end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [series]);
}
