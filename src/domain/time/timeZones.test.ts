import moment from 'moment-timezone';
import { localTime } from '../meetings/scheduleZone';
import { dateFormat, isTimeZone, readableZone, wallClock } from './zonedTime';

const ICU_ONLY = [
  ...['ACT', 'AET', 'AGT', 'ART', 'AST', 'BET', 'BST', 'CAT', 'CNT', 'CST', 'CTT', 'EAT', 'ECT', 'IET', 'IST', 'JST'],
  ...['MIT', 'NET', 'NST', 'PLT', 'PNT', 'PRT', 'PST', 'SST', 'VST', 'SystemV/AST4', 'SystemV/AST4ADT'],
  ...['SystemV/EST5', 'SystemV/PST8PDT', 'US/Pacific-New', 'Canada/East-Saskatchewan', 'Etc/Unknown', 'Factory'],
];

const NO_ZONE = ['', 'Mars/Base', '+01:00', 'UTC+25', 'posixrules', 'localtime', 'right/UTC', 'Europe/Berlin\u200b'];

const knownToIntl = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

it('every zone that a browser offers is known', () => {
  const offered = Intl.supportedValuesOf('timeZone');
  expect(offered.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

it('a name is a zone only if both Intl and the data for schedules know it', () => {
  const names = [...Intl.supportedValuesOf('timeZone'), ...moment.tz.names(), ...ICU_ONLY, ...NO_ZONE];
  const both = (zone: string) => knownToIntl(zone) && moment.tz.zone(zone) !== null;
  for (const zone of names) expect([zone, isTimeZone(zone)]).toEqual([zone, both(zone)]);
});

it.each([...ICU_ONLY, ...NO_ZONE])('%j is not a zone, and counts as UTC', (zone) => {
  const noon = Date.UTC(2026, 5, 1, 12) / 1000;
  expect([isTimeZone(zone), readableZone(zone)]).toEqual([false, 'UTC']);
  expect([localTime(noon, zone).hour, wallClock(noon, zone).hour]).toEqual([12, 12]);
  expect(dateFormat('en', { timeZone: zone, timeZoneName: 'short' }).format(noon * 1000)).toContain('UTC');
});

it('a zone’s name stays known after many unknown names', () => {
  for (let number = 0; number < 1500; number++) expect(isTimeZone(`Mars/Base${number}`)).toBe(false);
  expect(isTimeZone('Europe/Berlin')).toBe(true);
});
