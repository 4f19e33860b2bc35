import { countWithNoun, joinWithAnd, numberText } from '../../../domain/text/words';

interface YearFigures {
  steps: number;
  done: number;
  cheers: number;
  came: number;
}

interface PodFigures {
  came: number;
  apologies: number;
  missed: number;
}

const TIMES: Record<number, string> = { 1: 'once', 2: 'twice' };

const times = (count: number): string => TIMES[count] ?? `${numberText(count)} times`;

/** States what was done, without comparisons. */
export const words = {
  title: 'My journey',
  settings: 'My Settings',
  intro: 'Your steps and meetings by year, pod and goal, newest first. Only you can see this page.',
  print: 'Print or save as PDF',
  years: 'Years',
  /** 'You finished 31 steps and came to 40 meetings.' */
  summary: ({ steps, done, cheers, came }: YearFigures): string | undefined => {
    const acts = [
      ...(done > 0 ? [`finished ${countWithNoun(done, 'step')}`] : []),
      ...(done === 0 && steps > 0 ? [`set ${countWithNoun(steps, 'step')}`] : []),
      ...(came > 0 ? [`came to ${countWithNoun(came, 'meeting')}`] : []),
      ...(cheers > 0 ? [`were cheered ${times(cheers)}`] : []),
    ];
    return acts.length > 0 ? `You ${joinWithAnd(acts)}.` : undefined;
  },
  meetings: ({ came, apologies, missed }: PodFigures): string | undefined => {
    const counts = [
      ...(came > 0 ? [`came to ${came}`] : []),
      ...(apologies > 0 ? [`sent apologies for ${apologies}`] : []),
      ...(missed > 0 ? [`missed ${missed}`] : []),
    ];
    return counts.length > 0 ? `Meetings: ${counts.join(', ')}` : undefined;
  },
  done: (count: number) => `${countWithNoun(count, 'step')} done`,
  dates: (set: string, due: string) => `Set ${set}, for ${due}`,
  cheers: (count: number) => countWithNoun(count, 'cheer'),
  none: 'Your journey starts here',
  noneWhy: 'The steps you set and the meetings you come to will be collected here, year by year.',
  setStep: 'Go to my Next Tiny Step',
};
