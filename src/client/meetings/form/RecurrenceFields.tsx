import { weekdayName } from '../../../domain/meetings/display';
import { SCHEDULE_TYPES } from '../../../domain/meetings/forms';
import { FREQUENCY_PERIODS, WEEKDAYS, WEEKS_IN_MONTH, weekdayNumberOf } from '../../../domain/meetings/scheduleTypes';
import { FieldPair } from '../../ui/form/FieldPair';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import type { MeetingFormValues } from './formValues';
import { words as text } from './meetingFormWords';

const weekdays = [
  { value: '', label: text.weekdayOfDate },
  ...WEEKDAYS.map((day) => ({ value: day, label: weekdayName(weekdayNumberOf(day)) })),
];
const types = SCHEDULE_TYPES.map((type) => ({ value: type, label: text.types[type] }));
const weeks = [
  { value: '', label: text.choose },
  ...WEEKS_IN_MONTH.map((week) => ({ value: week, label: text.weeks[week] })),
];

/** How often, and on which day: a weekday every week, or a date or weekday every month (rule meetings.recurrence). */
export function RecurrenceFields({ name, meeting }: { name: string; meeting: MeetingFormValues }) {
  const many = meeting.frequency !== 1;
  const periods = FREQUENCY_PERIODS.map((value) => ({ value, label: text.periods[value][many ? 1 : 0] ?? value }));
  const weekday = <SelectField name={`${name}.weekday`} label={text.weekday} data={weekdays} />;
  return (
    <>
      <FieldPair>
        <TextField name={`${name}.frequency`} type="number" inputMode="numeric" label={text.every} />
        <SelectField name={`${name}.frequencyPeriod`} label={text.period} data={periods} />
      </FieldPair>
      {meeting.frequencyPeriod === 'Week' && weekday}
      {meeting.frequencyPeriod === 'Month' && (
        <SelectField
          name={`${name}.scheduleType`}
          label={text.type}
          data={types}
          description={meeting.scheduleType === 'Date' ? text.lastDay : undefined}
        />
      )}
      {meeting.frequencyPeriod === 'Month' && meeting.scheduleType === 'Week' && (
        <FieldPair>
          <SelectField name={`${name}.weekInMonth`} label={text.weekInMonth} data={weeks} />
          {weekday}
        </FieldPair>
      )}
    </>
  );
}
