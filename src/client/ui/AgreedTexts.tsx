import { Anchor } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { SignUpTerms } from '../api/signUpTerms';
import { isAgreement } from '../../domain/terms/terms';
import { TextLink } from './TextLink';

const words = {
  agree: 'You agree to the ',
  terms: (name: string | undefined) => (name ? `terms of ${name}` : 'terms'),
  and: ' and the ',
  agreements: { LEADER_AGREEMENT: 'leader agreement', PARTICIPANT_AGREEMENT: 'participant agreement' },
};

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

/** What joining with an account agrees to: the terms of the business, and the membership's agreement. */
export function AgreedTexts({ terms, to, agreementTo }: AgreedTextsProps) {
  const { agreement } = terms;
  const own = ofBusiness(terms);
  const name = agreement && words.agreements[agreement.kind as keyof typeof words.agreements];
  const texts: ReactNode[] = [];
  if (own)
    texts.push(
      <TextLink newTab to={to}>
        {words.terms(own.name)}
      </TextLink>,
    );
  if (agreement?.link)
    texts.push(
      <Anchor href={agreement.link} target="_blank" rel="noreferrer" inherit underline="always">
        {name}
      </Anchor>,
    );
  else if (agreement && agreementTo)
    texts.push(
      <TextLink newTab to={agreementTo}>
        {name}
      </TextLink>,
    );
  return (
    <>
      {texts.map((text, index) => (
        <Fragment key={index}>
          {index === 0 ? words.agree : words.and}
          {text}
        </Fragment>
      ))}
      .
    </>
  );
}
