import moment from 'moment-timezone';
import { isEnglish } from '../../../../domain/text/languages';
import { dateFormat, SECONDS_PER_DAY } from '../../../../domain/time/zonedTime';

/** 1970-01-04. */
const A_SUNDAY = 3 * SECONDS_PER_DAY * 1000;

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(1970, month));
const weekdays = Array.from({ length: 7 }, (_, day) => A_SUNDAY + day * SECONDS_PER_DAY * 1000);

interface WithWeek extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** 0 is Sunday; Monday where the browser doesn't say. */
function firstDayOfWeek(locale: string): number {
  if (isEnglish(locale)) return locale === 'en-US' ? 0 : 1;
  const known: WithWeek = new Intl.Locale(locale).maximize();
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) % 7;
}

/** The name of a moment locale with the names of months and days, and the week, of the reader's locale. */
export function calendarLocale(locale: string): string {
  const name = `calendar-${locale.toLowerCase()}`;
  // Moment warns when a locale is defined again.
  if (moment.locales().includes(name)) return name;
  const named = (moments: number[], options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { timeZone: 'UTC', ...options });
    return moments.map((at) => format.format(at));
  };
  const names = isEnglish(locale)
    ? {}
    : {
        months: named(months, { month: 'long' }),
        weekdays: named(weekdays, { weekday: 'long' }),
        weekdaysMin: named(weekdays, { weekday: 'narrow' }),
      };
  const global = moment.locale();
  moment.defineLocale(name, { parentLocale: 'en', week: { dow: firstDayOfWeek(locale), doy: 4 }, ...names });
  // Defining a locale makes it the global one.
  moment.locale(global);
  return name;
}
