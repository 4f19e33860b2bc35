import type { ReactNode } from 'react';
import type { NextTinyStep } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import type { ListPage } from '../api/listPage';
import { useMyPreviousStepsInfiniteQuery, usePreviousStepsInfiniteQuery } from '../api/stepsApi';
import { ShowMore } from '../ui/lists/ListEnd';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { TextLink } from '../ui/TextLink';
import { RowsSkeleton } from '../ui/states/skeletons';
import { useListedPages } from '../ui/lists/useListedPages';
import { StepSummary } from './StepSummary';
import classes from './steps.module.css';
import { words } from './previousStepWords.gen';

const idOf = ({ id }: NextTinyStep) => id;

interface PreviousStepsProps {
  podId: string;
  userId: string;
  title: string;
  none: string;
}

export function PreviousSteps({ podId, userId, ...section }: PreviousStepsProps) {
  const steps = useListedPages(usePreviousStepsInfiniteQuery({ podId, userId }), { idOf });
  return <Steps {...section} {...steps} podId={podId} />;
}

/**
 * Names the steps' pods, except for the page's own (rule steps.mine). Without a `podId`, the section shows only if it
 * has content.
 */
export function MyPreviousSteps({ podId }: { podId?: string }) {
  const steps = useListedPages(useMyPreviousStepsInfiniteQuery(), { idOf });
  const isNeeded = podId !== undefined || steps.query.error !== undefined || steps.query.currentData?.items.length;
  return isNeeded ? (
    <Steps title={words.previous} action={toJourney} none={words.noPrevious} {...steps} podId={podId} />
  ) : null;
}

const toJourney = <TextLink to={paths.myJourney}>{words.journey}</TextLink>;

type StepsProps = Pick<PreviousStepsProps, 'title' | 'none'> &
  ReturnType<typeof useListedPages<ListPage<NextTinyStep>>> & { podId: string | undefined; action?: ReactNode };

function Steps({ title, action, none, query, rest, podId }: StepsProps) {
  return (
    <Section title={title} action={action}>
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
                  <StepSummary step={step} withGoal withPod={podId === undefined || step.podId !== podId} />
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
