import { instantOf } from '../meetings/scheduleZone';
import { instantOfTexts, instantShowing, shownTexts } from './shownTime';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from './zonedTime';

// Clocks change by an hour north and south of the equator, by half an hour, and never.
const zones = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];

it('what the clocks show, twice or not at all too, is the instant that schedules take for it', () => {
  for (const zone of zones) {
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const shown = Date.UTC(2030, 0, 1) / 1000 + hour * SECONDS_PER_HOUR + 1800;
      const time = { hour: hour % 24, minute: 30, second: 0 };
      const day = Math.floor(shown / SECONDS_PER_DAY);
      expect([zone, shown, instantShowing(shown, zone)]).toEqual([zone, shown, instantOf(day, time, zone)]);
    }
  }
});

it('a moment is written and read as native inputs do', () => {
  const summer = Date.UTC(2030, 6, 2, 18, 5) / 1000;
  expect(shownTexts(summer, 'Europe/London')).toEqual({ date: '2030-07-02', time: '19:05' });
  expect(instantOfTexts('2030-07-02', '19:05', 'Europe/London')).toBe(summer);
  expect(instantOfTexts('2030-07-02', '', 'Europe/London')).toBeUndefined();
  expect(instantOfTexts('', '19:05', 'Europe/London')).toBeUndefined();
});
