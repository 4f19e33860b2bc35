import { Anchor } from '@mantine/core';
import type { SignUpTerms } from '../api/signUpTerms';
import { isAgreement } from '../../domain/terms/terms';
import { words } from './agreedTextWords.gen';
import { richText } from './richText';
import { TextLink } from './TextLink';

interface AgreedTextsProps {
  terms: SignUpTerms;
  to: string;
  agreementTo?: string;
}

const ofBusiness = ({ inForce }: SignUpTerms) =>
  inForce?.documents.find(({ required, kind, origin }) => required && origin !== 'PLATFORM' && !isAgreement(kind));

/** Whether joining with an account accepts anything: people have accepted the platform's texts already. */
export const hasAgreedTexts = (terms: SignUpTerms): boolean =>
  terms.agreement !== undefined || ofBusiness(terms) !== undefined;

type AgreementKind = keyof typeof words.agreement;

function textOf(name: string | undefined, kind: AgreementKind | undefined): string {
  if (kind === undefined) return name === undefined ? '' : words.terms({ name });
  return name === undefined ? words.agreement[kind] : words.both[kind]({ name });
}

/** What joining with an account agrees to: the terms of the business, and the membership's agreement. */
export function AgreedTexts({ terms, to, agreementTo }: AgreedTextsProps) {
  const { agreement } = terms;
  const own = ofBusiness(terms);
  const link = (address: string) => (text: string) => (
    <TextLink newTab to={address}>
      {text}
    </TextLink>
  );
  const external = (address: string) => (text: string) => (
    <Anchor href={address} target="_blank" rel="noreferrer" inherit underline="always">
      {text}
    </Anchor>
  );
  const hasAgreement = agreement !== undefined && (agreement.link !== undefined || agreementTo !== undefined);
  const text = textOf(own && (own.name ?? ''), hasAgreement ? (agreement.kind as AgreementKind) : undefined);
  return richText(text, {
    terms: link(to),
    agreement: agreement?.link ? external(agreement.link) : link(agreementTo ?? to),
  });
}
