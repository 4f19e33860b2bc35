import { Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { termsTitle } from './termsTitle';
import { cleanPastedCode, queryKeys } from '../../domain/links';
import type { TermsKind } from '../../domain/terms/terms';
import { useTermsInForce } from '../api/signUpTerms';
import { DetailPage } from '../ui/pages/DetailPage';
import { QueryState } from '../ui/states/QueryState';
import { LinesSkeleton } from '../ui/states/skeletons';
import classes from './terms.module.css';
import { TermsContent, VersionLine } from './TermsText';
import { words } from './words.gen';

interface PublicTermsProps {
  title: string;
  kinds: readonly TermsKind[];
}

/** What is in force for everybody, or with a code also that of its business and membership (rule terms.inForce). */
function PublicTerms({ title, kinds }: PublicTermsProps) {
  const [query] = useSearchParams();
  const [invite, code] = [queryKeys.invite, queryKeys.code].map((key) => cleanPastedCode(query.get(key)));
  const terms = useTermsInForce({ invite, code });
  return (
    <DetailPage title={title}>
      <QueryState query={terms} skeleton={<LinesSkeleton count={8} />}>
        {({ documents }) => {
          const shown = documents.filter(({ kind }) => kinds.includes(kind));
          if (shown.length === 0) return <p>{words.pages.none}</p>;
          return (
            <div className={classes.documents}>
              {shown.map((document) => {
                const name = termsTitle(document);
                return (
                  <section key={document.id} className={classes.document}>
                    {shown.length > 1 && <Title order={2}>{name}</Title>}
                    <VersionLine version={document} />
                    <TermsContent document={document} title={name} order={shown.length > 1 ? 3 : 2} />
                  </section>
                );
              })}
            </div>
          );
        }}
      </QueryState>
    </DetailPage>
  );
}

const texts: TermsKind[] = ['TERMS', 'PRIVACY'];
const { pages, kinds } = words;

export const TermsPage = () => <PublicTerms title={pages.everyone} kinds={texts} />;
export const OwnerTermsPage = () => <PublicTerms title={pages.owner} kinds={texts} />;
export const AdminTermsPage = () => <PublicTerms title={pages.admin} kinds={texts} />;
export const LeaderTermsPage = () => <PublicTerms title={pages.leader} kinds={texts} />;
export const ParticipantTermsPage = () => <PublicTerms title={pages.participant} kinds={texts} />;

export const LeaderAgreementPage = () => <PublicTerms title={kinds.LEADER_AGREEMENT} kinds={['LEADER_AGREEMENT']} />;
export const ParticipantAgreementPage = () => (
  <PublicTerms title={kinds.PARTICIPANT_AGREEMENT} kinds={['PARTICIPANT_AGREEMENT']} />
);
