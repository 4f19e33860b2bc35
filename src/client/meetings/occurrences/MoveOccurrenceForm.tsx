import { Button } from '@mantine/core';
import type { Occurrence, ScheduledMeeting } from '../../../contract/entities.gen';
import { zoneName } from '../../../domain/meetings/display';
import { moveOccurrenceSchema } from '../../../domain/meetings/forms';
import { useChangeOccurrenceMutation } from '../../api/meetingsApi';
import { DateTimeField } from '../../ui/form/dates/DateTimeField';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { showSaved } from '../../ui/messages/showMessage';
import { useNow } from '../../ui/useNow';
import { words as text } from './occurrenceWords';

interface MoveOccurrenceFormProps {
  date: Occurrence;
  meeting: ScheduledMeeting;
  /** Called after moving or cancelling. */
  onClose: () => void;
}

/** Moves one date of a meeting, in the meeting's zone as in its form. */
export function MoveOccurrenceForm({ date, meeting, onClose }: MoveOccurrenceFormProps) {
  const nowSeconds = useNow();
  const [changeOccurrence] = useChangeOccurrenceMutation();
  const move = async ({ movedTo }: { movedTo: number }) => {
    const occurrenceInput = { change: 'MOVED' as const, movedTo };
    await changeOccurrence({ id: meeting.id, start: date.start, occurrenceInput }).unwrap();
    onClose();
    showSaved(text.moved);
  };
  return (
    <Form
      initialValues={{ movedTo: date.at }}
      schema={moveOccurrenceSchema({ nowSeconds })}
      onSubmit={move}
      guard="short"
    >
      <DateTimeField
        name="movedTo"
        label={text.movedTo}
        description={text.movedToWhy(zoneName(date.at, meeting.timezone))}
        zone={meeting.timezone}
        unit="seconds"
        earliest={nowSeconds}
      />
      <FormActions submit={text.moveVerb}>
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
