import { firstStartAfterSave, isDateOf } from './series';
import { seriesStarts, type Schedule } from './schedule';

const at = (iso: string) => Date.parse(iso) / 1000;

const tuesdays: Schedule = {
  unixTime: at('2025-03-04T19:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  weekday: 'TUESDAY',
};
const next = at('2026-03-10T19:00Z');
const WEEK = 7 * 86_400;
const now = at('2026-03-05T12:00Z');

describe('dates of a series', () => {
  it('a series includes exactly its first date and all later ones', () => {
    expect(isDateOf(tuesdays, tuesdays.unixTime, 'Europe/London')).toBe(true);
    expect(isDateOf(tuesdays, next, 'Europe/London')).toBe(true);
    expect(isDateOf(tuesdays, next + 3600, 'Europe/London')).toBe(false);
    expect(isDateOf(tuesdays, tuesdays.unixTime - WEEK, 'Europe/London')).toBe(false);
  });

  it('a time in another zone is a date of the series if its clock time or its instant is the same, and otherwise not', () => {
    expect(isDateOf(tuesdays, at('2026-03-10T23:00Z'), 'America/New_York')).toBe(true);
    expect(isDateOf(tuesdays, next, 'America/New_York')).toBe(true);
    expect(isDateOf(tuesdays, at('2026-03-10T22:00Z'), 'America/New_York')).toBe(false);
  });

  it('a first date that disagrees with the weekday is still a date of the series', () => {
    const mondayFirst = { ...tuesdays, unixTime: tuesdays.unixTime - 86_400 };
    expect(isDateOf(mondayFirst, mondayFirst.unixTime, 'Europe/London')).toBe(true);
  });

  it('a single meeting has no date to keep', () => {
    const single = { ...tuesdays, recurring: false };
    expect(isDateOf(single, single.unixTime, 'Europe/London')).toBe(false);
  });
});

describe('start of a saved series', () => {
  it('a series saved with its next date keeps its beginning', () => {
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next, duration: 90 }, tuesdays, now)).toBe(tuesdays.unixTime);
  });

  it('a series whose next date is moved begins with the moved meeting', () => {
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next + 3600 }, tuesdays, now)).toBe(next + 3600);
  });

  it('a series postponed to one of its later dates begins on that date', () => {
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next + WEEK }, tuesdays, now)).toBe(next + WEEK);
  });

  it('a series yet to begin can be postponed to one of its later dates, and keeps its start if saved unchanged', () => {
    const ahead = { ...tuesdays, unixTime: next };
    expect(firstStartAfterSave({ ...ahead, unixTime: next + WEEK }, ahead, now)).toBe(next + WEEK);
    expect(firstStartAfterSave({ ...ahead, duration: 90 }, ahead, now)).toBe(next);
  });

  it('during a pause, the next meeting after the pause is kept', () => {
    const paused = { ...tuesdays, pausedFromEpoch: now - 60, pausedToEpoch: next + 60 };
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next + WEEK }, paused, now)).toBe(tuesdays.unixTime);
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next }, paused, now)).toBe(tuesdays.unixTime);
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next + 2 * WEEK }, paused, now)).toBe(next + 2 * WEEK);
  });

  it('the date that was next when the form was opened is kept even if its meeting has since begun', () => {
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next }, tuesdays, next + 60)).toBe(tuesdays.unixTime);
  });

  it('a series saved at the same instant in another zone uses the hour typed for that zone', () => {
    const afternoon = { ...tuesdays, unixTime: next, timezone: 'America/New_York' };
    expect(firstStartAfterSave(afternoon, tuesdays, now)).toBe(next);
  });

  it('a series with a different recurrence begins with the date sent', () => {
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next, frequency: 2 }, tuesdays, now)).toBe(next);
    expect(firstStartAfterSave({ ...tuesdays, unixTime: next, recurring: false }, tuesdays, now)).toBe(next);
    for (const recurrence of [{ frequencyPeriod: 'Month' }, { weekday: 'MONDAY' }, { weekInMonth: 'First' }] as const)
      expect(firstStartAfterSave({ ...tuesdays, unixTime: next, ...recurrence }, tuesdays, now)).toBe(next);
  });

  it('changing only the zone keeps the hour and the first day', () => {
    const inNewYork = { ...tuesdays, unixTime: at('2026-03-10T23:00Z'), timezone: 'America/New_York' };
    const unixTime = firstStartAfterSave(inNewYork, tuesdays, now);
    expect(unixTime).toBe(at('2025-03-05T00:00Z'));
    expect(seriesStarts({ ...inNewYork, unixTime }, next, 1)).toEqual([inNewYork.unixTime]);
  });

  it('the 31st remains the 31st when a monthly meeting is saved in February', () => {
    const monthly: Schedule = {
      ...tuesdays,
      unixTime: at('2025-12-31T19:00Z'),
      frequencyPeriod: 'Month',
      weekday: undefined,
    };
    const inFebruary = { ...monthly, unixTime: at('2026-02-28T19:00Z'), duration: 90 };
    const unixTime = firstStartAfterSave(inFebruary, monthly, at('2026-02-01T00:00Z'));
    expect(seriesStarts({ ...inFebruary, unixTime }, at('2026-03-01T00:00Z'), 1)).toEqual([at('2026-03-31T18:00Z')]);
  });
});
