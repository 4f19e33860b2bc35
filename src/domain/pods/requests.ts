import { array, object, string } from 'yup';
import { meetingInputSchema } from '../meetings/requests';
import { LEADER_REQUIRED, NOBODY_CHOSEN, podFields } from './forms';
import { localTexts } from '../text/localText';
import { wordsIn } from './formWords.gen';

const message = localTexts(wordsIn);

const { maxParticipants, ...required } = podFields('create');

const leaderIdOf = (parent: unknown): string => (parent as { leaderId: string }).leaderId;
const seatsOf = (parent: unknown): number => (parent as { maxParticipants: number }).maxParticipants;

export const podInputSchema = object({
  ...required,
  maxParticipants: maxParticipants.optional(),
  meeting: meetingInputSchema(),
});

export const podFormationSchema = object({
  ...podFields('create'),
  leaderId: string().required(LEADER_REQUIRED),
  participantIds: array(string().required())
    .required(NOBODY_CHOSEN)
    .min(1, NOBODY_CHOSEN)
    .test(
      'leader',
      message((words) => words.leaderTakesNoSeat),
      (ids, { parent }) => !ids.includes(leaderIdOf(parent)),
    )
    .test(
      'seats',
      message((words) => words.tooMany),
      (ids, { parent }) => ids.length <= seatsOf(parent),
    ),
  meeting: meetingInputSchema(),
});

export const podUpdateSchema = object({
  ...podFields('edit'),
  meeting: meetingInputSchema().default(undefined),
}).partial();
