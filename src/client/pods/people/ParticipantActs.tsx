import type { Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/pages/Section';
import classes from '../pods.module.css';
import { words } from '../words.gen';

const text = words.participant;

interface PersonInPod {
  pod: Pod;
  person: PodMember;
}

export function ParticipantActs({ pod, person }: PersonInPod) {
  const here = { pod: pod.id, person: person.userId };
  return (
    <>
      {pod.can.assignAssistant && <Assistance pod={pod} person={person} />}
      {pod.can.offerTransfer && (
        <Section title={text.lead}>
          <p className={classes.quiet}>{text.leadWhy({ name: person.firstName })}</p>
          <div className={classes.actions}>
            <ButtonLink to={pathTo(paths.leaderSwitch, here)} variant="default">
              {words.candidate.makeLeader}
            </ButtonLink>
          </div>
        </Section>
      )}
      <Section title={text.place}>
        <div className={classes.actions}>
          <ButtonLink to={pathTo(paths.podParticipantRemove, here)} variant="outline" color="red">
            {text.remove}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

function Assistance({ pod, person }: PersonInPod) {
  const here = { pod: pod.id, person: person.userId };
  const isNamed = pod.assistantId === person.userId;
  const explanation = person.assistant
    ? text.assists({ name: person.firstName, withTheirLink: pod.scheduledMeeting.isAssistantLink === true })
    : text.asked({ name: person.firstName });
  return (
    <Section title={text.assistant}>
      <p className={classes.quiet}>{isNamed ? explanation : text.assistantWhy}</p>
      <div className={classes.actions}>
        {isNamed ? (
          <ButtonLink to={pathTo(paths.podParticipantUnassign, here)} variant="default">
            {person.assistant ? text.unassign : text.withdraw}
          </ButtonLink>
        ) : (
          <ButtonLink to={pathTo(paths.podParticipantAssign, here)}>{text.assign}</ButtonLink>
        )}
      </div>
    </Section>
  );
}
