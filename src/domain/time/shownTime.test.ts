import moment from 'moment-timezone';
import { instantOfLocalTime } from '../meetings/scheduleZone';
import {
  clockSeconds,
  dateInputTexts,
  instantInZone,
  instantOfClockSeconds,
  instantOfInputTexts,
  secondsOfDate,
} from './shownTime';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from './zonedTime';

// Clocks change by an hour, north and south of the equator, by half an hour, or never.
const zones = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];

it('a clock time, even a repeated or skipped one, gives the same instant as in schedules', () => {
  for (const zone of zones) {
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const shown = Date.UTC(2030, 0, 1) / 1000 + hour * SECONDS_PER_HOUR + 1800;
      const time = { hour: hour % 24, minute: 30, second: 0 };
      const day = Math.floor(shown / SECONDS_PER_DAY);
      expect([zone, shown, instantInZone(shown, zone)]).toEqual([zone, shown, instantOfLocalTime(day, time, zone)]);
    }
  }
});

it('around every clock change in every zone, the rule gives the same instant as schedules with the same clocks', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const name of moment.tz.names()) {
    const { untils, offsets } = moment.tz.zone(name)!;
    // Many names refer to the same zone.
    const clocks = JSON.stringify([untils, offsets]);
    if (seen.has(clocks)) continue;
    seen.add(clocks);
    const offsetAt = (instant: number) =>
      Math.round(-60 * offsets[untils.findIndex((until) => until > instant * 1000)]!);
    const shownAt = (instant: number) => instant + offsetAt(instant);
    for (const until of untils.filter((one) => one > Date.UTC(2000, 0) && one < Date.UTC(2038, 0))) {
      for (const side of [offsetAt(until / 1000 - 1), offsetAt(until / 1000)]) {
        for (const aside of [-1, 0, 1800]) {
          const shown = until / 1000 + side + aside;
          const [day, rest] = [
            Math.floor(shown / SECONDS_PER_DAY),
            shown - Math.floor(shown / SECONDS_PER_DAY) * SECONDS_PER_DAY,
          ];
          const time = { hour: Math.floor(rest / 3600), minute: Math.floor((rest % 3600) / 60), second: rest % 60 };
          if (instantOfClockSeconds(shown, shownAt) !== instantOfLocalTime(day, time, name))
            wrong.push(`${name} ${shown}`);
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

it('a moment is written and read in the format of native inputs', () => {
  const summer = Date.UTC(2030, 6, 2, 18, 5) / 1000;
  expect(dateInputTexts(summer, 'Europe/London')).toEqual({ date: '2030-07-02', time: '19:05' });
  expect(instantOfInputTexts('2030-07-02', '19:05', 'Europe/London')).toBe(summer);
  expect(instantOfInputTexts('2030-07-02', '', 'Europe/London')).toBeUndefined();
  expect(instantOfInputTexts('', '19:05', 'Europe/London')).toBeUndefined();
});

it('a zone’s clocks count every second', () => {
  expect(clockSeconds(15, 'UTC')).toBe(15);
  expect(clockSeconds(15, 'Asia/Kolkata')).toBe(5.5 * SECONDS_PER_HOUR + 15);
});

it('text around a date or before a time is not accepted', () => {
  expect(secondsOfDate('1970-01-02')).toBe(SECONDS_PER_DAY);
  expect(secondsOfDate('x1970-01-02')).toBeUndefined();
  expect(secondsOfDate('1970-01-023')).toBeUndefined();
  expect(instantOfInputTexts('1970-01-02', 'x10:00', 'UTC')).toBeUndefined();
});
