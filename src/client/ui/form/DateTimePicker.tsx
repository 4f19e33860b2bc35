import { TextInput } from '@mantine/core';
import moment from 'moment-timezone';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import Datetime from 'react-datetime';
import type { DateInputFormat } from '../../../domain/meetings/display';
import 'react-datetime/css/react-datetime.css';
import classes from './DateTimePicker.module.css';

// The calendar's week begins on Monday, except in America. Defining a locale makes it the global one, which it is not meant to be.
const MONDAY_FIRST = 'en-monday-first';
moment.defineLocale(MONDAY_FIRST, { parentLocale: 'en', week: { dow: 1, doy: 4 } });
moment.locale('en');

/** What the form holds: a moment in its unit, what was typed while that is no date, or '' for nothing. */
export type DateTimeValue = number | string;

interface DateTimePickerProps {
  name: string;
  label: string;
  description?: ReactNode;
  error?: string;
  placeholder: string;
  format: DateInputFormat;
  zone: string;
  milliseconds: boolean;
  value: DateTimeValue;
  onChange: (value: DateTimeValue) => void;
  onLeave: () => void;
}

const MINUTE_STEP = 5;

/** Written loosely, read strictly: leading noughts, the blank before am and its capitals may be left out. */
function spellings({ date, time }: DateInputFormat): string[] {
  const dates = [date, date.replace('DD', 'D').replace('MM', 'M')];
  const times = [time, 'h:mma', 'h a', 'ha', 'H:mm'];
  return dates.flatMap((day) => times.map((clock) => `${day} ${clock}`));
}

export function DateTimePicker(props: DateTimePickerProps) {
  const { format, zone, milliseconds, value, onChange, onLeave, ...input } = props;
  const unit = milliseconds ? 1 : 1000;
  const at = typeof value === 'number' ? moment.tz(value * unit, zone) : undefined;
  const written = `${format.date} ${format.time}`;
  const textOf = (when: moment.Moment) => when.format(written);
  // What is being typed; while nothing is, the value is what shows.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (at ? textOf(at) : String(value));
  const isOpen = useRef(false);
  useKeptClock(zone, at, (moved) => onChange(moved / unit));

  const type = (text: string) => {
    setTyped(text);
    const read = moment.tz(text.trim(), spellings(format), true, zone);
    onChange(read.isValid() ? read.valueOf() / unit : text.trim());
    return false;
  };
  const leave = () => {
    setTyped(undefined);
    onLeave();
  };
  const pick = (when: moment.Moment | string) => {
    if (typeof when === 'string') return;
    setTyped(undefined);
    onChange(when.clone().startOf('minute').valueOf() / unit);
  };
  return (
    <Datetime
      key={zone}
      className={classes.picker}
      value={at ?? ''}
      initialViewDate={at ?? moment.tz(zone).add(1, 'day').startOf('day').hour(19)}
      displayTimeZone={zone}
      dateFormat={format.date}
      timeFormat={format.time}
      locale={format.date.startsWith('M') ? 'en' : MONDAY_FIRST}
      timeConstraints={{ minutes: { min: 0, max: 59, step: MINUTE_STEP } }}
      onChange={pick}
      onOpen={() => {
        isOpen.current = true;
      }}
      onClose={() => {
        isOpen.current = false;
        leave();
      }}
      inputProps={{
        value: shown,
        // Only our own parser reads what is typed: the component's would rewrite it while the person types.
        onChange: (event) => type(event.currentTarget.value) as unknown as void,
      }}
      renderInput={(calendar: InputOfCalendar, _open: unknown, close: unknown) => (
        <TextInput
          {...input}
          value={calendar.value}
          autoComplete="off"
          onChange={calendar.onChange}
          onFocus={calendar.onFocus}
          onClick={calendar.onClick}
          // A click into the open calendar is not leaving.
          onBlur={() => isOpen.current || leave()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation();
              (close as () => void)();
            } else calendar.onKeyDown(event);
          }}
        />
      )}
    />
  );
}

interface InputOfCalendar {
  value: string;
  onChange: React.ChangeEventHandler<HTMLInputElement>;
  onFocus: React.FocusEventHandler<HTMLInputElement>;
  onClick: React.MouseEventHandler<HTMLInputElement>;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Another zone means the same hour there: 7 pm stays 7 pm, and the moment moves. `onMoved` is given epoch milliseconds. */
function useKeptClock(zone: string, at: moment.Moment | undefined, onMoved: (milliseconds: number) => void) {
  const last = useRef(zone);
  useEffect(() => {
    if (last.current === zone) return;
    const kept = at?.clone().tz(last.current).tz(zone, true);
    last.current = zone;
    if (kept) onMoved(kept.valueOf());
    // Only a change of zone moves anything.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [zone]);
}
