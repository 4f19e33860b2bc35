import { TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { DateTimeFieldProps } from './dateTime';

/**
 * Each input loads when a form needs it; the calendar, which includes all time zone data, never loads on touch screens.
 */
const DateTimePicker = lazy(async () => ({ default: (await import('./DateTimePicker')).DateTimePicker }));
const NativeDateTime = lazy(async () => ({ default: (await import('./NativeDateTime')).NativeDateTime }));

/** Whether the main pointer is a finger: the native date inputs of phones and tablets are better than ours. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * Date and time: typed or picked from a calendar with a mouse, native inputs on touch screens (rule
 * meetings.dateInput). Text stays as typed, and clearing the field clears its value.
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
