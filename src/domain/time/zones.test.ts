import { haveSameClocks, zoneCity } from './zones';

const january = Date.UTC(2026, 0, 15) / 1000;

it.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the zone %s is called %s', (zone, place) => expect(zoneCity(zone)).toBe(place));

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Berlin', 'Europe/Paris'],
  ['Nowhere/At_All', 'Nowhere/At_All'],
])('the clocks of %s and %s agree', (one, other) => expect(haveSameClocks(one, other, january)).toBe(true));

it.each([
  ['Europe/Berlin', 'Europe/London'],
  // Only equal in winter.
  ['Europe/London', 'Atlantic/Reykjavik'],
  ['America/Phoenix', 'America/Denver'],
  ['Europe/London', 'Nowhere/At_All'],
])('the clocks of %s and %s differ', (one, other) => expect(haveSameClocks(one, other, january)).toBe(false));

it('clocks that differed only before now agree', () => {
  // Istanbul stopped changing its clocks in September 2016.
  const later = Date.UTC(2016, 10, 15) / 1000;
  expect(haveSameClocks('Europe/Istanbul', 'Asia/Riyadh', later)).toBe(true);
});
