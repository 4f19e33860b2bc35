import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Pod } from '../../../contract/entities.gen';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useMyCurrentStepsQuery } from '../../api/stepsApi';
import { StepForm } from '../../steps';
import { Section } from '../../ui/pages/Section';
import classes from '../rounds.module.css';
import { words } from '../words.gen';
import { keptSteps, useKeptStep } from './useKeptStep';

const text = words.step;

/** Typed in a meeting, and not saved before its meeting mode closed. */
export function UnsavedSteps({ pod }: { pod: Pod }) {
  const { data: me } = useGetMyUserQuery();
  const [steps] = useState(() => keptSteps(pod.id));
  return (
    me &&
    steps.map(({ start, userId }) => {
      const Unsaved = userId === me.id ? OwnStep : StepForAnother;
      return <Unsaved key={`${start} ${userId}`} pod={pod} start={start} userId={userId} />;
    })
  );
}

interface UnsavedProps {
  pod: Pod;
  start: number;
  userId: string;
}

function OwnStep({ pod, start, userId }: UnsavedProps) {
  const { currentData: current } = useMyCurrentStepsQuery();
  const { kept } = useKeptStep(pod.id, start, userId);
  const [isOpen, setOpen] = useState(true);
  const step = current?.find(({ podId }) => podId === pod.id);
  if (!isOpen || !step) return null;
  return (
    <Section title={text.mine}>
      <p className={classes.quiet}>{text.unsaved}</p>
      <StepForm
        step={step}
        nextMeetingAt={pod.scheduledMeeting.nextMeeting}
        submit={step.status === 'InProgress' ? text.save : text.commit}
        kept={kept}
        onDone={() => setOpen(false)}
        onCancel={() => {
          kept.keep(undefined);
          setOpen(false);
        }}
      />
    </Section>
  );
}

/** Read only: steps are entered for others only during the meeting (rule steps.entry). */
function StepForAnother({ pod, start, userId }: UnsavedProps) {
  const { kept, isTyped } = useKeptStep(pod.id, start, userId);
  if (!isTyped) return null;
  const { goal, description } = kept.load();
  return (
    <Section title={text.unsavedTitle}>
      <p className={classes.quiet}>{text.unsavedOf}</p>
      <p className={classes.text}>{[goal, description].filter(Boolean).join('\n')}</p>
      <div>
        <Button variant="default" onClick={() => kept.keep(undefined)}>
          {text.discard}
        </Button>
      </div>
    </Section>
  );
}
