import type { ReactNode } from 'react';
import type { Member } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/pages/Section';
import { TextLink } from '../../ui/TextLink';
import classes from '../members.module.css';
import { words } from '../words.gen';

const text = words.member;

export function MemberPods({ membershipId, member }: { membershipId: string; member: Member }) {
  const { firstName, userId, leaderOfPodId, leaderOfPodName, podId, podName, assistant } = member;
  return (
    <Section title={text.pods}>
      {!leaderOfPodId && !podId && <p>{text.noPods({ firstName })}</p>}
      {leaderOfPodId && leaderOfPodName && (
        <PodLine id={leaderOfPodId} name={leaderOfPodName} role={text.roles.leader}>
          <ButtonLink
            variant="default"
            size="sm"
            to={pathTo(paths.leaderDemote, { membership: membershipId, leader: userId })}
          >
            {text.unassign}
          </ButtonLink>
        </PodLine>
      )}
      {podId && podName && (
        <PodLine id={podId} name={podName} role={assistant ? text.roles.assistant : text.roles.participant} />
      )}
      {!member.disabled && (
        <div>
          <ButtonLink
            variant="default"
            size="sm"
            to={pathTo(paths.memberPlace, { membership: membershipId, person: userId })}
          >
            {podId ? text.moveToPod : text.putInPod}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

interface PodLineProps {
  id: string;
  name: string;
  role: string;
  children?: ReactNode;
}

function PodLine({ id, name, role, children }: PodLineProps) {
  return (
    <div className={classes.waiting}>
      <span className={classes.who}>
        <TextLink to={pathTo(paths.pod, { pod: id })}>{name}</TextLink>
        <span className={classes.quiet}>{role}</span>
      </span>
      {children}
    </div>
  );
}
