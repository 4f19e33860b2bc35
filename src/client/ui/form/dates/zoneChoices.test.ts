import { findZones, knownZones } from './zoneChoices';

// Runtimes list a renamed zone by either name.
const known = ['America/Argentina/Salta', 'America/New_York', 'America/Sao_Paulo', 'Asia/Calcutta', 'Europe/London'];
const zones = knownZones('Europe/London', known);

test.each([
  ['york', 'America/New_York'],
  ['são p', 'America/Sao_Paulo'],
  ['new_y', 'America/New_York'],
  ['lond', 'Europe/London'],
  ['kolkata', 'Asia/Calcutta'],
])('the zone is found by part of its city: %s', (typed, zone) => {
  expect(findZones(zones, typed, 'UTC')[0]).toBe(zone);
});

test('a zone is also found by its region, and nonsense finds nothing', () => {
  expect(findZones(zones, 'argentina', 'UTC')).toContain('America/Argentina/Salta');
  expect(findZones(zones, 'qqq', 'UTC')).toEqual([]);
});

test('the chosen zone comes first while nothing is typed', () => {
  expect(findZones(zones, '', 'Europe/London')[0]).toBe('Europe/London');
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
])('a zone chosen as %s is listed once where the browser knows it as %s', (chosen, listed) => {
  expect(knownZones(chosen, [listed, 'UTC'])).toEqual([chosen, 'UTC']);
});
