import type { Round, RoundPerson } from '../../contract/entities.gen';
import { stepStage } from '../../domain/rounds/stepStage';

export type RoundPhase = 'gathering' | 'speaking' | 'spoken' | 'finished';

/** 'spoken': the round has begun, and nobody has the turn. */
export function phaseOf({ begun, speakerId, finishedAt }: Round): RoundPhase {
  if (finishedAt !== undefined) return 'finished';
  if (!begun) return 'gathering';
  return speakerId === undefined ? 'spoken' : 'speaking';
}

export const personIn = ({ people }: Round, userId: string | undefined): RoundPerson | undefined =>
  people.find((one) => one.userId === userId);

const here = ({ people }: Round) => people.filter(({ attendance }) => attendance === 'CAME');

/** The people who came and have no step for next time; nobody where steps are off. */
export const withoutNextStep = (round: Round): RoundPerson[] =>
  here(round).filter((person) => !['ahead', undefined].includes(stepStage(person, round)));

/** The people recorded as absent when the meeting is finished now. */
export const unrecorded = ({ people }: Round): RoundPerson[] =>
  people.filter(({ attendance }) => attendance === undefined);

export const firstNames = (people: readonly RoundPerson[]): string[] => people.map(({ firstName }) => firstName);
