import type { Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useListPodStepsQuery } from '../../api/stepsApi';
import { PreviousSteps, StepSkeleton, StepStatusBadge, StepSummary } from '../../steps';
import { ButtonLink } from '../../ui/ButtonLink';
import { DetailPage } from '../../ui/pages/DetailPage';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { Time } from '../../ui/Time';
import { fullName } from '../../ui/people/fullName';
import { participantCrumbs } from '../podCrumbs';
import classes from '../pods.module.css';
import { useStepsEnabled } from '../useStepsEnabled';
import { words } from '../words.gen';
import { ParticipantActs } from './ParticipantActs';
import { WithParticipant } from './WithParticipant';

const text = words.participant;

export function ParticipantPage() {
  return <WithParticipant>{(pod, person) => <Participant pod={pod} person={person} />}</WithParticipant>;
}

function roleIn(pod: Pod, person: PodMember): string {
  if (person.leader) return text.leaderOf({ pod: pod.name });
  return person.assistant ? text.assistantOf({ pod: pod.name }) : text.participantOf({ pod: pod.name });
}

function Participant({ pod, person }: { pod: Pod; person: PodMember }) {
  const withSteps = useStepsEnabled(pod.membershipId);
  return (
    <DetailPage title={fullName(person)} crumbs={participantCrumbs(pod, person)} intro={roleIn(pod, person)}>
      <Section title={text.about}>
        <div className={classes.person}>
          <PersonAvatar person={person} size="portrait" />
          <div className={classes.names}>
            <p dir="auto" className={person.bio ? classes.bio : classes.quiet}>
              {person.bio || words.participants.noBio}
            </p>
          </div>
        </div>
        <p className={classes.quiet}>
          {text.joined} <Time at={Math.floor(person.joined / 1000)} />
        </p>
      </Section>
      {withSteps && (
        <Section title={text.step}>
          {pod.can.seeSteps ? (
            <StepOf pod={pod} person={person} />
          ) : (
            person.step && (
              <div className={classes.actions}>
                <StepStatusBadge step={person.step} />
              </div>
            )
          )}
        </Section>
      )}
      {person.leader ? <LeaderActs pod={pod} person={person} /> : <ParticipantActs pod={pod} person={person} />}
      {withSteps && pod.can.seeSteps && (
        <PreviousSteps podId={pod.id} userId={person.userId} title={text.previous} none={text.noPrevious} />
      )}
    </DetailPage>
  );
}

function StepOf({ pod, person }: { pod: Pod; person: PodMember }) {
  const steps = useListPodStepsQuery({ id: pod.id, userId: person.userId, current: true });
  return (
    <QueryState query={steps} skeleton={<StepSkeleton />}>
      {([step]) => step && <StepSummary step={step} withGoal />}
    </QueryState>
  );
}

function LeaderActs({ pod, person }: { pod: Pod; person: PodMember }) {
  return (
    <Section title={text.lead}>
      <p>{text.leads({ name: person.firstName, pod: pod.name })}</p>
      <div className={classes.actions}>
        <ButtonLink to={pathTo(paths.leaderSwitch, { pod: pod.id })} variant="default">
          {words.admin.makeOther}
        </ButtonLink>
        {pod.can.demoteLeader && (
          <ButtonLink
            to={pathTo(paths.leaderDemote, { membership: pod.membershipId, leader: person.userId })}
            variant="outline"
            color="red"
          >
            {text.unassignLeader}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
