import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import moment from 'moment-timezone';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import Datetime from 'react-datetime';
import 'react-datetime/css/react-datetime.css';
import { dateFormat } from '../../../../domain/time/zonedTime';
import { readerLocale } from '../../readerLocale';
import { isDayRefused, type DayLimits } from './dateTime';
import { words } from './dateTimeWords.gen';
import classes from './DateTimePicker.module.css';
import { LANGUAGE } from '../../language';
import { isRightToLeft } from '../../../../domain/text/directions';

interface CalendarProps {
  zone: string;
  /** Moment's locale (`calendarLocale`). */
  locale: string;
  at?: moment.Moment;
  limits: DayLimits;
  isEntered: boolean;
  onChoose: (day: moment.Moment) => void;
  onDone: () => void;
}

const monthTitle = (day: moment.Moment) =>
  dateFormat(readerLocale(), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    Date.UTC(day.year(), day.month()),
  );

const dayText = (day: moment.Moment) => day.format('YYYY-MM-DD');

/** The selected day or tomorrow, or else the nearest day that can be chosen. */
function startingDay({ at, zone, locale, limits }: CalendarProps): moment.Moment {
  if (at) return at;
  const tomorrow = moment.tz(zone).locale(locale).add(1, 'day').startOf('day').hour(12);
  if (!isDayRefused(dayText(tomorrow), limits)) return tomorrow;
  const bound = limits.first && dayText(tomorrow) < limits.first ? limits.first : limits.last;
  return moment.tz(`${bound}T12:00`, zone).locale(locale);
}

/**
 * The WAI-ARIA date grid: arrow keys, Page Up and Down, Home and End move; Space chooses; Enter chooses and closes.
 * Refused days can be read but not chosen.
 */
export function Calendar(props: CalendarProps) {
  const { zone, locale, at, limits, isEntered, onChoose, onDone } = props;
  const heading = useId();
  const grid = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(isEntered);
  const [cursor, setCursor] = useState(() => ({ day: startingDay(props), at }));
  if (cursor.at !== at) setCursor({ day: at ?? cursor.day, at });
  const { day } = cursor;
  const today = dayText(moment.tz(zone));

  useLayoutEffect(() => describeGrid(grid.current, heading, locale));
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    takesFocus.current = false;
  });

  const go = (next: moment.Moment) => setCursor({ day: next, at });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayReachedBy(event.key, event.shiftKey, day);
    const chooses = event.key === 'Enter' || event.key === ' ';
    if (!next && !chooses) return;
    event.preventDefault();
    takesFocus.current = true;
    if (next) return go(next);
    if (isDayRefused(dayText(day), limits)) return;
    onChoose(day);
    if (event.key === 'Enter') onDone();
  };
  const turn = (Icon: typeof IconChevronLeft, label: string, count: number, unit: 'month' | 'year') => (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      onClick={() => go(day.clone().add(count, unit))}
    >
      <Icon stroke={1.75} aria-hidden />
    </button>
  );
  return (
    <>
      <div className={classes.header}>
        {turn(IconChevronsLeft, words.previousYear, -1, 'year')}
        {turn(IconChevronLeft, words.previousMonth, -1, 'month')}
        <div id={heading} className={classes.month} aria-live="polite">
          {monthTitle(day)}
        </div>
        {turn(IconChevronRight, words.nextMonth, 1, 'month')}
        {turn(IconChevronsRight, words.nextYear, 1, 'year')}
      </div>
      <div ref={grid} className={classes.calendar} onKeyDown={press}>
        <Datetime
          key={day.format('YYYY-MM')}
          input={false}
          value={at ?? ''}
          initialViewDate={day}
          displayTimeZone={zone}
          dateFormat="YYYY-MM-DD"
          timeFormat={false}
          locale={locale}
          isValidDate={(one: moment.Moment) => !isDayRefused(dayText(one), limits)}
          onChange={(chosen) => {
            takesFocus.current = true;
            if (typeof chosen !== 'string') onChoose(chosen);
          }}
          renderDay={({ key, ...cell }: DayCell, shown: moment.Moment) => {
            // Days of adjacent months stay blank, so that a pale day is always a refused one.
            if (shown.month() !== day.month()) return <td key={key} />;
            const text = dayText(shown);
            return (
              <td
                {...cell}
                key={key}
                role="gridcell"
                tabIndex={shown.date() === day.date() ? 0 : -1}
                onFocus={() => {
                  if (shown.date() !== day.date()) go(shown.clone());
                }}
                data-past={text < today || undefined}
                aria-current={text === today ? 'date' : undefined}
                aria-selected={(at && text === dayText(at)) || undefined}
                aria-disabled={isDayRefused(text, limits) || undefined}
              >
                {shown.date()}
              </td>
            );
          }}
        />
      </div>
    </>
  );
}

type DayCell = React.ComponentProps<'td'> & { key: string };

function dayReachedBy(key: string, hasShift: boolean, from: moment.Moment): moment.Moment | undefined {
  const day = from.clone();
  const page = hasShift ? 'year' : 'month';
  const forwards = isRightToLeft(LANGUAGE) ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return day.subtract(forwards, 'day');
    case 'ArrowRight':
      return day.add(forwards, 'day');
    case 'ArrowUp':
      return day.subtract(1, 'week');
    case 'ArrowDown':
      return day.add(1, 'week');
    case 'Home':
      return day.weekday(0);
    case 'End':
      return day.weekday(6);
    case 'PageUp':
      return day.subtract(1, page);
    case 'PageDown':
      return day.add(1, page);
    default:
      return undefined;
  }
}

/** react-datetime renders a table without roles or labels. */
function describeGrid(calendar: HTMLElement | null, heading: string, locale: string): void {
  const table = calendar?.querySelector('table');
  table?.setAttribute('role', 'grid');
  table?.setAttribute('aria-labelledby', heading);
  const names = moment.localeData(locale).weekdays();
  const first = moment.localeData(locale).firstDayOfWeek();
  table?.querySelectorAll('th.dow').forEach((header, index) => {
    header.setAttribute('scope', 'col');
    header.setAttribute('abbr', names[(first + index) % 7] ?? '');
  });
}
