import { stepStatusWords } from '../../../domain/steps/steps';
import type { AgendaPerson } from './agenda';

export const agendaWords = {
  title: (podName: string) => `${podName}: agenda`,
  nobody: 'Nobody is in this pod yet.',
  goal: (goal: string) => `Goal: ${goal}`,
  next: 'Next step',
  made: (when: string) => `From Stepwell, ${when}`,
};

/** Boxes to tick for a person in the meeting; without a step, there is no box to mark it as done. */
export function boxesFor({ step }: AgendaPerson): string[] {
  return step && step.status !== stepStatusWords.NotSet ? ['Here', 'Done', 'Not done'] : ['Here'];
}

/** Notes beside a name: 'Leader · Scheduled · Due Tue 3 Mar'. */
export function notesFor({ role, step }: AgendaPerson): string {
  return [role, step?.status, step?.due].filter(Boolean).join(' · ');
}
