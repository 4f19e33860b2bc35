import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import type { Language } from '../../../domain/text/languages';
import { oneLine } from './content';
import type { CalendarMeeting, CalendarInvitation } from './invitation';
import { wordsIn } from './mailWords.gen';
import { datesTimes, seriesTimes } from './recurrence';
import { vtimezone } from './vtimezone';

/** iCalendar has no way to write a quotation mark within a quoted name. */
const person = (name: string, email: string) => ({ name: oneLine(name).replaceAll('"', '’'), email });

export interface Parties {
  organizer: { name: string; address: string };
  attendee: { name: string; address: string };
}

const invited = ({ organizer, attendee }: Parties): Pick<ICalEventData, 'organizer' | 'attendees'> => ({
  organizer: person(organizer.name, organizer.address),
  attendees: [
    {
      ...person(attendee.name, attendee.address),
      role: ICalAttendeeRole.REQ,
      // Nobody needs to answer an invitation to their own pod.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    },
  ],
});

interface Writing {
  language: Language;
  stamp: Date;
}

const eventOf = (meeting: CalendarMeeting, { language, stamp }: Writing) => ({
  id: meeting.uid,
  sequence: meeting.sequence,
  stamp,
  timezone: meeting.schedule.timezone,
  summary: oneLine(meeting.name),
  location: meeting.link,
  description: wordsIn(language).calendarDescription({ joinLink: meeting.link, podLink: meeting.pageLink }),
  url: meeting.pageLink,
});

const eventsOf = (
  meeting: CalendarMeeting & Pick<CalendarInvitation, 'restoredStart'>,
  writing: Writing,
): ICalEventData[] =>
  [seriesTimes(meeting), ...datesTimes(meeting)].map((times) => ({ ...eventOf(meeting, writing), ...times }));

const prodId = { company: 'Stepwell', product: 'Stepwell', language: 'EN' };

export function invitationCalendar(invitation: CalendarInvitation, parties: Parties, writing: Writing): string {
  const { schedule, method } = invitation;
  const isOver = method === 'CANCEL';
  const calendar = new ICalCalendar({
    prodId,
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    // The calendar's zone has no name here, so that DTSTAMP stays in UTC, as required.
    timezone: { name: null, generator: () => vtimezone(schedule.timezone, schedule.unixTime) },
  });
  const [series, ...dates] = eventsOf(invitation, writing);
  const status = isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
  for (const event of isOver ? [series] : [series, ...dates])
    if (event) calendar.createEvent({ ...event, status, ...invited(parties) });
  return calendar.toString();
}

const PUBLISHED = 'METHOD:PUBLISH\r\n';

/**
 * How often programs should read a calendar again; most programs choose their own interval. Written here because the
 * library would put these properties after the zones, where RFC 5545 allows none.
 */
const READ_AGAIN = 'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n';

/**
 * The iCalendar text of all these meetings, for programs that read it repeatedly (rule meetings.calendarFeed). Each
 * meeting has its own time stamp, so that the text changes only when a meeting does.
 */
export function feedCalendar(
  name: string,
  meetings: readonly (CalendarMeeting & { stamp: Date })[],
  language: Language,
): string {
  const since = (zone: string) =>
    Math.min(...meetings.filter(({ schedule }) => schedule.timezone === zone).map(({ schedule }) => schedule.unixTime));
  const calendar = new ICalCalendar({
    prodId,
    name,
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (zone) => vtimezone(zone, since(zone)) },
  });
  for (const { stamp, ...meeting } of meetings)
    for (const event of eventsOf(meeting, { language, stamp }))
      calendar.createEvent({ ...event, status: ICalEventStatus.CONFIRMED });
  return calendar.toString().replace(PUBLISHED, PUBLISHED + READ_AGAIN);
}
