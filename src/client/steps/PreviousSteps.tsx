import { Button } from '@mantine/core';
import { useState } from 'react';
import type { NextTinyStep } from '../../contract/entities.gen';
import { Section } from '../ui/Section';
import { StepSummary } from './StepSummary';
import classes from './steps.module.css';
import { words } from './words';

const SHOWN_AT_FIRST = 5;

/** Older steps, newest first; a year of them only when asked for. */
export function PreviousSteps({ steps }: { steps: readonly NextTinyStep[] }) {
  const [all, setAll] = useState(false);
  if (steps.length === 0) {
    return (
      <Section title={words.previous}>
        <p className={classes.quiet}>{words.noPrevious}</p>
      </Section>
    );
  }
  return (
    <Section title={words.previous}>
      <ul className={classes.list}>
        {(all ? steps : steps.slice(0, SHOWN_AT_FIRST)).map((step) => (
          <li key={step.id}>
            <StepSummary step={step} withGoal />
          </li>
        ))}
      </ul>
      {!all && steps.length > SHOWN_AT_FIRST && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {words.showAll(steps.length)}
          </Button>
        </div>
      )}
    </Section>
  );
}
