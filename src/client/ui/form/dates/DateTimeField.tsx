import { TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { DateTimeFieldProps } from './dateTime';

/** The calendar, which includes all time zone data, never loads on touch screens. */
const DateTimePicker = lazy(async () => ({ default: (await import('./DateTimePicker')).DateTimePicker }));
const NativeDateTime = lazy(async () => ({ default: (await import('./NativeDateTime')).NativeDateTime }));

const isTouched = () => matchMedia('(pointer: coarse)').matches;

/** Typed or picked with a mouse, native on touch screens (rule meetings.dateInput). */
export function DateTimeField(props: DateTimeFieldProps) {
  const { name, label, description } = props;
  const [isNative] = useState(isTouched);
  return (
    <Suspense fallback={<TextInput name={name} label={label} description={description} readOnly value="" />}>
      {isNative ? <NativeDateTime {...props} /> : <DateTimePicker {...props} />}
    </Suspense>
  );
}
