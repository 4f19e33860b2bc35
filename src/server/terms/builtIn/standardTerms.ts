import type { Passage, TermsKind } from '../../../domain/terms/terms';
import { privacy } from './privacy';
import { agreements, commonTerms, roleTerms, termsIntro } from './terms';

export const STANDARD_TERMS_DATE = new Date('2022-03-01T00:00:00Z');

const textOf = (passages: readonly Passage[], intro?: string): string =>
  [
    ...(intro === undefined ? [] : [intro]),
    ...passages.flatMap(({ heading, paragraphs }) => [`# ${heading}`, ...paragraphs]),
  ].join('\n\n');

/** The product's own texts, in force where the operator has no other (rule terms.operator). */
export const standardTerms: Record<TermsKind, string> = {
  TERMS: textOf([...commonTerms, ...roleTerms], termsIntro),
  PRIVACY: textOf(privacy),
  LEADER_AGREEMENT: textOf(agreements.leader, termsIntro),
  PARTICIPANT_AGREEMENT: textOf(agreements.participant, termsIntro),
};
