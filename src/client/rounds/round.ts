import type { Round, RoundPerson } from '../../contract/entities.gen';
import { absentees } from '../../domain/rounds/round';
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

export const withoutNextStep = (round: Round): RoundPerson[] =>
  here(round).filter((person) => !['ahead', undefined].includes(stepStage(person, round)));

/** The user counts as present until the end. */
export const unrecorded = ({ people, endsAt }: Round, meId: string | undefined, now: number): RoundPerson[] =>
  absentees(people, meId ?? '', now >= endsAt);

export const timekeepers = ({ people }: Round): RoundPerson[] => people.filter(({ role }) => role !== 'participant');

export const haveAllSpoken = (round: Round): boolean =>
  here(round).length > 0 && here(round).every(({ turn }) => turn === 'DONE');

export const skipped = ({ people }: Round): RoundPerson[] => people.filter(({ turn }) => turn === 'SKIPPED');

export const firstNames = (people: readonly RoundPerson[]): string[] => people.map(({ firstName }) => firstName);
