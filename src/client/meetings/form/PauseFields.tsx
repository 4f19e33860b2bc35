import { CheckboxField } from '../../ui/form/CheckboxField';
import { DateTimeField } from '../../ui/form/dates/DateTimeField';
import { FieldPair } from '../../ui/form/FieldPair';
import { useNow } from '../../ui/useNow';
import type { MeetingFormValues } from './formValues';
import { words as text } from './meetingFormWords';

/** A pause [from, until), shown by a switch. */
export function PauseFields({ name, meeting }: { name: string; meeting: MeetingFormValues }) {
  const now = useNow();
  const { timezone, pausedFromEpoch } = meeting;
  return (
    <>
      <CheckboxField name={`${name}.paused`} label={text.pause} description={text.pauseHelp} />
      {meeting.paused && (
        <FieldPair>
          <DateTimeField name={`${name}.pausedFromEpoch`} label={text.pausedFrom} zone={timezone} unit="seconds" />
          <DateTimeField
            name={`${name}.pausedToEpoch`}
            label={text.pausedTo}
            zone={timezone}
            unit="seconds"
            earliest={Math.max(now, Number(pausedFromEpoch) || 0)}
          />
        </FieldPair>
      )}
    </>
  );
}
