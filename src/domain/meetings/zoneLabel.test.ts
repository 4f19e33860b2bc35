import { zoneLabel } from './zoneLabel';

const WINTER = Date.UTC(2026, 0, 15) / 1000;
const SUMMER = Date.UTC(2026, 6, 15) / 1000;

test.each([
  ['Europe/London', WINTER, 'London (GMT, UTC+00:00)'],
  ['Europe/London', SUMMER, 'London (BST, UTC+01:00)'],
  ['America/New_York', WINTER, 'New York (EST, UTC-05:00)'],
  ['America/Argentina/Buenos_Aires', WINTER, 'Buenos Aires (UTC-03:00)'],
  ['Asia/Kathmandu', WINTER, 'Kathmandu (UTC+05:45)'],
  ['UTC', WINTER, 'UTC (UTC+00:00)'],
])('%s is shown by its city, abbreviation and offset of that day', (zone, at, label) => {
  expect(zoneLabel(zone, at, 'en')).toBe(label);
});
