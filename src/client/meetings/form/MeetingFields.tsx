import { useField } from 'formik';
import { lazy, Suspense, type ReactNode } from 'react';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { DateTimeField } from '../../ui/form/dates/DateTimeField';
import { TextField } from '../../ui/form/TextField';
import { ZoneField } from '../../ui/form/dates/ZoneField';
import { useNow } from '../../ui/useNow';
import { FieldPair } from '../../ui/form/FieldPair';
import { weekdayName } from '../../../domain/meetings/display';
import { SCHEDULE_TYPES } from '../../../domain/meetings/forms';
import { FREQUENCY_PERIODS, WEEKDAYS, WEEKS_IN_MONTH, weekdayNumberOf } from '../../../domain/meetings/scheduleTypes';
import { SelectField } from '../../ui/form/SelectField';
import type { MeetingFormValues, OpenedMeeting } from './formValues';
import { words as text } from './meetingFormWords.gen';
import { LANGUAGE } from '../../ui/language';

const SchedulePreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'meetingFields' */ './SchedulePreview')).SchedulePreview,
}));
const PauseFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'meetingFields' */ './PauseFields')).PauseFields,
}));

interface MeetingFieldsProps {
  name: string;
  /** With Zoom set up, the link may stay empty (rule meetings.link). */
  isLinkOptional: boolean;
  /** Of a pod, which waits among the staff's tasks until it has a link. */
  mayLinkWait?: boolean;
  existing?: OpenedMeeting;
  /** Set if the form shows the assistant leader's link instead of the pod's own. */
  linkOwner?: string;
  /** Called with the first upcoming start in epoch seconds, or undefined until the form has one. */
  aboutStart?: (start: number | undefined) => ReactNode;
}

function linkHelp({ isLinkOptional, existing, linkOwner }: MeetingFieldsProps): string {
  if (existing?.linkState === 'pending') return text.linkPending;
  if (existing?.linkState === 'missing') return isLinkOptional ? text.linkMissing : text.linkMissingNoZoom;
  if (linkOwner !== undefined) return text.linkOfAssistant({ name: linkOwner });
  return isLinkOptional ? text.linkZoom : text.linkHelp;
}

/** If the zone has changed, only the server knows which past starts may stay (rule meetings.pastDate). */
function startBounds({ recurring, timezone }: MeetingFormValues, existing: OpenedMeeting | undefined, now: number) {
  if (!existing || !recurring) return { earliest: now };
  const { unixTime, timezone: zoneBefore } = existing.values;
  if (timezone !== zoneBefore) return {};
  return { earliest: now, kept: typeof unixTime === 'number' ? unixTime : undefined };
}

export function MeetingFields(props: MeetingFieldsProps) {
  const { name, existing, isLinkOptional, mayLinkWait, aboutStart } = props;
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
      {mayLinkWait && !isLinkOptional && (!existing || existing.linkState === 'missing') && (
        <CheckboxField name={`${name}.linkLater`} label={text.linkLater} description={text.linkLaterWhy} />
      )}
      {existing && <CheckboxField name={`${name}.paused`} label={text.pause} description={text.pauseHelp} />}
      {existing && meeting.paused && (
        <Suspense>
          <PauseFields name={name} meeting={meeting} opened={existing.values} />
        </Suspense>
      )}
    </>
  );
}

const weekdays = [
  { value: '', label: text.weekdayOfDate },
  ...WEEKDAYS.map((day) => ({ value: day, label: weekdayName(weekdayNumberOf(day), LANGUAGE) })),
];
const types = SCHEDULE_TYPES.map((type) => ({ value: type, label: text.types[type] }));
const weeks = [
  { value: '', label: text.choose },
  ...WEEKS_IN_MONTH.map((week) => ({ value: week, label: text.weeks[week] })),
];

function RecurrenceFields({ name, meeting }: { name: string; meeting: MeetingFormValues }) {
  const count = Number(meeting.frequency) || 0;
  const periods = FREQUENCY_PERIODS.map((value) => ({ value, label: text.periods[value]({ count }) }));
  const weekday = <SelectField name={`${name}.weekday`} label={text.weekday} data={weekdays} />;
  return (
    <>
      <FieldPair>
        <TextField name={`${name}.frequency`} type="number" inputMode="numeric" label={text.every} />
        <SelectField name={`${name}.frequencyPeriod`} label={text.period} data={periods} />
      </FieldPair>
      {meeting.frequencyPeriod === 'Week' && weekday}
      {meeting.frequencyPeriod === 'Month' && (
        <SelectField
          name={`${name}.scheduleType`}
          label={text.type}
          data={types}
          description={meeting.scheduleType === 'Date' ? text.lastDay : undefined}
        />
      )}
      {meeting.frequencyPeriod === 'Month' && meeting.scheduleType === 'Week' && (
        <FieldPair>
          <SelectField name={`${name}.weekInMonth`} label={text.weekInMonth} data={weeks} />
          {weekday}
        </FieldPair>
      )}
    </>
  );
}
