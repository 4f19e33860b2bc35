import { Button } from '@mantine/core';
import { zoneName } from '../../../domain/meetings/display';
import { moveOccurrenceSchema } from '../../../domain/meetings/forms';
import { DateTimeField } from '../../ui/form/dates/DateTimeField';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { useNow } from '../../ui/useNow';
import { words as text } from './occurrenceWords.gen';
import { useChangeDate } from './useChangeDate';
import type { OccurrenceProps } from './useOccurrenceActs';
import { readerLocale } from '../../ui/readerLocale';

export function MoveOccurrenceForm({ date, meeting, onClose }: OccurrenceProps & { onClose: () => void }) {
  const nowSeconds = useNow();
  const change = useChangeDate(meeting.id, date);
  const move = async ({ movedTo }: { movedTo: number }) => {
    await change({ change: 'MOVED', movedTo }, text.moved);
    onClose();
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
        description={text.movedToWhy({ zone: zoneName(date.at, meeting.timezone, readerLocale()) })}
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
