import { numberField } from '../forms/numberField';
import { MAX_PARTICIPANTS_ON_CREATE, MAX_PARTICIPANTS_ON_EDIT } from './settings';
import { localTexts } from '../text/localText';
import { wordsIn } from './numberWords.gen';

const message = localTexts(wordsIn);

const MAX_PARTICIPANTS_REQUIRED = message((words) => words.maxParticipantsRequired);

/** Up to eight for a new pod; an existing pod may have more. */
export function maxParticipantsField(purpose: 'create' | 'edit') {
  const seats = numberField()
    .typeError(MAX_PARTICIPANTS_REQUIRED)
    .required(MAX_PARTICIPANTS_REQUIRED)
    .min(
      1,
      message((words) => words.notPositive),
    )
    .integer(message((words) => words.notWhole));
  return purpose === 'create'
    ? seats.max(
        MAX_PARTICIPANTS_ON_CREATE,
        message((words) => words.moreThanEight),
      )
    : seats.max(
        MAX_PARTICIPANTS_ON_EDIT,
        message((words) => words.moreThanFifty),
      );
}
