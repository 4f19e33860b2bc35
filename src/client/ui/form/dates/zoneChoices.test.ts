import { findZones, knownZones } from './zoneChoices';

const zones = knownZones('Europe/London');

test.each([
  ['york', 'America/New_York'],
  ['são p', 'America/Sao_Paulo'],
  ['new_y', 'America/New_York'],
  ['lond', 'Europe/London'],
  // Browsers know it by its former name.
  ['kolkata', 'Asia/Calcutta'],
])('the zone is found by part of its city: %s', (typed, zone) => {
  expect(findZones(zones, typed, 'UTC')[0]).toBe(zone);
});

test('a zone is found by its region too, and nothing by nonsense', () => {
  expect(findZones(zones, 'argentina', 'UTC')).toContain('America/Argentina/Salta');
  expect(findZones(zones, 'qqq', 'UTC')).toEqual([]);
});

test('the chosen zone comes first while nothing is typed', () => {
  expect(findZones(zones, '', 'Europe/London')[0]).toBe('Europe/London');
});
