import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { commitEffect } from '../../domain/steps/steps';
import type { NextTinyStep } from '../../contract/entities.gen';
import { FailureAlert } from '../ui/states/FailureAlert';
import { Section } from '../ui/pages/Section';
import { Time } from '../ui/Time';
import { DoneMessage } from './DoneMessage';
import { StatusButtons } from './StatusButtons';
import { StepForm } from './StepForm';
import { StepStatusBadge } from './StepStatusBadge';
import classes from './steps.module.css';
import { useStatusChange } from './useStatusChange';
import { words } from './words';

interface CurrentStepProps {
  step: NextTinyStep;
  nextMeeting: number | undefined;
  shareWinLink: string | undefined;
}

/** The form and the button that opens it take each other's place; with it goes the focus, for who has it there. */
function useFocusOnSwap(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || place.current?.contains(activeElement);
    if (wasOpen.current !== isOpen && isHere) place.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}

/** The latest step: while not set its form, afterwards the step with its status, which can be changed at any time. */
export function CurrentStep({ step, nextMeeting, shareWinLink }: CurrentStepProps) {
  // The step whose form is open: committing after Done answers with a new one, and the form is closed by that.
  const [formFor, setFormFor] = useState<string>();
  // The step that was given a status while it said nothing: it is asked what it is.
  const [askedFor, setAskedFor] = useState<string>();
  // The step that was done just now, on this screen.
  const [doneHere, setDoneHere] = useState<string>();
  const { choose, isChanging, failure } = useStatusChange();
  const isSet = step.status !== 'NotSet';
  const startsNext = commitEffect(step.status) === 'startsNext';
  const isOpen = !isSet || formFor === step.id;
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
      {isSet && <StepDetails step={step} />}
      <StatusButtons
        status={step.status}
        busy={isChanging}
        onChoose={(status) => {
          if (!isSet) return setAskedFor(step.id);
          setDoneHere(status === 'Done' ? step.id : undefined);
          void choose(step, status);
        }}
      />
      {!isSet && askedFor === step.id && <p role="status">{words.setFirst}</p>}
      {step.status === 'Done' && <DoneMessage link={shareWinLink} isNew={doneHere === step.id} />}
      {step.status === 'NotDone' && <p>{words.notDone}</p>}
      <div ref={useFocusOnSwap(isOpen)}>
        {isOpen ? (
          <StepForm
            key={step.id + String(startsNext)}
            step={step}
            nextMeeting={nextMeeting}
            submit={step.status === 'InProgress' ? words.save : startsNext ? words.commitNext : words.commit}
            onDone={() => setFormFor(undefined)}
            onCancel={isSet ? () => setFormFor(undefined) : undefined}
          />
        ) : (
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
