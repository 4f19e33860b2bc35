import moment from 'moment-timezone';
import { calendarLocale } from './calendarLocale';

const dataOf = (locale: string) => moment.localeData(calendarLocale(locale));

it('a calendar names months and days in its language, and begins the week as its region does', () => {
  const german = dataOf('de');
  expect(german.months()[2]).toBe('März');
  expect(german.weekdays()[1]).toBe('Montag');
  expect(german.weekdaysMin()[1]).toBe('M');
  expect(german.firstDayOfWeek()).toBe(1);
  expect(dataOf('es-MX').firstDayOfWeek()).toBe(0);
});

it('a calendar in English begins on Sunday for en-US, and on Monday elsewhere', () => {
  expect(['en-US', 'en-GB', 'en'].map((locale) => dataOf(locale).firstDayOfWeek())).toEqual([0, 1, 1]);
  expect(dataOf('en').weekdaysMin()[1]).toBe('Mo');
});

it("a calendar doesn't change the language of other dates", () => {
  calendarLocale('fr');
  expect(moment.locale()).toBe('en');
});
