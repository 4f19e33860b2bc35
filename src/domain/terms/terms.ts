/** Rule terms.kinds. */
export const TERMS_KINDS = ['TERMS', 'PRIVACY', 'LEADER_AGREEMENT', 'PARTICIPANT_AGREEMENT'] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];

export const BUSINESS_TERMS_KINDS = ['TERMS', 'PRIVACY'] as const satisfies TermsKind[];
export const AGREEMENT_KINDS = ['LEADER_AGREEMENT', 'PARTICIPANT_AGREEMENT'] as const satisfies TermsKind[];
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

export const isAgreement = (kind: TermsKind): kind is AgreementKind => AGREEMENT_KINDS.some((one) => one === kind);

export const TERMS_ORIGINS = ['PLATFORM', 'BUSINESS', 'MEMBERSHIP'] as const;
export type TermsOrigin = (typeof TERMS_ORIGINS)[number];

export const TERMS_ACTS = ['SIGN_UP', 'INVITATION', 'SIGN_ON', 'ASKED'] as const;
export type TermsAct = (typeof TERMS_ACTS)[number];

export const MAX_TERMS_LENGTH = 50_000;
export const MAX_CHANGE_LENGTH = 300;
export const MIN_MINIMUM_AGE = 13;
export const MAX_MINIMUM_AGE = 99;

interface Version {
  kind: TermsKind;
  origin: TermsOrigin;
  isWithdrawn: boolean;
  isStandard: boolean;
}

/**
 * Of the latest versions that the platform, a business and a membership have, those in force: terms and privacy of each,
 * and of each agreement the membership's, else the platform's (rule terms.inForce).
 */
export function versionsInForce<One extends Version>(latest: readonly One[]): One[] {
  const kept = latest.filter(({ isWithdrawn }) => !isWithdrawn);
  const hasOwn = (kind: TermsKind) => kept.some((one) => one.kind === kind && one.origin === 'MEMBERSHIP');
  const inForce = kept.filter(({ kind, origin }) => !isAgreement(kind) || origin === 'MEMBERSHIP' || !hasOwn(kind));
  const rank = ({ kind, origin }: One) => TERMS_ORIGINS.indexOf(origin) * 10 + TERMS_KINDS.indexOf(kind);
  return inForce.sort((a, b) => rank(a) - rank(b));
}

/** The product's own agreements bind nobody who wasn't asked for them (rule terms.inForce). */
export const isRequired = ({ kind, isStandard }: Pick<Version, 'kind' | 'isStandard'>): boolean =>
  !isStandard || !isAgreement(kind);

export interface Passage {
  heading: string;
  paragraphs: string[];
}

/** A line that starts with '# ' is a heading; what precedes the first one has none. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    const paragraph = lines.join('\n').trim();
    lines = [];
    if (paragraph === '') return;
    if (passages.length === 0) passages.push({ heading: '', paragraphs: [] });
    passages.at(-1)?.paragraphs.push(paragraph);
  };
  for (const line of text.split('\n')) {
    const isHeading = line.startsWith('# ');
    if (isHeading || line.trim() === '') endParagraph();
    if (isHeading) passages.push({ heading: line.slice(2).trim(), paragraphs: [] });
    else lines.push(line);
  }
  endParagraph();
  return passages;
}
