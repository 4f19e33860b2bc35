import { Button, NativeSelect } from '@mantine/core';
import { useField } from 'formik';
import { shortWeekdayDate, timeWithZone } from '../../../domain/meetings/display';
import { christmasPause, resumptions } from '../../../domain/meetings/pausePlan';
import type { Schedule } from '../../../domain/meetings/scheduleTypes';
import type { DateTimeValue } from '../../ui/form/dates/dateTime';
import { DateTimeField } from '../../ui/form/dates/DateTimeField';
import { useFormField } from '../../ui/form/formContext';
import { useNow } from '../../ui/useNow';
import classes from '../meetings.module.css';
import { readerLocale } from '../../ui/readerLocale';
import type { MeetingFormValues } from './formValues';
import { useKeptDay, useLastSchedule } from './keptPause';
import { words as text } from './meetingFormWords.gen';

interface PauseFieldsProps {
  name: string;
  meeting: MeetingFormValues;
  opened: MeetingFormValues;
}

/** A day and the first meeting after it (rule meetings.pause). An existing pause keeps its exact times. */
export function PauseFields({ name, meeting, opened }: PauseFieldsProps) {
  const now = useNow();
  const [, , from] = useField<DateTimeValue>(`${name}.pausedFromEpoch`);
  const [, , to] = useField<DateTimeValue>(`${name}.pausedToEpoch`);
  const { schedule, complete } = useLastSchedule(meeting);
  const isSeries = meeting.recurring && schedule?.recurring === true;
  useKeptDay({
    schedule: complete?.recurring ? complete : undefined,
    zone: isSeries ? schedule.timezone : meeting.timezone,
    value: meeting.pausedToEpoch,
    onMoved: (start) => void to.setValue(start),
  });
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
      {isSeries ? (
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

function ResumptionField({ name, schedule, from }: ResumptionFieldProps) {
  const now = useNow();
  const { field, error, setValue } = useFormField<DateTimeValue>(name);
  const { value } = field;
  const starts = new Set(resumptions(schedule, typeof from === 'number' ? from : undefined, now));
  if (typeof value === 'number') starts.add(value);
  const { timezone } = schedule;
  const label = (start: number) =>
    `${shortWeekdayDate(start, timezone, now, readerLocale())}, ${timeWithZone(start, timezone, readerLocale())}`;
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
