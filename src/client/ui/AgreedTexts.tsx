import { Anchor } from '@mantine/core';
import type { SignUpTerms } from '../api/signUpTerms';
import { TextLink } from './TextLink';

const words = {
  agree: 'You agree to the',
  terms: 'terms',
  and: ' and the ',
  agreements: { LEADER_AGREEMENT: 'leader agreement', PARTICIPANT_AGREEMENT: 'participant agreement' },
};

interface AgreedTextsProps {
  terms: SignUpTerms;
  to: string;
  agreementTo?: string;
}

/** What joining with an account agrees to: the terms of the business, and the membership's agreement. */
export function AgreedTexts({ terms: { agreement }, to, agreementTo }: AgreedTextsProps) {
  const name = agreement && words.agreements[agreement.kind as keyof typeof words.agreements];
  return (
    <>
      {words.agree}{' '}
      <TextLink newTab to={to}>
        {words.terms}
      </TextLink>
      {name && agreementTo && (
        <>
          {words.and}
          {agreement.link ? (
            <Anchor href={agreement.link} target="_blank" rel="noreferrer" inherit underline="always">
              {name}
            </Anchor>
          ) : (
            <TextLink newTab to={agreementTo}>
              {name}
            </TextLink>
          )}
        </>
      )}
      .
    </>
  );
}
