import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Report } from '../../contract/entities.gen';
import { businessReportsPath } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { wordsIn as reportWordsIn } from '../../domain/reports/reportWords.gen';
import { LANGUAGE } from '../ui/language';
import { outcomeSentence } from '../../domain/reports/outcomeSentence';
import { useGetReportQuery } from '../api/reportsApi';
import { toBusinessPanel } from '../businesses';
import { DetailPage, UntitledDetailPage } from '../ui/pages/DetailPage';
import { Section } from '../ui/pages/Section';
import { SubjectState } from '../ui/states/SubjectState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useFrozenSubject } from '../ui/states/useFrozenSubject';
import { Time } from '../ui/Time';
import { DecisionForm } from './DecisionForm';
import { Quoted } from './Quoted';
import { ReportedItems } from './ReportedItems';
import classes from './reports.module.css';
import { secondsOf } from './secondsOf';
import { words } from './words.gen';

const text = words.one;

const skeleton = (
  <UntitledDetailPage>
    <CardsSkeleton count={3} />
  </UntitledDetailPage>
);

export function QueuedReport({ id }: { id: string }) {
  const frozenSubject = useFrozenSubject<Report>();
  const report = useGetReportQuery({ id }, { skip: frozenSubject.isEnding });
  return (
    <SubjectState frozenSubject={frozenSubject} query={report} skeleton={skeleton}>
      {(shown) => <Shown report={shown} />}
    </SubjectState>
  );
}

function Shown({ report }: { report: Report }) {
  const { id, businessId, kind, place, about, outcomes, closed } = report;
  const [isOvertaken, setOvertaken] = useState(false);
  const title = words.titles[kind]({ name: about.name });
  const list = { label: businessPlaces.reports.name, to: businessReportsPath(businessId) };
  return (
    <DetailPage title={title} intro={place} crumbs={[...toBusinessPanel, list, { label: title }]}>
      {isOvertaken && (
        <Alert role="alert" variant="light" icon={<IconInfoCircle aria-hidden />}>
          {text.overtaken}
        </Alert>
      )}
      <Section title={text.what}>
        <ReportedItems reportId={id} items={report.items} />
      </Section>
      <Filed report={report} />
      {report.outcome && <LatestDecision report={report} />}
      {report.answers.length > 0 && <Answers report={report} />}
      {closed === undefined && outcomes.length > 0 && (
        <DecisionForm report={report} onOvertaken={() => setOvertaken(true)} />
      )}
    </DetailPage>
  );
}

function Filed({ report: { reason, words: own, reporter, created } }: { report: Report }) {
  return (
    <Section title={text.report}>
      <p>{words.queue.reasonLabel({ reason: reportWordsIn(LANGUAGE).reasons[reason] })}</p>
      {own === undefined ? <p className={classes.quiet}>{text.noWords}</p> : <Quoted quote={own} />}
      <p className={classes.quiet}>
        {reporter?.name === undefined ? text.byNobody : text.by({ name: reporter.name })},{' '}
        <Time at={secondsOf(created)} />
      </p>
    </Section>
  );
}

function LatestDecision({ report }: { report: Report }) {
  const { kind, outcome, outcomeReason, decided, decidedBy, closed } = report;
  return (
    <Section title={closed === undefined ? text.earlier : text.decision}>
      {outcome && <p>{outcomeSentence({ kind, outcome, isAboutReader: false }, LANGUAGE)}</p>}
      {outcomeReason !== undefined && <Quoted quote={outcomeReason} />}
      {decided !== undefined && (
        <p className={classes.quiet}>
          {decidedBy === undefined ? text.decidedBySomebody : text.decidedBy({ name: decidedBy })},{' '}
          <Time at={secondsOf(decided)} />
        </p>
      )}
    </Section>
  );
}

const answeredBy = (by: keyof typeof text.answer, name: string | undefined): string =>
  name === undefined ? text.answer[by] : text.answerBy[by]({ name });

function Answers({ report: { answers, reporter, about } }: { report: Report }) {
  const names = { REPORTER: reporter?.name, ABOUT: about.name };
  return (
    <Section title={text.answers}>
      {answers.map(({ by, words: answer, sent }) => (
        <div key={by} className={classes.block}>
          <Quoted label={answeredBy(by, names[by])} quote={answer} />
          <p className={classes.quiet}>
            <Time at={secondsOf(sent)} />
          </p>
        </div>
      ))}
    </Section>
  );
}
