import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { dateInputFormat } from '../../../domain/meetings/display';
import type { DateTimeValue } from './DateTimePicker';
import { useFormField } from './formContext';

/** The calendar and the data of all time zones are fetched when a form needs them. */
const DateTimePicker = lazy(async () => ({ default: (await import('./DateTimePicker')).DateTimePicker }));

interface DateTimeFieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  /** IANA zone in whose wall-clock time it is shown and typed. When it changes, the clock stays and the moment moves. */
  zone: string;
  /** What the form's number counts since the epoch. */
  unit: 'seconds' | 'milliseconds';
}

/**
 * Date and time, MM/dd/yyyy h:mm a for en-US, dd/MM/yyyy h:mm a otherwise (rule meetings.dateInput). What is typed is kept as
 * typed, an emptied field is empty, Escape closes the calendar.
 */
export function DateTimeField({ name, label, description, zone, unit }: DateTimeFieldProps) {
  const { field, error, setValue, setTouched } = useFormField<DateTimeValue>(name);
  const format = dateInputFormat(navigator.language);
  const input = { name, label, description, error, placeholder: format.hint };
  return (
    <Suspense fallback={<TextInput {...input} readOnly value="" />}>
      <DateTimePicker
        {...input}
        format={format}
        zone={zone}
        milliseconds={unit === 'milliseconds'}
        value={field.value}
        onChange={(value) => void setValue(value)}
        onLeave={() => void setTouched(true)}
      />
    </Suspense>
  );
}
