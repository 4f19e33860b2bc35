import { array, type InferType, object, string } from 'yup';
import { nameField } from '../forms/fields';
import { maxParticipantsField } from '../memberships/maxParticipantsField';
import { type MeetingFormOptions, meetingSchema } from '../meetings/forms';
import { peopleToSeat, type WaitingPerson } from './formation';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

export type PodFormOptions = MeetingFormOptions & {
  purpose: 'create' | 'edit';
  choosesLeader?: boolean;
};

const message = localTexts(wordsIn);

export const LEADER_REQUIRED = message((words) => words.leaderRequired);

export const podFields = (purpose: PodFormOptions['purpose']) => ({
  name: nameField((language) => wordsIn(language).name),
  maxParticipants: maxParticipantsField(purpose),
});

export function podSchema(options: PodFormOptions) {
  const leaderId = string().default('');
  return object({
    ...podFields(options.purpose),
    leaderId: options.choosesLeader ? leaderId.required(LEADER_REQUIRED) : leaderId,
    meeting: meetingSchema(options),
  });
}
export type PodValues = InferType<ReturnType<typeof podSchema>>;

export const NOBODY_CHOSEN = message((words) => words.nobodyChosen);

/** At least one of the chosen people must be able to get a seat (rule pods.formPod). */
export const podFormationFormSchema = (options: MeetingFormOptions, people: readonly WaitingPerson[]) =>
  podSchema({ ...options, purpose: 'create', choosesLeader: true }).shape({
    participantIds: array(string().required())
      .required()
      .test('seated', NOBODY_CHOSEN, (participantIds, { parent }) => {
        const { leaderId } = parent as PodValues;
        return peopleToSeat(people, { participantIds, leaderId, maxParticipants: 1 }).length > 0;
      }),
  });
export type PodFormationValues = InferType<ReturnType<typeof podFormationFormSchema>>;
