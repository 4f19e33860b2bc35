import moment from 'moment-timezone';

/** The day a key moves to, as in every date picker; undefined for other keys. */
export function dayReachedBy(key: string, hasShift: boolean, from: moment.Moment): moment.Moment | undefined {
  const day = from.clone();
  const page = hasShift ? 'year' : 'month';
  switch (key) {
    case 'ArrowLeft':
      return day.subtract(1, 'day');
    case 'ArrowRight':
      return day.add(1, 'day');
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

/** Adds roles and labels to the calendar's table for screen readers, as react-datetime renders none. */
export function describeGrid(calendar: HTMLElement | null, heading: string, locale: string): void {
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
