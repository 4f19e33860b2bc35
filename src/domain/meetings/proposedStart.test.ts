import { proposedStart } from './proposedStart';

const at = (iso: string) => Date.parse(iso) / 1000;

it.each([
  ['Europe/London', '2026-03-10T22:30:00Z', '2026-03-17T19:00:00Z'],
  ['Europe/London', '2026-03-24T09:00:00Z', '2026-03-31T18:00:00Z'],
  ['Asia/Tokyo', '2026-03-10T22:30:00Z', '2026-03-18T10:00:00Z'],
  ['America/Los_Angeles', '2026-03-11T02:00:00Z', '2026-03-18T02:00:00Z'],
])('in %s, at %s, the first meeting is proposed for %s', (zone, now, start) => {
  expect(new Date(proposedStart(at(now), zone) * 1000).toISOString()).toBe(new Date(start).toISOString());
});
