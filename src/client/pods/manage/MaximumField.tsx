import { useField } from 'formik';
import type { Pod } from '../../../contract/entities.gen';
import { TextField } from '../../ui/form/TextField';
import { words } from '../words.gen';

const text = words.form;

/** Includes disabled people, who keep their seats; only staff see them among the members. */
function participantsOf({ members, leaderId, maxParticipants, seatsAvailable }: Pod): number {
  const seen = members.filter((id) => id !== leaderId).length;
  // A pod may have more participants than its maximum.
  return Math.max(seen, maxParticipants - seatsAvailable);
}

/** A maximum below the current number removes nobody (rule pods.seats). */
export function MaximumField({ pod }: { pod: Pod | undefined }) {
  const [{ value }] = useField<number | string>('maxParticipants');
  const participants = pod ? participantsOf(pod) : 0;
  const isBelow = Number(value) >= 1 && Number(value) < participants;
  return (
    <TextField
      name="maxParticipants"
      type="number"
      inputMode="numeric"
      label={text.maximum}
      description={isBelow ? text.belowSize({ people: participants }) : text.maximumHelp}
    />
  );
}
