import { skipToken } from '@reduxjs/toolkit/query';
import type { NextTinyStep, Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { isFeatureOn } from '../../domain/memberships/settings';
import { useGetMembershipQuery } from '../api/membershipsApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { useListMyStepsQuery, useListPodStepResponsesQuery, useMyCurrentStepsQuery } from '../api/stepsApi';
import { Section } from '../ui/pages/Section';
import { useSubject } from '../ui/states/useSubject';
import { ButtonLink } from '../ui/ButtonLink';
import { DetailPage } from '../ui/pages/DetailPage';
import { EmptyState } from '../ui/states/EmptyState';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { NotFoundWhenConfirmed } from '../ui/states/NotFoundWhenConfirmed';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { Card } from '../ui/pages/Card';
import { DisabledNotices } from '../ui/states/DisabledNotices';
import { NoStepsDrawing } from '../ui/illustrations/NoStepsDrawing';
import { ListPage } from '../ui/pages/ListPage';
import { TextLink } from '../ui/TextLink';
import { CurrentStepSection } from './CurrentStepSection';
import { AgendaDownloads } from './AgendaDownloads';
import { MyPreviousSteps } from './PreviousSteps';
import { words as responseWords } from './responses/responseWords.gen';
import { StepResponses } from './responses/StepResponses';
import { words as text } from './stepPageWords.gen';
import { words } from './words.gen';
import classes from './steps.module.css';

const skeleton = <CardsSkeleton count={2} />;

/**
 * For the pod in the address, or for a step: in its pod or, if the user has left that, among all their steps;
 * otherwise for their only pod (rules platform.subjects and steps.mine).
 */
export function NextTinyStepPage() {
  const pod = useSubject('pod');
  const step = useSubject('step');
  if (pod.unreadable || step.unreadable) return <NotFoundNotice />;
  return pod.id === undefined && step.id !== undefined ? <PodOfStep stepId={step.id} /> : <StepIn podId={pod.id} />;
}

function PodOfStep({ stepId }: { stepId: string }) {
  const steps = useListMyStepsQuery({ stepId });
  return (
    <QueryState query={steps} skeleton={skeleton}>
      {([step]) => (step ? <StepIn podId={step.podId} step={step} /> : <NotFoundNotice />)}
    </QueryState>
  );
}

function StepIn({ podId, step }: { podId: string | undefined; step?: NextTinyStep }) {
  const pods = useListMyPodsQuery();
  return (
    <QueryState query={pods} skeleton={skeleton}>
      {(mine) => {
        const only = podId === undefined && !step && mine.length === 1 ? mine[0] : undefined;
        const pod = mine.find(({ id }) => id === podId) ?? only;
        if (pod) return <StepOfPod key={pod.id} pod={pod} />;
        if (step) return <PodChooser pods={mine} left={step.podName} />;
        return podId ? <NotFoundWhenConfirmed skeleton={skeleton} /> : <PodChooser pods={mine} />;
      }}
    </QueryState>
  );
}

function StepOfPod({ pod }: { pod: Pod }) {
  const steps = useMyCurrentStepsQuery();
  // The content below shows together with the step, so that nothing moves.
  const isAnswered = steps.currentData !== undefined || steps.error !== undefined;
  const { data: membership } = useGetMembershipQuery({ id: pod.membershipId });
  const isOn = isFeatureOn('NextTinyStep', membership?.features ?? []);
  const shareWinLink = membership?.settings.find(({ name }) => name === 'ShareWinLink')?.value || undefined;
  const toPod = pathTo(paths.pod, { pod: pod.id });
  return (
    <DetailPage
      title={words.title}
      crumbs={[{ label: text.pods, to: paths.pods }, { label: pod.name, to: toPod }, { label: words.title }]}
      intro={isOn ? text.intro({ pod: pod.name }) : undefined}
    >
      {isOn ? (
        <>
          <QueryState query={steps} skeleton={<CardsSkeleton count={1} />}>
            {(all) => {
              const current = all.find((step) => step.podId === pod.id);
              const { nextMeeting } = pod.scheduledMeeting;
              return (
                current && <CurrentStepSection step={current} nextMeeting={nextMeeting} shareWinLink={shareWinLink} />
              );
            }}
          </QueryState>
          <OwnResponses podId={pod.id} step={steps.currentData?.find((step) => step.podId === pod.id)} />
          {isAnswered && <AgendaDownloads podId={pod.id} />}
          {isAnswered && <MyPreviousSteps podId={pod.id} />}
        </>
      ) : (
        <>
          <EmptyState title={text.offTitle} action={<ButtonLink to={toPod}>{text.toPod}</ButtonLink>}>
            {text.off}
          </EmptyState>
          <MyPreviousSteps />
        </>
      )}
    </DetailPage>
  );
}

function OwnResponses({ podId, step }: { podId: string; step: NextTinyStep | undefined }) {
  const isSet = step !== undefined && step.status !== 'NotSet';
  const { currentData } = useListPodStepResponsesQuery(isSet ? { id: podId } : skipToken);
  const responses = currentData?.find(({ stepId }) => stepId === step?.id);
  if (!isSet || !responses) return null;
  return (
    <Section title={responseWords.title}>
      <StepResponses key={step.id} step={step} responses={responses} ownerName={undefined} isOpen />
    </Section>
  );
}

interface PodChooserProps {
  pods: readonly Pod[];
  left?: string;
}

function PodChooser({ pods, left }: PodChooserProps) {
  const choose = pods.length > 0 ? text.choose : undefined;
  return (
    <ListPage title={words.title} intro={left === undefined ? choose : text.podLeft({ pod: left })}>
      {pods.length === 0 ? (
        <DisabledNotices
          otherwise={
            <EmptyState
              icon={<NoStepsDrawing />}
              title={text.noPods}
              action={<ButtonLink to={paths.pods}>{text.toPods}</ButtonLink>}
            >
              {text.noPodsWhy}
            </EmptyState>
          }
        />
      ) : (
        <Card>
          <ul className={classes.list}>
            {pods.map((pod) => (
              <li key={pod.id}>
                <TextLink to={pathTo(paths.podsNextTinyStep, { pod: pod.id })}>{pod.name}</TextLink>
                <div className={classes.quiet}>{pod.membershipName}</div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <MyPreviousSteps />
    </ListPage>
  );
}
