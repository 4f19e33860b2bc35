import { Button } from '@mantine/core';
import { useState } from 'react';
import { commitEffect } from '../../domain/steps/steps';
import type { NextTinyStep, StepStatus } from '../../contract/entities.gen';
import { useFocusOnSwap } from '../ui/focus/useFocusOnSwap';
import { FailureAlert } from '../ui/states/FailureAlert';
import { Section } from '../ui/pages/Section';
import { Time } from '../ui/Time';
import { ChangeStatus } from './ChangeStatus';
import { DoneMessage } from './DoneMessage';
import { StepAnswers } from './StepAnswers';
import { StepConfirmation } from './StepConfirmation';
import { stepDraft, StepForm } from './StepForm';
import { StepStatusBadge } from './StepStatusBadge';
import classes from './steps.module.css';
import { useStatusChange } from './useStatusChange';
import { words } from './words.gen';

interface CurrentStepSectionProps {
  step: NextTinyStep;
  nextMeeting: number | undefined;
  shareWinLink: string | undefined;
}

export function CurrentStepSection({ step, nextMeeting, shareWinLink }: CurrentStepSectionProps) {
  // Committing after Done returns a new step, whose id closes the form.
  const [formFor, setFormFor] = useState(() => (stepDraft(step).isTyped() ? step.id : undefined));
  const [doneHere, setDoneHere] = useState<string>();
  const { choose, isChanging, failure } = useStatusChange();
  const isSet = step.status !== 'NotSet';
  const startsNext = commitEffect(step.status) === 'startsNext';
  const isStepAsked = step.unconfirmed && step.status === 'InProgress';
  const form = useTypedForm(step, `${step.id} ${isSet} ${startsNext}`);
  const isOpen = !isSet || formFor === step.id || form.isTyping;
  const close = () => {
    form.close();
    setFormFor(undefined);
  };
  const setStatus = (status: StepStatus) => {
    form.expectChange();
    setDoneHere(status === 'Done' ? step.id : undefined);
    void choose(step, status);
  };
  return (
    <Section
      title={words.myStep}
      action={
        <span className={classes.badges}>
          <StepStatusBadge step={step} />
        </span>
      }
    >
      {failure && (
        <FailureAlert error={failure.error} message={failure.lost && words.restoreFailed}>
          {failure.lost && <StepDetails step={failure.lost} />}
        </FailureAlert>
      )}
      {isSet && (
        <>
          <StepDetails step={step} />
          {!isStepAsked && <StepConfirmation step={step} />}
          {step.status === 'InProgress' && <StepAnswers step={step} busy={isChanging} onAnswer={setStatus} />}
          <ChangeStatus status={step.status} busy={isChanging} onChoose={setStatus} />
        </>
      )}
      {step.status === 'Done' && <DoneMessage link={shareWinLink} isNew={doneHere === step.id} />}
      {step.status === 'NotDone' && <p>{words.notDone}</p>}
      <div ref={useFocusOnSwap(isOpen)}>
        {isStepAsked && <StepConfirmation step={step} onChange={() => setFormFor(step.id)} isHidden={isOpen} />}
        {isOpen ? (
          <StepForm
            key={form.key}
            step={step}
            nextMeetingAt={nextMeeting}
            submit={step.status === 'InProgress' ? words.save : startsNext ? words.commitNext : words.commit}
            onDone={close}
            onCancel={isSet ? close : undefined}
            onTyping={form.setTyping}
            isOvertaken={form.isOvertaken}
          />
        ) : isStepAsked ? null : (
          <div>
            <Button variant={startsNext ? 'filled' : 'default'} onClick={() => setFormFor(step.id)}>
              {step.status === 'InProgress' ? words.change : step.status === 'NotDone' ? words.smaller : words.setNext}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

/**
 * The form stays while something is typed in it, even if the step is saved elsewhere meanwhile, and opens again after
 * a reload. `key`: of the step for which the form was opened.
 */
function useTypedForm(step: NextTinyStep, key: string) {
  const [isTyping, setTyping] = useState(() => stepDraft(step).isTyped());
  const [openedKey, setOpenedKey] = useState(key);
  const [isOwnChange, setOwnChange] = useState(false);
  if (!isTyping && openedKey !== key) {
    setOpenedKey(key);
    setOwnChange(false);
  }
  const expectChange = () => setOwnChange(true);
  const close = () => {
    stepDraft(step).clear();
    setTyping(false);
  };
  return {
    isTyping,
    setTyping,
    expectChange,
    isOvertaken: isTyping && !isOwnChange && openedKey !== key,
    key: openedKey,
    close,
  };
}

function StepDetails({ step }: { step: NextTinyStep }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.goal}</dt>
        <dd>{step.goal}</dd>
      </div>
      <div>
        <dt>{words.description}</dt>
        <dd className={classes.what}>{step.description}</dd>
      </div>
      {step.commitmentDate !== undefined && (
        <div>
          <dt>{words.date}</dt>
          <dd>
            <Time at={Math.floor(step.commitmentDate / 1000)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
