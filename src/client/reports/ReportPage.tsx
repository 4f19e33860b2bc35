import { Alert } from '@mantine/core';
import { IconCircleCheck, IconLifebuoy } from '@tabler/icons-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { string } from 'yup';
import type { OwnReport } from '../../contract/entities.gen';
import { blockPath, pageLinks, paths, pathTo, type ReportedState } from '../../domain/links';
import { reportSchema, type ReportValues } from '../../domain/reports/forms';
import { MAX_REPORT_WORDS_LENGTH, REPORT_REASONS } from '../../domain/reports/reports';
import { wordsIn as reportWordsIn } from '../../domain/reports/reportWords.gen';
import { LANGUAGE } from '../ui/language';
import { problemOf, statusOf } from '../api/problem';
import {
  useGetReportGuidanceQuery,
  useReportCommentMutation,
  useReportMessageMutation,
  useReportPersonMutation,
} from '../api/reportsApi';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { TextareaField } from '../ui/form/TextareaField';
import { BackTo } from '../ui/pages/BackTo';
import { FormPage } from '../ui/pages/FormPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { TextLink } from '../ui/TextLink';
import { WrittenText } from '../ui/WrittenText';
import { ChoiceField } from './ChoiceField';
import classes from './reports.module.css';
import { idOfSubject, useReportPlace, useReportSubject, type ReportSubject } from './useReportSubject';
import { words } from './words.gen';

const text = words.file;

/** The first reports the whole, the second its image or photo. */
const kindsOf = {
  message: ['MESSAGE', 'IMAGE'],
  comment: ['COMMENT'],
  person: ['PERSON', 'PHOTO'],
} as const;

type Sent = ReportValues & { kind?: string | undefined };

export function ReportPage() {
  const { subject, reported } = useReportSubject();
  if (!subject) return <BackTo to={paths.memberships} notice={text.choose} />;
  return <ReportOf key={idOfSubject(subject)} subject={subject} reported={reported} />;
}

interface ReportOfProps {
  subject: ReportSubject;
  reported: ReportedState | undefined;
}

function ReportOf({ subject, reported }: ReportOfProps) {
  const { membershipId, chatName, back } = useReportPlace(subject);
  const [sent, setSent] = useState<OwnReport>();
  if (sent) {
    return (
      <NoticePage
        title={text.sentTitle}
        icon={<IconCircleCheck size={40} stroke={1.5} aria-hidden />}
        action={{ label: text.see, to: pageLinks.report(sent.id) }}
      >
        <p>{text.sent}</p>
        <BlockLink subject={subject} reported={reported} back={back} />
        <p>
          <TextLink to={back}>{text.back}</TextLink>
        </p>
      </NoticePage>
    );
  }
  return (
    <FormPage title={text[subject.kind]}>
      <Reported subject={subject} reported={reported} chatName={chatName} />
      <ReportForm subject={subject} reported={reported} membershipId={membershipId} back={back} onSent={setSent} />
    </FormPage>
  );
}

/** The message's own page is gone for who blocks its sender. */
function BlockLink({ subject, reported, back }: ReportOfProps & { back: string }) {
  if (!reported?.userId) return null;
  const returnTo = subject.kind === 'message' ? pathTo(paths.chat, { channel: subject.channelId }) : back;
  return (
    <p>
      <TextLink to={blockPath({ userId: reported.userId, back: returnTo })}>
        {text.block({ name: reported.name })}
      </TextLink>
    </p>
  );
}

function Reported({ subject, reported, chatName }: ReportOfProps & { chatName: string | undefined }) {
  if (!reported) {
    const unnamed = {
      message: chatName === undefined ? text.aMessage : text.aMessageIn({ chat: chatName }),
      comment: text.aComment,
      person: text.aPerson,
    };
    return <p className={classes.quote}>{unnamed[subject.kind]}</p>;
  }
  return (
    <div className={classes.quote}>
      <p>
        <b>{reported.name}</b>
      </p>
      {reported.text && (
        <p className={classes.text} dir="auto">
          {reported.text}
        </p>
      )}
      {subject.kind === 'message' && reported.hasImage && <p className={classes.quiet}>{text.anImage}</p>}
    </div>
  );
}

