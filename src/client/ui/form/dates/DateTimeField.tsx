import { TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { DateTimeFieldProps } from './dateTime';

/** Each is fetched when a form needs it; the calendar, with the data of all time zones, never on touch. */
const DateTimePicker = lazy(async () => ({ default: (await import('./DateTimePicker')).DateTimePicker }));
const NativeDateTime = lazy(async () => ({ default: (await import('./NativeDateTime')).NativeDateTime }));

/** Whether fingers point: a phone or tablet, whose own wheels and calendars are better than ours. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * Date and time: typed or picked from a calendar where a mouse points, by the system's own inputs on touch (rule
 * meetings.dateInput). What is typed is kept as typed, and an emptied field is empty.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { name, label, description } = props;
  const [isNative] = useState(isTouched);
  return (
    <Suspense fallback={<TextInput name={name} label={label} description={description} readOnly value="" />}>
      {isNative ? <NativeDateTime {...props} /> : <DateTimePicker {...props} />}
    </Suspense>
  );
}
