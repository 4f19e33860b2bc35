import { useField } from 'formik';
import type { Pod } from '../../../contract/entities.gen';
import { TextField } from '../../ui/form/TextField';
import { words } from '../words';

const text = words.form;

/**
 * The maximum number of participants. A maximum below the current number removes nobody (rule pods.seats), as the field
 * explains.
 */
export function MaximumField({ pod }: { pod: Pod | undefined }) {
  const [{ value }] = useField<number | string>('maxParticipants');
  const participants = pod ? pod.members.filter((id) => id !== pod.leaderId).length : 0;
  const isBelow = Number(value) >= 1 && Number(value) < participants;
  return (
    <TextField
      name="maxParticipants"
      type="number"
      inputMode="numeric"
      label={text.maximum}
      description={isBelow ? text.belowSize(participants) : text.maximumHelp}
    />
  );
}
