import { skipToken } from '@reduxjs/toolkit/query';
import type { NextTinyStep, Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useListPodMembersQuery } from '../../api/podsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { useListPodStepsQuery } from '../../api/stepsApi';
import { NudgeButton, StepLine } from '../../steps';
import { ButtonLink } from '../../ui/ButtonLink';
import { Link } from '../../ui/Link';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { joinWithSeparator } from '../../ui/separator';
import { RowsSkeleton } from '../../ui/states/skeletons';
import classes from '../pods.module.css';
import { words } from '../words.gen';

const text = words.view;

export const maySeeMembers = ({ myRole, can }: Pod) => myRole !== undefined || can.edit;

export function PodMembersSection({ pod, withSteps }: { pod: Pod; withSteps: boolean }) {
  return (
    <Section
      title={text.people}
      action={
        maySeeMembers(pod) && (
          <ButtonLink
            to={pathTo(paths.podParticipants, { pod: pod.id })}
            variant="subtle"
            size="sm"
            className={classes.sectionAct}
          >
            {text.all}
          </ButtonLink>
        )
      }
    >
      <p className={classes.quiet}>
        {joinWithSeparator(
          words.people({ count: pod.members.length }),
          words.places({ count: pod.seatsAvailable }),
          pod.waitlist > 0 && words.waiting({ count: pod.waitlist }),
        )}
      </p>
      {maySeeMembers(pod) ? (
        <Members pod={pod} seesSteps={withSteps && pod.can.seeSteps} />
      ) : (
        <p>{pod.leaderName ? words.ledBy({ name: pod.leaderName }) : words.noLeader}</p>
      )}
    </Section>
  );
}

function Members({ pod, seesSteps }: { pod: Pod; seesSteps: boolean }) {
  const members = useListPodMembersQuery({ id: pod.id });
  const steps = useListPodStepsQuery(seesSteps ? { id: pod.id, current: true } : skipToken);
  return (
    <QueryState
      query={members}
      // A step's text that appeared later would look like a change.
      isWaiting={steps.isLoading}
      skeleton={<RowsSkeleton count={Math.min(pod.members.length, 6)} />}
    >
      {(people) => (
        <>
          {pod.leaderId === undefined && <p>{words.noLeader}</p>}
          <ul className={classes.rows}>
            {people.map((person) => (
              <MemberRow
                key={person.userId}
                membershipId={pod.membershipId}
                person={person}
                isInvited={pod.assistantId === person.userId}
                description={descriptionOf(person, steps.currentData)}
              />
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}

/** The lists of people and of steps are refetched apart: the words of a step go with its own status only. */
function descriptionOf({ step }: PodMember, steps: readonly NextTinyStep[] = []): string | undefined {
  return steps.find(({ id, status }) => id === step?.id && status === step.status)?.description;
}

export function memberRole(person: Pick<PodMember, 'leader' | 'assistant'>, isInvited: boolean): string | undefined {
  if (person.leader) return text.leader;
  if (person.assistant) return text.assistant;
  return isInvited ? text.asked : undefined;
}

interface MemberRowProps {
  membershipId: string;
  person: PodMember;
  isInvited: boolean;
  description: string | undefined;
}

function MemberRow({ membershipId, person, isInvited, description }: MemberRowProps) {
  const { data: me } = useGetMyUserQuery();
  const notes = joinWithSeparator(memberRole(person, isInvited), me?.id === person.userId && text.you);
  return (
    <li className={classes.personRow}>
      <PersonAvatar person={person} />
      <div className={classes.personLines}>
        <p>
          <Link
            className={classes.personLink}
            to={pathTo(paths.bio, { membership: membershipId, person: person.userId })}
          >
            {fullName(person)}
          </Link>
          {notes && <span className={classes.quiet}> {notes}</span>}
        </p>
        {person.step && <StepLine step={{ ...person.step, description }} />}
      </div>
      <div className={classes.nudge}>
        <NudgeButton person={person} />
      </div>
    </li>
  );
}
