import { TextInput } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { dateInputFormat } from '../../../domain/meetings/display';
import { instantShowing, shownSeconds, shownTexts } from '../../../domain/time/shownTime';
import type { DateTimeValue } from './dateTime';
import { useFormField } from './formContext';
import { NativeDateTime } from './NativeDateTime';

/** The calendar and the data of all time zones are fetched when a form needs them, and never on touch. */
const DateTimePicker = lazy(async () => ({ default: (await import('./DateTimePicker')).DateTimePicker }));

interface DateTimeFieldProps {
  name: string;
  label: string;
  description?: ReactNode;
  /** IANA zone in whose wall-clock time it is shown and typed. When it changes, the clock stays and the moment moves. */
  zone: string;
  /** What the form's number counts since the epoch. */
  unit: 'seconds' | 'milliseconds';
  /** The moments, in epoch seconds, between which the form accepts one: days outside can't be picked. */
  earliest?: number;
  latest?: number;
  /** A moment outside, in epoch seconds, that the form accepts all the same. */
  kept?: number;
}

/** Whether fingers point: a phone or tablet, whose own wheels and calendars are better than ours. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * Date and time: typed or picked from a calendar where a mouse points, by the system's own inputs on touch (rule
 * meetings.dateInput). What is typed is kept as typed, and an emptied field is empty.
 */
export function DateTimeField({ name, label, description, zone, unit, ...bounds }: DateTimeFieldProps) {
  const { field, error, setValue, setTouched } = useFormField<DateTimeValue>(name);
  const [isNative] = useState(isTouched);
  const perSecond = unit === 'milliseconds' ? 1000 : 1;
  const value = typeof field.value === 'number' ? Math.floor(field.value / perSecond) : field.value;
  const change = (moment: DateTimeValue) => void setValue(typeof moment === 'number' ? moment * perSecond : moment);
  useKeptClock(zone, value, change);
  const dayOf = (moment: number | undefined) => (moment === undefined ? undefined : shownTexts(moment, zone).date);
  const limits = { first: dayOf(bounds.earliest), last: dayOf(bounds.latest), kept: dayOf(bounds.kept) };
  const input = { name, label, description, error };
  const picker = { ...input, zone, limits, value, onChange: change, onLeave: () => setTouched(true) };
  if (isNative) return <NativeDateTime {...picker} />;
  const format = dateInputFormat(navigator.language);
  return (
    <Suspense fallback={<TextInput {...input} placeholder={format.hint} readOnly value="" />}>
      <DateTimePicker {...picker} format={format} />
    </Suspense>
  );
}

/** Another zone means the same hour there: 7 pm stays 7 pm, and the moment moves. Moments are epoch seconds. */
function useKeptClock(zone: string, value: DateTimeValue, onMoved: (moment: number) => void) {
  const last = useRef(zone);
  useEffect(() => {
    if (last.current === zone) return;
    const shown = typeof value === 'number' && shownSeconds(value, last.current);
    last.current = zone;
    if (shown !== false) onMoved(instantShowing(shown, zone));
    // Only a change of zone moves anything.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [zone]);
}
