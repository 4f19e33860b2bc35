import { numberField } from '../forms/numberField';
import { MAX_PARTICIPANTS_ON_CREATE, MAX_PARTICIPANTS_ON_EDIT } from './settings';

const MAX_PARTICIPANTS_REQUIRED = 'Max participants is required';

/** Up to eight for a new pod; an existing pod may have more. */
export function maxParticipantsField(purpose: 'create' | 'edit') {
  const seats = numberField()
    .typeError(MAX_PARTICIPANTS_REQUIRED)
    .required(MAX_PARTICIPANTS_REQUIRED)
    .min(1, 'Must be a positive number')
    .integer('Must be a whole number');
  return purpose === 'create'
    ? seats.max(MAX_PARTICIPANTS_ON_CREATE, 'Must be eight or less')
    : seats.max(MAX_PARTICIPANTS_ON_EDIT, 'Must be fifty or less');
}
