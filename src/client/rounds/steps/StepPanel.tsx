import { Button, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { NextTinyStep, Round, RoundPerson } from '../../../contract/entities.gen';
import { STEP_ANSWERS, type StepAnswerStatus } from '../../../domain/steps/answers';
import { stepStage } from '../../../domain/rounds/stepStage';
import { StepConfirmation, StepForm, statusIcons, StepSummary, useStepAct, type StepEntry } from '../../steps';
import { useFocusOnSwap } from '../../ui/focus/useFocusOnSwap';
import { RefusalAlert } from '../../ui/states/RefusalAlert';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import { useKeptStep } from './useKeptStep';

const text = words.step;

export interface StepActs {
  entry: StepEntry | undefined;
  mark: (step: NextTinyStep, status: StepAnswerStatus) => Promise<unknown>;
}

export interface StepsContext {
  podId: string;
  round: Round;
  /** `at`: epoch seconds. Undefined until steps for the next meeting can be set. */
  next: { at: number | undefined } | undefined;
}

interface StepPanelProps extends StepsContext {
  person: RoundPerson;
  step: NextTinyStep;
  acts: StepActs;
  /** Opens the form for the next step as soon as it can be set. */
  isTurn: boolean;
  onTyped?: (isTyped: boolean) => void;
}

export function StepPanel({ podId, round, next, person, step, acts, isTurn, onTyped }: StepPanelProps) {
  const { entry, mark } = acts;
  const { firstName, closedStep } = person;
  const stage = stepStage(person, round);
  const { kept, isTyped } = useKeptStep(podId, round.start, person.userId);
  const hadTurn = useHasBeenTrue(isTurn);
  const [chosen, setChosen] = useState<{ key: string; isOpen: boolean }>();
  const key = `${step.id} ${stage}`;
  const isChosen = chosen?.key === key;
  const opensItself = hadTurn && stage === 'next' && entry === undefined;
  const isOpen = next !== undefined && (isTyped || (isChosen ? chosen.isOpen : opensItself));
  const open = () => setChosen({ key, isOpen: true });
  const close = () => {
    kept.keep(undefined);
    setChosen({ key, isOpen: false });
  };
  const report = useEffectEvent((typed: boolean) => onTyped?.(typed));
  useEffect(() => report(isTyped), [isTyped]);
  const isMine = entry === undefined;
  const isAsked = isMine && stage === 'ahead' && step.unconfirmed;
  const swap = useFocusOnSwap(isOpen, isChosen);
  return (
    <div className={classes.steps}>
      <SaidSteps person={person} step={step} stage={stage} isMine={isMine} />
      {isMine && stage !== 'ahead' && <StepConfirmation step={step} />}
      {stage !== 'ahead' && step.status !== 'NotSet' && (
        <HowItWent step={step} mark={mark} onMarked={() => setChosen({ key: `${step.id} next`, isOpen: true })} />
      )}
      {isMine && step.status === 'NotDone' && <p>{text.notDone}</p>}
      {isMine && closedStep === undefined && step.status === 'Done' && <p>{text.done}</p>}
      <div ref={swap} className={classes.steps}>
        {isAsked && <StepConfirmation step={step} onChange={next && open} isHidden={isOpen} />}
        {isOpen ? (
          <>
            {stage === 'ahead' && isTyped && !isChosen && (
              <Overtaken person={person} isMine={isMine} isConfirmed={!step.unconfirmed} onDiscard={close} />
            )}
            {!isMine && <p className={classes.quiet}>{text.willConfirm({ name: firstName })}</p>}
            <StepForm
              step={step}
              nextMeetingAt={next.at}
              submit={stage === 'ahead' ? text.save : isMine ? text.commit : text.writeDown({ name: firstName })}
              entry={entry}
              kept={kept}
              onDone={() => setChosen(undefined)}
              onCancel={close}
            />
          </>
        ) : (
          next !== undefined &&
          !isAsked &&
          stage !== 'review' && (
            <div>
              <Button variant={stage === 'next' ? 'light' : 'default'} onClick={open}>
                {stage === 'ahead' ? text.change : isMine ? text.setMine : text.writeDown({ name: firstName })}
              </Button>
            </div>
          )
        )}
      </div>
    </div>
  );
}

interface OvertakenProps {
  person: RoundPerson;
  isMine: boolean;
  isConfirmed: boolean;
  onDiscard: () => void;
}

/** Another step was set while one was being typed. The owner's step takes precedence over the leader's. */
function Overtaken({ person: { firstName }, isMine, isConfirmed, onDiscard }: OvertakenProps) {
  if (isMine) return <p role="status">{text.stillTyping}</p>;
  return (
    <div className={classes.note}>
      <p role="status">
        {isConfirmed ? text.setMeanwhile({ name: firstName }) : text.writtenMeanwhile({ name: firstName })}
      </p>
      <Button onClick={onDiscard}>{text.discard}</Button>
    </div>
  );
}

interface SaidStepsProps {
  person: RoundPerson;
  step: NextTinyStep;
  stage: ReturnType<typeof stepStage>;
  isMine: boolean;
}

export function SaidSteps({ person: { firstName, closedStep }, step, stage, isMine }: SaidStepsProps) {
  const last = closedStep ?? (stage === 'ahead' ? undefined : step);
  return (
    <>
      {last && (
        <Said title={isMine ? text.lastMine : text.last({ name: firstName })}>
          {/* At the meeting for which the step was due, it isn't late yet. */}
          <StepSummary step={{ ...last, overdue: false }} withGoal isMine={isMine} />
        </Said>
      )}
      {stage === 'ahead' && (
        <Said title={text.next}>
          <StepSummary step={step} withGoal isMine={isMine} />
        </Said>
      )}
    </>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.said}>
      <Title order={3}>{title}</Title>
      {children}
    </div>
  );
}

interface HowItWentProps extends Pick<StepActs, 'mark'> {
  step: NextTinyStep;
  onMarked: () => void;
}

function HowItWent({ step, mark, onMarked }: HowItWentProps) {
  const { busy, error, run } = useStepAct(step);
  const answer = (status: StepAnswerStatus) =>
    run(status, async () => {
      await mark(step, status);
      onMarked();
    });
  return (
    <div className={classes.acts} role="group" aria-label={text.howDidItGo}>
      {Object.values(STEP_ANSWERS).map((status) => {
        const Icon = statusIcons[status];
        return (
          <Button
            key={status}
            variant={step.status === status ? 'light' : 'default'}
            aria-pressed={step.status === status}
            aria-disabled={busy !== undefined}
            leftSection={<Icon size="1.125rem" aria-hidden />}
            onClick={() => void answer(status)}
          >
            {text.choices[status]}
          </Button>
        );
      })}
      <RefusalAlert error={error} message={text.changed} />
    </div>
  );
}