function useSendReport(subject: ReportSubject) {
  const [reportMessage] = useReportMessageMutation();
  const [reportComment] = useReportCommentMutation();
  const [reportPerson] = useReportPersonMutation();
  return ({ kind, reason, words: own }: Sent): Promise<OwnReport> => {
    const input = { reason, ...(own && { words: own }) };
    switch (subject.kind) {
      case 'message': {
        const { channelId: id, messageId } = subject;
        const what = kind === 'IMAGE' ? 'IMAGE' : 'MESSAGE';
        return reportMessage({ id, messageId, messageReportInput: { kind: what, ...input } }).unwrap();
      }
      case 'comment':
        return reportComment({ id: subject.stepId, commentId: subject.commentId, reportInput: input }).unwrap();
      case 'person': {
        const { membershipId: id, userId, podId } = subject;
        const what = kind === 'PHOTO' ? 'PHOTO' : 'PERSON';
        const place = podId === undefined ? {} : { podId };
        return reportPerson({ id, userId, personReportInput: { kind: what, ...place, ...input } }).unwrap();
      }
    }
  };
}

const failureOf = (error: unknown): string | undefined =>
  statusOf(error) === 404 ? text.missing : (text.problems as Record<string, string>)[problemOf(error)?.code ?? ''];

interface ReportFormProps extends ReportOfProps {
  membershipId: string | undefined;
  back: string;
  onSent: (report: OwnReport) => void;
}

function ReportForm({ subject, reported, membershipId, back, onSent }: ReportFormProps) {
  const send = useSendReport(subject);
  const [all, kinds] = [kindsOf[subject.kind], text.kinds as Record<string, string>];
  const [schema] = useState(() => reportSchema.shape({ kind: string().oneOf(all) }));
  const hasChoice = reported?.hasImage && all.length > 1;
  return (
    <Form
      initialValues={{ kind: all[0], reason: '', words: '' }}
      schema={schema}
      onSubmit={async (values) => onSent(await send(values))}
      failure={failureOf}
      guard={UnsavedChangesGuard}
      draft={formDraft(`report.${idOfSubject(subject)}`)}
    >
      {hasChoice && (
        <ChoiceField
          name="kind"
          label={text.what}
          choices={all.map((value) => ({ value, label: kinds[value] ?? '' }))}
        />
      )}
      <div>
        <ChoiceField
          name="reason"
          label={text.reason}
          choices={REPORT_REASONS.map((value) => ({ value, label: reportWordsIn(LANGUAGE).reasons[value] }))}
        />
        <InDanger membershipId={membershipId} />
      </div>
      <TextareaField name="words" label={text.own} description={text.ownWhy} maximum={MAX_REPORT_WORDS_LENGTH} />
      <div className={classes.block}>
        <p>{text.next({ withMessages: subject.kind === 'message' })}</p>
        <p>{reported ? text.nextPerson({ name: reported.name }) : text.nextSomebody}</p>
      </div>
      <FormActions submit={text.submit} busy={text.busy} cancelTo={back} />
    </Form>
  );
}

/** Read out as it appears. */
function InDanger({ membershipId }: { membershipId: string | undefined }) {
  const { values } = useFormikContext<ReportValues>();
  const guidance = useGetReportGuidanceQuery(membershipId === undefined ? skipToken : { id: membershipId });
  const help = guidance.currentData?.help;
  return (
    <div role="status">
      {values.reason === 'DANGER' && (
        <Alert mt="md" role="note" variant="light" icon={<IconLifebuoy aria-hidden />} title={text.helpTitle}>
          <div className={classes.paragraphs}>
            {help && (
              <p className={classes.text} dir="auto">
                <WrittenText text={help} />
              </p>
            )}
            <p>{words.emergency}</p>
          </div>
        </Alert>
      )}
    </div>
  );
}
