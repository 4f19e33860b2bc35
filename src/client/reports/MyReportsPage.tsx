import { Title } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnReport } from '../../contract/entities.gen';
import { mySettingsPath, pageLinks, paths } from '../../domain/links';
import { reportAppealSchema, type ReportAppealValues } from '../../domain/reports/forms';
import { MAX_REPORT_WORDS_LENGTH } from '../../domain/reports/reports';
import { outcomeSentence } from '../../domain/reports/outcomeSentence';
import { wordsIn as reportWordsIn } from '../../domain/reports/reportWords.gen';
import { LANGUAGE } from '../ui/language';
import { problemOf } from '../api/problem';
import { useAppealReportMutation, useGetReportOutcomeQuery, useListMyReportsQuery } from '../api/reportsApi';
import { Badge } from '../ui/Badge';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { TextareaField } from '../ui/form/TextareaField';
import { Link } from '../ui/Link';
import { showSaved } from '../ui/messages/showMessage';
import { DetailPage, UntitledDetailPage } from '../ui/pages/DetailPage';
import { ListPage } from '../ui/pages/ListPage';
import { Section } from '../ui/pages/Section';
import { joinWithSeparator } from '../ui/separator';
import { EmptyState } from '../ui/states/EmptyState';
import { FailureAlert } from '../ui/states/FailureAlert';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton, LinesSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { Time } from '../ui/Time';
import { Quoted } from './Quoted';
import classes from './reports.module.css';
import { secondsOf } from './secondsOf';
import { words } from './words.gen';

const text = words.mine;

const toAccount = [
  { label: text.settings, to: paths.mySettings },
  { label: text.account, to: mySettingsPath('account') },
];

export function MyReportsPage() {
  const { id, unreadable } = useSubject('report');
  if (unreadable) return <NotFoundNotice />;
  return id === undefined ? <MyReports /> : <Named key={id} id={id} />;
}

/** Whoever it is about isn't told who reported. */
const titleOf = ({ side, kind, aboutName = '' }: OwnReport): string =>
  side === 'REPORTER' ? words.titles[kind]({ name: aboutName }) : text.yours[kind];

function MyReports() {
  const reports = useListMyReportsQuery();
  return (
    <ListPage title={text.title} intro={text.intro} crumbs={[...toAccount, { label: text.title }]}>
      <QueryState
        query={reports}
        skeleton={<LinesSkeleton count={3} />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState icon={<IconFlag size={32} stroke={1.5} aria-hidden />} title={text.none}>
            {text.noneWhy}
          </EmptyState>
        }
      >
        {(list) => (
          <ul className={classes.rows}>
            {list.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        )}
      </QueryState>
    </ListPage>
  );
}

function ReportRow({ report }: { report: OwnReport }) {
  const { id, place, created, decided, reopened } = report;
  const at = decided ?? created;
  const isWaiting = decided === undefined || reopened;
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.name}>
          <Title order={2} size="h4" className={classes.title}>
            <Link className={classes.link} to={pageLinks.report(id)}>
              {titleOf(report)}
            </Link>
          </Title>
          <Badge tone={isWaiting ? 'neutral' : 'primary'}>{isWaiting ? text.waiting : text.decided}</Badge>
        </div>
        <p className={classes.quiet}>{place}</p>
      </div>
      <span className={classes.when}>{at !== undefined && <Time at={secondsOf(at)} isShort />}</span>
    </li>
  );
}

const skeleton = (
  <UntitledDetailPage>
    <CardsSkeleton count={2} />
  </UntitledDetailPage>
);

function Named({ id }: { id: string }) {
  const report = useGetReportOutcomeQuery({ id });
  return (
    <QueryState query={report} skeleton={skeleton}>
      {(shown) => <Shown report={shown} />}
    </QueryState>
  );
}

function Shown({ report }: { report: OwnReport }) {
  // A refusal usually refetches the report, and the form is gone.
  const [refusal, setRefusal] = useState<unknown>();
  const title = report.side === 'REPORTER' ? text.ownReport : text.aboutYou;
  const { answer, can, reopened } = report;
  return (
    <DetailPage
      title={title}
      intro={joinWithSeparator(titleOf(report), report.place)}
      crumbs={[...toAccount, { label: text.title, to: paths.reports }, { label: title }]}
    >
      <What report={report} />
      <Decision report={report} />
      {refusal !== undefined && <FailureAlert error={refusal} />}
      {can.appeal && <Appeal id={report.id} onRefused={setRefusal} />}
      {answer !== undefined && (
        <Section title={text.appeal}>
          <Quoted label={text.yourAnswer} quote={answer} />
          {reopened && <p className={classes.quiet}>{text.answered}</p>}
        </Section>
      )}
    </DetailPage>
  );
}

function What({ report }: { report: OwnReport }) {
  const { side, text: reported, aboutName, reason, words: own, created } = report;
  if (side === 'ABOUT' && reported === undefined) return null;
  return (
    <Section title={text.what}>
      {reported !== undefined && <Quoted quote={reported} />}
      {aboutName !== undefined && <p>{text.about({ name: aboutName })}</p>}
      {reason && <p>{text.reason({ reason: reportWordsIn(LANGUAGE).reasons[reason] })}</p>}
      {own !== undefined && <Quoted label={text.yourWords} quote={own} />}
      {created !== undefined && (
        <p className={classes.quiet}>
          {text.when} <Time at={secondsOf(created)} />
        </p>
      )}
    </Section>
  );
}

function Decision({ report: { kind, side, outcome, outcomeReason, decided } }: { report: OwnReport }) {
  return (
    <Section title={text.decision}>
      {outcome === undefined ? (
        <p>{text.notYet}</p>
      ) : (
        <>
          <p>{outcomeSentence({ kind, outcome, isAboutReader: side === 'ABOUT' }, LANGUAGE)}</p>
          {outcomeReason !== undefined && <Quoted label={text.why} quote={outcomeReason} />}
          {decided !== undefined && (
            <p className={classes.quiet}>
              {text.decided} <Time at={secondsOf(decided)} />
            </p>
          )}
        </>
      )}
    </Section>
  );
}

const ENDING = ['answered_already', 'not_decided'];

function Appeal({ id, onRefused }: { id: string; onRefused: (error: unknown) => void }) {
  const [appeal] = useAppealReportMutation();
  const send = async (reportAppeal: ReportAppealValues) => {
    onRefused(undefined);
    try {
      await appeal({ id, reportAppeal }).unwrap();
    } catch (error) {
      if (ENDING.includes(problemOf(error)?.code ?? '')) return onRefused(error);
      throw error;
    }
    showSaved(text.sent);
  };
  return (
    <Section title={text.appeal}>
      <p>{text.appealWhy}</p>
      <Form
        initialValues={{ words: '' }}
        schema={reportAppealSchema}
        onSubmit={send}
        guard={UnsavedChangesGuard}
        draft={formDraft(`report-answer.${id}`)}
      >
        <TextareaField name="words" label={text.answer} maximum={MAX_REPORT_WORDS_LENGTH} />
        <FormActions submit={text.send} />
      </Form>
    </Section>
  );
}
