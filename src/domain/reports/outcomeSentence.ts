import type { Language } from '../text/languages';
import { wordsIn } from './reportWords.gen';
import type { ReportKind, ReportOutcome } from './reports';

/** What a decision does, after a sentence that says on what; the person it is about reads it as said to them. */
export function outcomeSentence(
  { kind, outcome, isAboutReader }: { kind: ReportKind; outcome: ReportOutcome; isAboutReader: boolean },
  language: Language,
): string {
  const { outcomes, outcomesToReader } = wordsIn(language);
  if (outcome === 'REMOVED') return kind === 'IMAGE' ? outcomes.imageRemoved : outcomes.removed;
  return (isAboutReader ? outcomesToReader : outcomes)[outcome];
}
