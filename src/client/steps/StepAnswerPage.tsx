import { IconCircleCheck, IconCircleMinus, IconLinkOff, IconRefreshAlert } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import type { AskedStep } from '../../contract/entities.gen';
import { pathTo, paths, queryKeys } from '../../domain/links';
import { stepAnswerOf, type StepAnswerStatus, STEP_ANSWERS } from '../../domain/steps/answers';
import { useAnswerStepMutation, useGetAskedStepQuery } from '../api/stepsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/pages/Card';
import { useConfirmationCode } from '../ui/confirm/ConfirmLinkPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { PageHeader } from '../ui/pages/PageHeader';
import pages from '../ui/pages/pages.module.css';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useRestoreFocus } from '../ui/focus/useRestoreFocus';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useAct } from '../ui/messages/useAct';
import { DoneMessage } from './DoneMessage';
import { StepWords } from './StepSummary';
import { words as text } from './stepAnswerWords.gen';
import { words } from './words.gen';
import { statusIcons } from './StepStatusBadge';
import { wordsIn as statusWordsIn } from '../../domain/steps/statusWords.gen';
import { LANGUAGE } from '../ui/language';

const stepPath = ({ podId }: AskedStep) => (podId ? pathTo(paths.podsNextTinyStep, { pod: podId }) : paths.pods);

/** Changes nothing until a button is pressed, and needs no login (rule steps.answer). */
export function StepAnswerPage() {
  const code = useConfirmationCode() ?? '';
  return code ? <AskedByMail key={code} code={code} /> : <LinkGone />;
}

function AskedByMail({ code }: { code: string }) {
  useRestoreFocus();
  const [query] = useSearchParams();
  const questionQuery = useGetAskedStepQuery({ code });
  const [answerStep, { data: answered, originalArgs }] = useAnswerStepMutation();
  const given = originalArgs?.stepAnswer.status;
  const answer = (status: StepAnswerStatus) => answerStep({ code, stepAnswer: { status } }).unwrap();
  return (
    <QueryState query={questionQuery} skeleton={<CardsSkeleton count={1} />} missing={<LinkGone />}>
      {(found) => {
        const step = answered ?? found;
        if (step.state === 'CHANGED') return <StepChanged step={step} />;
        if (step.state === 'OPEN') {
          return <Question step={step} preselected={stepAnswerOf(query.get(queryKeys.answer))} onAnswer={answer} />;
        }
        return answered && step.status === given ? <Answered step={step} /> : <AnsweredBefore step={step} />;
      }}
    </QueryState>
  );
}

interface QuestionProps {
  step: AskedStep;
  preselected: StepAnswerStatus | undefined;
  onAnswer: (status: StepAnswerStatus) => Promise<unknown>;
}

function Question({ step, preselected: atHand = 'Done', onAnswer }: QuestionProps) {
  return (
    <div className={pages.form}>
      <PageHeader
        title={step.overdue ? words.answer.howDidItGo : text.title}
        intro={step.podName && text.intro({ pod: step.podName })}
      />
      <Card>
        <div className={pages.card}>
          <StepWords step={step} />
          <AnswerButtons atHand={atHand} onAnswer={onAnswer} />
        </div>
      </Card>
    </div>
  );
}

function Answered({ step }: { step: AskedStep }) {
  const isDone = step.status === 'Done';
  return (
    <div className={pages.form}>
      <PageHeader title={isDone ? text.done : text.notDone} />
      <Card>
        <div className={pages.card}>
          <StepWords step={step} />
          {isDone ? <DoneMessage link={step.shareWinLink} isNew /> : <p role="status">{words.notDone}</p>}
          <div className={`${pages.actions} ${pages.stretch}`}>
            <ButtonLink to={stepPath(step)}>{isDone ? words.setNext : words.smaller}</ButtonLink>
          </div>
        </div>
      </Card>
    </div>
  );
}

function AnsweredBefore({ step }: { step: AskedStep }) {
  const Icon = step.status === 'NotDone' ? IconCircleMinus : IconCircleCheck;
  const stateTitle =
    step.status === 'Done' ? text.alreadyDone : step.status === 'NotDone' ? text.alreadyNotDone : text.used;
  return (
    <NoticePage title={stateTitle} icon={<Icon aria-hidden />} action={{ label: text.open, to: stepPath(step) }}>
      <p>
        {step.status && text.stands({ step: step.description ?? '', status: statusWordsIn(LANGUAGE)[step.status] })}
      </p>
    </NoticePage>
  );
}

function StepChanged({ step }: { step: AskedStep }) {
  return (
    <NoticePage
      title={text.changed}
      icon={<IconRefreshAlert aria-hidden />}
      action={{ label: text.open, to: stepPath(step) }}
    >
      <p>{text.changedWhy}</p>
    </NoticePage>
  );
}

function LinkGone() {
  return (
    <NoticePage
      title={text.gone}
      icon={<IconLinkOff aria-hidden />}
      action={{ label: text.open, to: paths.podsNextTinyStep }}
    >
      <p>{text.goneWhy}</p>
    </NoticePage>
  );
}

interface AnswerButtonsProps {
  atHand: StepAnswerStatus;
  onAnswer: (status: StepAnswerStatus) => Promise<unknown>;
}

function AnswerButtons({ atHand, onAnswer }: AnswerButtonsProps) {
  const { busy, error, run } = useAct();
  const answers = Object.values(STEP_ANSWERS).sort((a, b) => Number(b === atHand) - Number(a === atHand));
  return (
    <>
      {error !== undefined && <FailureAlert error={error} />}
      <div className={`${pages.actions} ${pages.stretch}`}>
        {answers.map((status) => {
          const Icon = statusIcons[status];
          return (
            <Button
              key={status}
              variant={status === atHand ? 'filled' : 'default'}
              leftSection={<Icon size="1.125rem" aria-hidden />}
              aria-disabled={busy !== undefined}
              aria-busy={busy === status}
              onClick={() => void run(status, () => onAnswer(status))}
            >
              {words.answer.choices[status]}
            </Button>
          );
        })}
      </div>
    </>
  );
}
