import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import moment from 'moment-timezone';
import { useId, useMemo, useRef, useState, type ReactNode, useLayoutEffect } from 'react';
import { INVALID_MOMENT } from '../../../../domain/forms/timeFields';
import { dateInputFormat, type DateInputFormat, meetingDate } from '../../../../domain/meetings/display';
import { nowInSeconds } from '../../useNow';
import { isForInputMethod } from '../../focus/inputMethod';
import { hasFocusLeft } from '../guards/hasFocusLeft';
import { Calendar } from './Calendar';
import { calendarLocale } from './calendarLocale';
import { USUAL_HOUR } from '../../../../domain/meetings/proposedStart';
import { readerLocale } from '../../readerLocale';
import type { DateTimeFieldProps } from './dateTime';
import { words } from './dateTimeWords.gen';
import { TimeSelects } from './TimeSelects';
import { useDateTime } from './useDateTime';
import classes from './DateTimePicker.module.css';
import { textIn } from '../../../../domain/text/localText';
import { LANGUAGE } from '../../language';

/** Pixels to keep clear: the header, a phone's bottom bar, the window's edges. */
const CLEARANCE = { above: 64, below: 72, edge: 8 };

/** Opens the box above its field only if there is no room below. Mantine's Popover does the same with more code. */
function useSideWithRoom() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    const field = box?.parentElement?.getBoundingClientRect();
    if (!box || !field) return;
    const { width, height } = box.getBoundingClientRect();
    const fitsBelow = field.bottom + height <= innerHeight - CLEARANCE.below;
    const fitsAbove = field.top - height >= CLEARANCE.above;
    box.dataset.side = !fitsBelow && fitsAbove ? 'above' : 'below';
    const { clientWidth } = document.documentElement;
    const over = Math.max(0, field.left + width - (clientWidth - CLEARANCE.edge));
    box.style.left = `${-Math.min(over, field.left - CLEARANCE.edge)}px`;
    box.scrollIntoView({ block: 'nearest' });
  }, []);
  return ref;
}

/** Parsed strictly: leading zeros, the space before am and its case are optional. */
function spellings({ date, time }: DateInputFormat, isDay: boolean): string[] {
  const dates = [date, date.replace('DD', 'D').replace('MM', 'M')];
  if (isDay) return dates;
  const times = [time, 'h:mma', 'h a', 'ha', 'H:mm'];
  return dates.flatMap((day) => times.map((clock) => `${day} ${clock}`));
}

/**
 * A click opens the calendar but leaves the focus in the text; the button and the down arrow move it into the
 * calendar.
 */
export function DateTimePicker(props: DateTimeFieldProps) {
  const { name, label, description, zone, isDay = false } = props;
  const { value, error, limits, onChange, onLeave } = useDateTime(props);
  const reader = readerLocale();
  const format = dateInputFormat(reader);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const at = useMemo(
    () =>
      typeof value === 'number' ? moment.tz(value * 1000, zone).locale(calendarLocale(readerLocale())) : undefined,
    [value, zone],
  );
  const [typed, setTyped] = useState<string>();
  const [entered, setEntered] = useState<number>();
  const [clock, setClock] = useState({ hour: USUAL_HOUR, minute: 0 });
  const written = isDay ? format.date : `${format.date} ${format.time}`;
  const shown = typed ?? at?.format(written) ?? String(value);
  // The last day of the year shows which part is the day.
  const example = moment
    .tz(nowInSeconds() * 1000, zone)
    .endOf('year')
    .set({ hour: USUAL_HOUR, minute: 0 })
    .format(written);
  const time = at ? { hour: at.hour(), minute: at.minute() } : clock;

  const type = (text: string) => {
    setTyped(text);
    const read = moment.tz(text.trim(), spellings(format, isDay), true, zone);
    onChange(read.isValid() ? read.unix() : text.trim());
  };
  const close = () => {
    input.current?.focus();
    setEntered(undefined);
  };
  const choose = (day: moment.Moment, { hour, minute } = time) => {
    setTyped(undefined);
    onChange(moment.tz([day.year(), day.month(), day.date(), ...(isDay ? [] : [hour, minute])], zone).unix());
    if (isDay) close();
  };
  const enter = () => setEntered((times = 0) => times + 1);
  return (
    <div
      className={classes.field}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || entered === undefined || isForInputMethod(event)) return;
        event.stopPropagation();
        close();
      }}
      onBlur={(event) => {
        if (!hasFocusLeft(event)) return;
        setEntered(undefined);
        setTyped(undefined);
        onLeave();
      }}
    >
      <TextInput
        name={name}
        label={label}
        description={description}
        error={error === textIn(INVALID_MOMENT, LANGUAGE) ? words.invalid({ error, example }) : error}
        ref={input}
        id={id}
        placeholder={words.example({ date: example })}
        value={shown}
        autoComplete="off"
        onChange={(event) => type(event.currentTarget.value)}
        onClick={() => setEntered((times = 0) => times)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isForInputMethod(event)) return;
          event.preventDefault();
          enter();
        }}
        rightSectionPointerEvents="all"
        rightSection={
          <button
            type="button"
            className={classes.button}
            aria-label={at ? words.change({ date: meetingDate(at.unix(), zone, reader) }) : words.choose}
            aria-describedby={`${id}-label`}
            aria-haspopup="dialog"
            aria-expanded={entered !== undefined}
            onClick={() => (entered ? close() : enter())}
          >
            <IconCalendar stroke={1.75} aria-hidden />
          </button>
        }
      />
      {entered !== undefined && (
        <CalendarPanel labelledBy={`${id}-label`}>
          <Calendar
            key={`${zone} ${entered}`}
            zone={zone}
            locale={calendarLocale(reader)}
            at={at}
            limits={limits}
            isEntered={entered > 0}
            onChoose={choose}
            onDone={close}
          />
          {!isDay && (
            <TimeSelects
              at={at ?? moment.tz(zone)}
              time={time}
              onChange={(chosen) => {
                setClock(chosen);
                if (at) choose(at, chosen);
              }}
              onDone={close}
            />
          )}
        </CalendarPanel>
      )}
    </div>
  );
}

function CalendarPanel({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const panel = useSideWithRoom();
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-label={words.choose}
      aria-describedby={labelledBy}
      className={classes.panel}
    >
      {children}
    </div>
  );
}
