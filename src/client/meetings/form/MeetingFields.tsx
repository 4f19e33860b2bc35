import { useField } from 'formik';
import { lazy, Suspense, type ReactNode } from 'react';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { DateTimeField } from '../../ui/form/dates/DateTimeField';
import { TextField } from '../../ui/form/TextField';
import { ZoneField } from '../../ui/form/dates/ZoneField';
import { useNow } from '../../ui/useNow';
import type { MeetingFormValues, OpenedMeeting } from './formValues';
import { PauseFields } from './PauseFields';
import { RecurrenceFields } from './RecurrenceFields';
import { words as text } from './meetingFormWords';

const SchedulePreview = lazy(async () => ({ default: (await import('./SchedulePreview')).SchedulePreview }));

interface MeetingFieldsProps {
  /** The form's name of the meeting. */
  name: string;
  /** Zoom is set up in the business, so the link may stay empty (rule meetings.link). */
  isLinkOptional: boolean;
  /** The meeting that is changed; absent for a new one. */
  existing?: OpenedMeeting;
  /** Full name of the assistant leader whose link the form shows, instead of the pod's own. */
  linkOwner?: string;
  /** What is said of the first start ahead, in epoch seconds; undefined until the form says one. */
  aboutStart?: (start: number | undefined) => ReactNode;
}

/** What the link's field says of it. */
function linkHelp({ isLinkOptional, existing, linkOwner }: MeetingFieldsProps): string {
  if (existing?.linkState === 'pending') return text.linkPending;
  if (existing?.linkState === 'failed') return isLinkOptional ? text.linkFailed : text.linkFailedNoZoom;
  if (linkOwner !== undefined) return text.linkOfAssistant(linkOwner);
  return isLinkOptional ? text.linkZoom : text.linkHelp;
}

/** Which starts can be picked; in another zone only the server can tell which of the past may stay (rule meetings.pastDate). */
function startBounds({ recurring, timezone }: MeetingFormValues, existing: OpenedMeeting | undefined, now: number) {
  if (!existing || !recurring) return { earliest: now };
  const { unixTime, timezone: zoneBefore } = existing.values;
  if (timezone !== zoneBefore) return {};
  return { earliest: now, kept: typeof unixTime === 'number' ? unixTime : undefined };
}

/** The one form of a meeting: of a new pod, a pod that changes, a leader meeting (rule meetings.form). */
export function MeetingFields(props: MeetingFieldsProps) {
  const { name, existing, aboutStart } = props;
  const [{ value: meeting }] = useField<MeetingFormValues>(name);
  const now = useNow();
  const isNext = meeting.recurring && existing?.isUnderWay === true;
  const dateLabel = isNext ? text.next : meeting.recurring ? text.first : text.single;
  return (
    <>
      <DateTimeField
        name={`${name}.unixTime`}
        label={dateLabel}
        description={isNext ? text.nextWhy : undefined}
        zone={meeting.timezone}
        unit="seconds"
        {...startBounds(meeting, existing, now)}
      />
      <ZoneField name={`${name}.timezone`} label={text.timezone} description={text.timezoneWhy} />
      <CheckboxField name={`${name}.recurring`} label={text.recurring} />
      {meeting.recurring && <RecurrenceFields name={name} meeting={meeting} />}
      <Suspense>
        <SchedulePreview meeting={meeting} aboutStart={aboutStart} />
      </Suspense>
      <TextField name={`${name}.duration`} type="number" inputMode="numeric" label={text.duration} />
      <TextField
        name={`${name}.thirdPartyMeetingLink`}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={text.link}
        description={linkHelp(props)}
      />
      {existing && <PauseFields name={name} meeting={meeting} />}
    </>
  );
}
