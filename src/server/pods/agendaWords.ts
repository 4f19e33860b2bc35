import type { AgendaPerson } from './agenda';

/** What stands on an agenda besides the pod's own words. */
export const agendaWords = {
  title: (podName: string) => `${podName}: agenda`,
  nobody: 'Nobody is in this pod yet.',
  goal: (goal: string) => `Goal: ${goal}`,
  noStep: 'No step set yet',
  next: 'Next step',
  made: (when: string) => `From Stepwell, ${when}`,
};

/** What is ticked off for somebody in the meeting. */
export function boxesFor({ step }: AgendaPerson): string[] {
  return step ? ['Here', 'Done', 'Not done'] : ['Here'];
}

/** 'Scheduled · Due Tuesday 3 March 2026, 7:00 pm (GMT)'; somebody without a step has none to be done. */
export function statusLine({ step }: AgendaPerson): string | undefined {
  if (!step) return undefined;
  return [step.status, step.due].filter(Boolean).join(' · ');
}
