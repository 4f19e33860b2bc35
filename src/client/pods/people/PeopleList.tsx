import type { ReactNode } from 'react';
import type { NextTinyStep, Pod, PodMember, StepResponses as Responses } from '../../../contract/entities.gen';
import { useListPodMembersQuery } from '../../api/podsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useListPodStepResponsesQuery, useListPodStepsQuery } from '../../api/stepsApi';
import { NudgeButton, StepResponses, StepStatusBadge, StepSummary } from '../../steps';
import { Badge } from '../../ui/Badge';
import { RowMenu } from '../../ui/menu/RowMenu';
import { Card } from '../../ui/pages/Card';
import { PersonHeader } from '../../ui/pages/PersonHeader';
import { fullName } from '../../ui/people/fullName';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadError } from '../../ui/states/LoadError';
import { QueryState } from '../../ui/states/QueryState';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { participantPath } from '../podCrumbs';
import classes from '../pods.module.css';
import { useStepsEnabled } from '../useStepsEnabled';
import { words } from '../words.gen';
import { memberRole } from './PodMembersSection';
import { actsAgainst } from './actsAgainst';

const text = words.participants;

interface PeopleListProps {
  pod: Pod;
  acts?: (person: PodMember) => ReactNode;
  isWaiting?: boolean;
}

/** Staff see only the steps' status (rule pods.privacy). */
export function PeopleList({ pod, acts, isWaiting }: PeopleListProps) {
  const seesSteps = useStepsEnabled(pod.membershipId) && pod.can.seeSteps;
  const members = useListPodMembersQuery({ id: pod.id });
  const steps = useListPodStepsQuery({ id: pod.id, current: true }, { skip: !seesSteps });
  const responses = useListPodStepResponsesQuery({ id: pod.id }, { skip: !seesSteps });
  const failed = [steps, responses].find(({ isError }) => isError);
  return (
    <>
      {failed && <LoadError error={failed.error} onRetry={failed.refetch} title={text.stepsFailed} />}
      <QueryState
        query={members}
        // A step that loads later would push the rest down.
        isWaiting={isWaiting || steps.isLoading || responses.isLoading}
        skeleton={<RowsSkeleton />}
        isEmpty={(people) => people.length === 0}
        empty={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      >
        {(people) => (
          <ul className={classes.grid}>
            {people.map((person) => (
              <PersonCard
                key={person.userId}
                person={person}
                isInvited={pod.assistantId === person.userId}
                to={pod.can.removeMembers ? participantPath(pod, person) : undefined}
                acts={acts ? acts(person) : <ActsMenu pod={pod} person={person} />}
                step={steps.currentData?.find((one) => one.userId === person.userId)}
                responses={responses.currentData}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}

function ActsMenu({ pod, person }: { pod: Pod; person: PodMember }) {
  const { data: me } = useGetMyUserQuery();
  if (!me || me.id === person.userId) return null;
  return <RowMenu label={words.admin.actsOn({ name: fullName(person) })} acts={actsAgainst(pod, person)} />;
}

interface PersonCardProps {
  person: PodMember;
  isInvited: boolean;
  to: string | undefined;
  acts: ReactNode;
  step: NextTinyStep | undefined;
  responses: readonly Responses[] | undefined;
}

function PersonCard({ person, isInvited, to, acts, step, responses }: PersonCardProps) {
  const { data: me } = useGetMyUserQuery();
  const role = memberRole(person, isInvited);
  return (
    <Card as="li">
      <div className={classes.card}>
        <div className={classes.personLine}>
          <PersonHeader
            person={person}
            to={to}
            badge={role && <Badge tone="primary">{role}</Badge>}
            bio={{ text: person.bio, none: text.noBio }}
          />
          {acts}
        </div>
        {step && (
          <div className={classes.step}>
            <StepSummary step={step} />
            <NudgeButton person={person} />
            {step.status !== 'NotSet' && responses && (
              <StepResponses
                step={step}
                responses={responses.find(({ stepId }) => stepId === step.id)}
                ownerName={me?.id === person.userId ? undefined : person.firstName}
              />
            )}
          </div>
        )}
        {!step && person.step && (
          <div className={classes.actions}>
            <StepStatusBadge step={person.step} />
          </div>
        )}
      </div>
    </Card>
  );
}
