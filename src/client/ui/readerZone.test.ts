import { deviceZone } from './readerZone';

function device(timeZone: string | undefined, minutesBehindUtc: number) {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: timeZone as string };
  });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehindUtc);
}

it.each([
  ['Europe/London', 0, 'Europe/London'],
  ['Etc/Unknown', -60, 'Etc/GMT-1'],
  ['Etc/Unknown', 300, 'Etc/GMT+5'],
  ['Etc/Unknown', -330, 'UTC'],
  ['Mars/Olympus', 0, 'UTC'],
  ['', -120, 'Etc/GMT-2'],
  [undefined, 0, 'UTC'],
])('a device reporting %s, %d minutes behind UTC, is in the zone %s', (zone, behind, known) => {
  device(zone, behind);
  expect(deviceZone()).toBe(known);
});
