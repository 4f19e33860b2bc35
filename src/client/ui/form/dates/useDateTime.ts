import { useEffect, useRef } from 'react';
import { instantInZone, clockSeconds, dateInputTexts } from '../../../../domain/time/shownTime';
import { useFormField } from '../formContext';
import type { DateTimeFieldProps, DateTimeValue, DayLimits } from './dateTime';

export function useDateTime({ name, zone, unit, earliest, latest, kept }: DateTimeFieldProps) {
  const { field, error, setValue, setTouched } = useFormField<DateTimeValue>(name);
  const perSecond = unit === 'milliseconds' ? 1000 : 1;
  const value = typeof field.value === 'number' ? Math.floor(field.value / perSecond) : field.value;
  const onChange = (moment: DateTimeValue) => void setValue(typeof moment === 'number' ? moment * perSecond : moment);
  useKeptClock(zone, value, onChange);
  const dayOf = (moment: number | undefined) => (moment === undefined ? undefined : dateInputTexts(moment, zone).date);
  const limits: DayLimits = { first: dayOf(earliest), last: dayOf(latest), kept: dayOf(kept) };
  return { value, error, limits, onChange, onLeave: () => setTouched(true) };
}

/** 7 pm stays 7 pm when the zone changes. Moments are in epoch seconds. */
function useKeptClock(zone: string, value: DateTimeValue, onMoved: (moment: number) => void) {
  const last = useRef(zone);
  useEffect(() => {
    if (last.current === zone) return;
    const shown = typeof value === 'number' && clockSeconds(value, last.current);
    last.current = zone;
    if (shown !== false) onMoved(instantInZone(shown, zone));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [zone]);
}
