import type { NextTinyStep } from '../../contract/entities.gen';
import { usePreviousStepsInfiniteQuery } from '../api/stepsApi';
import { ShowMore } from '../ui/ListEnd';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { RowsSkeleton } from '../ui/skeletons';
import { useListedPages } from '../ui/useListedPages';
import { StepSummary } from './StepSummary';
import classes from './steps.module.css';
import { words } from './words';

const idOf = ({ id }: NextTinyStep) => id;

interface PreviousStepsProps {
  podId: string;
  userId: string;
  title: string;
  /** What is said where there are none. */
  none: string;
}

/** What somebody did in a pod before, the newest first; a year of it only when asked for. */
export function PreviousSteps({ podId, userId, title, none }: PreviousStepsProps) {
  const { query, rest } = useListedPages(usePreviousStepsInfiniteQuery({ podId, userId }), { idOf });
  return (
    <Section title={title}>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.quiet}>{none}</p>}
      >
        {({ items }) => (
          <>
            <ul className={classes.list}>
              {items.map((step) => (
                <li key={step.id}>
                  <StepSummary step={step} withGoal />
                </li>
              ))}
            </ul>
            <ShowMore rest={rest} more={words.showEarlier} failed={words.earlierFailed} />
          </>
        )}
      </QueryState>
    </Section>
  );
}
