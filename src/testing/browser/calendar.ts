import type { Email } from 'postal-mime';
import { calendarIn } from '../product/mailSink';

export interface CalendarEvent {
  /** REQUEST adds or changes the event, CANCEL removes it. */
  method: string;
  uid: string;
  sequence: number;
  status: string;
  /** In the event's zone: '20991201T190000'. */
  start: string;
  zone: string;
  location: string;
  rule: string | undefined;
}

interface Property {
  /** Outermost first: 'VCALENDAR/VEVENT'. */
  path: string;
  name: string;
  parameters: Record<string, string>;
  value: string;
}

/** `NAME;PARAMETER="a:b":value`, where a quoted parameter may contain separators. */
const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/;

const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));

/** RFC 5545: folded lines are joined (mail turns their CRLF into LF). */
function propertiesOf(text: string): Property[] {
  const path: string[] = [];
  return text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, name = '', parameters = '', value = ''] = LINE.exec(line) ?? [];
      if (name === '') throw new Error(`No line of a calendar: ${line}`);
      if (name === 'BEGIN') path.push(value);
      else if (name === 'END') {
        if (path.pop() !== value) throw new Error(`${value} ends where it did not begin.`);
      } else {
        const pairs = [...parameters.matchAll(/;([A-Z-]+)=("[^"]*"|[^";:,]*)/g)];
        const named = Object.fromEntries(pairs.map(([, key = '', of = '']) => [key, of.replaceAll('"', '')]));
        return [{ path: path.join('/'), name, parameters: named, value }];
      }
      return [];
    });
}

export function eventIn(mail: Email): CalendarEvent {
  const properties = propertiesOf(calendarIn(mail));
  const all = (path: string, name: string) => properties.filter((one) => one.path === path && one.name === name);
  const only = (path: string, name: string): Property => {
    const [found, ...others] = all(path, name);
    if (!found || others.length > 0) throw new Error(`The calendar has ${others.length} ${name} too many, or none.`);
    return found;
  };
  const ofEvent = (name: string) => only('VCALENDAR/VEVENT', name);
  return {
    method: only('VCALENDAR', 'METHOD').value,
    uid: ofEvent('UID').value,
    sequence: Number(ofEvent('SEQUENCE').value),
    status: ofEvent('STATUS').value,
    start: ofEvent('DTSTART').value,
    zone: ofEvent('DTSTART').parameters.TZID ?? 'UTC',
    location: unescaped(ofEvent('LOCATION').value),
    rule: all('VCALENDAR/VEVENT', 'RRULE')[0]?.value,
  };
}

/** Oldest first: each mail must be newer than the last, for the same meeting. */
export function expectOneMeeting(events: CalendarEvent[]): void {
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  const sequences = events.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
}
