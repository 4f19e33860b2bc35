import type { ReactNode } from 'react';
import type { NextTinyStep, Pod, PodMember, StepResponses as Responses } from '../../../contract/entities.gen';
import { useListPodMembersQuery } from '../../api/podsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useListPodStepResponsesQuery, useListPodStepsQuery, useListPodStepStatusesQuery } from '../../api/stepsApi';
import { NudgeButton, StepResponses, StepStatusOf, StepSummary } from '../../steps';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/pages/Card';
import { EmptyState } from '../../ui/states/EmptyState';
import { ListPage } from '../../ui/pages/ListPage';
import { LoadError } from '../../ui/states/LoadError';
import { PersonHeader } from '../../ui/pages/PersonHeader';
import { QueryState } from '../../ui/states/QueryState';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { WithPod } from '../WithPod';
import { participantPath, podCrumbs } from '../podCrumbs';
import classes from '../pods.module.css';
import { useStepsEnabled } from '../useStepsEnabled';
import { words } from '../words';
import { memberRole } from './PodMembersSection';

const text = words.participants;

/** /pod/participants: the names and, for people in the pod, also the commitments (rule pods.privacy). */
export function ParticipantsPage() {
  return <WithPod skeleton={<RowsSkeleton />}>{(pod) => <Participants key={pod.id} pod={pod} />}</WithPod>;
}

function Participants({ pod }: { pod: Pod }) {
  const areStepsOn = useStepsEnabled(pod.membershipId);
  const members = useListPodMembersQuery({ id: pod.id });
  const steps = useListPodStepsQuery({ id: pod.id, current: true }, { skip: !areStepsOn || !pod.can.seeSteps });
  const responses = useListPodStepResponsesQuery({ id: pod.id }, { skip: !areStepsOn || !pod.can.seeSteps });
  const statuses = useListPodStepStatusesQuery({ id: pod.id }, { skip: !areStepsOn || pod.can.seeSteps });
  const failed = [steps, responses, statuses].find(({ isError }) => isError);
  // Waits until cards are complete, since a step that loads later would push the rest down.
  const isWaiting = steps.isLoading || responses.isLoading || statuses.isLoading;
  return (
    <ListPage title={text.title} crumbs={podCrumbs(pod, text.title)}>
      {failed && <LoadError error={failed.error} onRetry={failed.refetch} title={text.stepsFailed} />}
      <QueryState
        query={members}
        isWaiting={isWaiting}
        skeleton={<RowsSkeleton />}
        isEmpty={(people) => people.length === 0}
        empty={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      >
        {(people) => (
          <ul className={classes.grid}>
            {people.map((person) => (
              <Participant
                key={person.userId}
                person={person}
                isInvited={pod.assistantId === person.userId}
                to={pod.can.removeMembers ? participantPath(pod, person) : undefined}
                step={steps.currentData?.find((one) => one.userId === person.userId)}
                responses={responses.currentData}
                status={statuses.currentData && <StepStatusOf statuses={statuses.currentData} userId={person.userId} />}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </ListPage>
  );
}

interface ParticipantProps {
  person: PodMember;
  isInvited: boolean;
  /** The page about the person, for staff and leaders. */
  to: string | undefined;
  step: NextTinyStep | undefined;
  /** To all steps of the pod; undefined for users who may not read them. */
  responses: readonly Responses[] | undefined;
  /** The status of the person's step, for users who may not read it. */
  status: ReactNode;
}

function Participant({ person, isInvited, to, step, responses, status }: ParticipantProps) {
  const { data: me } = useGetMyUserQuery();
  const role = memberRole(person, isInvited);
  return (
    <Card as="li">
      <div className={classes.card}>
        <PersonHeader
          person={person}
          to={to}
          badge={role && <Badge tone="primary">{role}</Badge>}
          bio={{ text: person.bio, none: text.noBio }}
        />
        {step && (
          <div className={classes.step}>
            <StepSummary step={step} />
            <NudgeButton person={person} />
            {step.status !== 'NotSet' && responses && (
              <StepResponses
                step={step}
                responses={responses.find(({ stepId }) => stepId === step.id)}
                of={me?.id === person.userId ? undefined : person.firstName}
              />
            )}
          </div>
        )}
        {status}
      </div>
    </Card>
  );
}
