import { wordsIn as statusWordsIn } from '../../../domain/steps/statusWords.gen';
import type { Language } from '../../../domain/text/languages';
import type { AgendaPerson } from './agenda';
import { wordsIn, type Words } from './agendaWords.gen';

/** Boxes to tick for a person in the meeting; without a step, there is no box to mark it as done. */
export const boxesFor = ({ step }: AgendaPerson): (keyof Words['boxes'])[] =>
  step && step.status !== 'NotSet' ? ['here', 'done', 'notDone'] : ['here'];

/** Notes beside a name: 'Leader · Scheduled · Due Tue 3 Mar'. */
export function notesFor({ role, step }: AgendaPerson, language: Language): string {
  const status = step && statusWordsIn(language)[step.status];
  return [role && wordsIn(language)[role], status, step?.due].filter(Boolean).join(' · ');
}
