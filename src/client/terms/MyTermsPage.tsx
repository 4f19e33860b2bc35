import { Button, Title } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AcceptedTerms, OwnTerms, TermsDocument } from '../../contract/entities.gen';
import { termsTitle } from './termsTitle';
import { apiLinks, mySettingsPath, paths, termsKeys, termsVersionPath } from '../../domain/links';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useAcceptTermsMutation, useGetMyTermsQuery, useGetTermsVersionQuery } from '../api/termsApi';
import { useRequiredAction } from '../onboarding';
import { useSelectedBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { Downloads } from '../ui/Downloads';
import { formatDateAndTime } from '../ui/formatDateAndTime';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { DetailPage } from '../ui/pages/DetailPage';
import { Section } from '../ui/pages/Section';
import { FailureAlert } from '../ui/states/FailureAlert';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton, LinesSkeleton } from '../ui/states/skeletons';
import { TextLink } from '../ui/TextLink';
import classes from './terms.module.css';
import { FoldedText, TermsContent, VersionLine } from './TermsText';
import { words } from './words.gen';

const text = words.mine;

const toAccount = [{ label: text.settings, to: mySettingsPath('account') }];

/** What is new to accept, and what was accepted (rule terms.accepting); with `version` the text of one. */
export function MyTermsPage() {
  const [query] = useSearchParams();
  const versionId = query.get(termsKeys.version);
  return versionId ? <OneVersion key={versionId} versionId={versionId} /> : <MyTerms />;
}

function MyTerms() {
  const terms = useGetMyTermsQuery();
  const businesses = useListMyBusinessesQuery();
  return (
    <DetailPage title={text.title} crumbs={[...toAccount, { label: text.title }]}>
      <QueryState query={terms} isWaiting={businesses.isLoading} skeleton={<CardsSkeleton count={2} />}>
        {(own) => (
          <>
            {own.due.length > 0 && <Due documents={own.due} />}
            <Accepted own={own} />
          </>
        )}
      </QueryState>
    </DetailPage>
  );
}

function Due({ documents }: { documents: TermsDocument[] }) {
  const { business } = useSelectedBusiness();
  const { defer, returnPath } = useRequiredAction('ACCEPT_TERMS', business?.id);
  const [acceptTerms] = useAcceptTermsMutation();
  const navigate = useNavigate();
  const { busy, error, run } = useAct();
  const agree = async () => {
    const versionIds = documents.map(({ id }) => id);
    await acceptTerms({ termsAcceptance: { versionIds } }).unwrap();
    showMessage(text.agreed);
    await navigate(returnPath);
  };
  return (
    <>
      <Section title={text.due}>
        <p>{text.dueIntro}</p>
        {documents.map((document) => (
          <DueDocument key={document.id} document={document} />
        ))}
        {error !== undefined && <FailureAlert error={error} />}
        <div className={classes.actions}>
          <Button
            onClick={() => void run(text.agree, agree)}
            aria-disabled={busy !== undefined}
            aria-busy={busy !== undefined}
          >
            {text.agree}
          </Button>
          <ButtonLink to={returnPath} isWayBack variant="default" onClick={defer}>
            {text.later}
          </ButtonLink>
        </div>
      </Section>
      <Section title={text.leaveTitle}>
        <p>{text.leaveText}</p>
        <Downloads files={[{ label: text.download, path: apiLinks.myData(), isAttachment: true }]} />
        <div className={classes.actions}>
          <ButtonLink to={mySettingsPath('memberships')} variant="default">
            {text.leave}
          </ButtonLink>
          <ButtonLink to={paths.deleteAccount} variant="default">
            {text.deleteAccount}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

function DueDocument({ document }: { document: TermsDocument }) {
  const title = termsTitle(document);
  return (
    <article className={classes.document}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <VersionLine version={document} />
      <FoldedText document={document} title={title} />
    </article>
  );
}

function Accepted({ own: { accepted, confirmedAge } }: { own: OwnTerms }) {
  return (
    <Section title={text.accepted}>
      {accepted.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className={classes.rows}>
          {accepted.map((one) => (
            <AcceptedRow key={one.id} accepted={one} />
          ))}
        </ul>
      )}
      {confirmedAge !== undefined && <p>{text.age({ age: confirmedAge })}</p>}
      <p>
        <TextLink to={paths.terms}>{text.current}</TextLink>
      </p>
    </Section>
  );
}

function AcceptedRow({ accepted: { id, kind, name, number, accepted, act } }: { accepted: AcceptedTerms }) {
  return (
    <li className={classes.document}>
      <TextLink to={termsVersionPath(id)}>{words.ofVersion({ title: termsTitle({ kind, name }), number })}</TextLink>
      <span className={classes.quiet}>{text.acceptedOn[act]({ date: formatDateAndTime(accepted) })}</span>
    </li>
  );
}

function OneVersion({ versionId }: { versionId: string }) {
  const version = useGetTermsVersionQuery({ versionId });
  const document = version.currentData;
  const title = document ? termsTitle(document) : text.title;
  const crumbs = [...toAccount, { label: text.back, to: paths.accountTerms }, { label: title }];
  return (
    <DetailPage title={title} crumbs={crumbs}>
      <QueryState query={version} skeleton={<LinesSkeleton count={8} />}>
        {(shown) => (
          <article className={classes.document}>
            <VersionLine version={shown} />
            <TermsContent document={shown} title={title} order={2} />
          </article>
        )}
      </QueryState>
    </DetailPage>
  );
}
