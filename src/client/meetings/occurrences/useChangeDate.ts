import type { Occurrence, OccurrenceInput } from '../../../contract/entities.gen';
import { useChangeOccurrenceMutation, useRestoreOccurrenceMutation } from '../../api/meetingsApi';
import { showFailure } from '../../ui/messages/showFailure';
import { showWithUndo } from '../../ui/messages/showMessage';
import { failureMessage } from '../../ui/states/FailureAlert';

/** Undefined if the date is as the series has it. */
function changeOf({ start, at, skipped }: Occurrence): OccurrenceInput | undefined {
  if (skipped) return { change: 'SKIPPED' };
  return at === start ? undefined : { change: 'MOVED', movedTo: at };
}

export function useChangeDate(meetingId: string, date: Occurrence) {
  const [changeOccurrence] = useChangeOccurrenceMutation();
  const [restoreOccurrence] = useRestoreOccurrenceMutation();
  const call = { id: meetingId, start: date.start };
  const put = (occurrenceInput: OccurrenceInput | undefined) =>
    occurrenceInput ? changeOccurrence({ ...call, occurrenceInput }).unwrap() : restoreOccurrence(call).unwrap();
  const undo = () => put(changeOf(date)).catch((error: unknown) => showFailure(failureMessage(error)));
  return async (occurrenceInput: OccurrenceInput | undefined, said: string): Promise<void> => {
    await put(occurrenceInput);
    showWithUndo(said, () => void undo(), `occurrence.${date.start}`);
  };
}
