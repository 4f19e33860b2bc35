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
  /** The meeting's name in the form. */
  name: string;
  /** Whether the business has set up Zoom, so that the link may stay empty (rule meetings.link). */
  isLinkOptional: boolean;
  /** The meeting being edited; absent for a new one. */
  existing?: OpenedMeeting;
  /** The assistant leader's full name, if the form shows their link instead of the pod's own. */
  linkOwner?: string;
  /** Renders a note about the first upcoming start (epoch seconds), which is undefined until the form has one. */
  aboutStart?: (start: number | undefined) => ReactNode;
}

/** The help text of the link field. */
function linkHelp({ isLinkOptional, existing, linkOwner }: MeetingFieldsProps): string {
  if (existing?.linkState === 'pending') return text.linkPending;
  if (existing?.linkState === 'failed') return isLinkOptional ? text.linkFailed : text.linkFailedNoZoom;
  if (linkOwner !== undefined) return text.linkOfAssistant(linkOwner);
  return isLinkOptional ? text.linkZoom : text.linkHelp;
}

/**
 * The starts that can be picked. If the zone has changed, only the server knows which past ones may stay
 * (rule meetings.pastDate).
 */
function startBounds({ recurring, timezone }: MeetingFormValues, existing: OpenedMeeting | undefined, now: number) {
  if (!existing || !recurring) return { earliest: now };
  const { unixTime, timezone: zoneBefore } = existing.values;
  if (timezone !== zoneBefore) return {};
  return { earliest: now, kept: typeof unixTime === 'number' ? unixTime : undefined };
}

/** The form fields of every meeting: of a new or existing pod, or of leaders (rule meetings.form). */
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
