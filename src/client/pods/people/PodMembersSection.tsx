import type { Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useListPodMembersQuery } from '../../api/podsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { NudgeButton } from '../../steps';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { joinWithSeparator } from '../../ui/separator';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { TextLink } from '../../ui/TextLink';
import classes from '../pods.module.css';
import { words } from '../words';

const text = words.view;

export const maySeeMembers = ({ myRole, can }: Pod) => myRole !== undefined || can.edit;

export function PodMembersSection({ pod }: { pod: Pod }) {
  return (
    <Section
      title={text.people}
      action={maySeeMembers(pod) && <TextLink to={pathTo(paths.podParticipants, { pod: pod.id })}>{text.all}</TextLink>}
    >
      <p className={classes.quiet}>
        {joinWithSeparator(
          words.people(pod.members.length),
          words.places(pod.seatsAvailable),
          pod.waitlist > 0 && words.waiting(pod.waitlist),
        )}
      </p>
      {maySeeMembers(pod) ? (
        <Members pod={pod} />
      ) : (
        <p>{pod.leaderName ? words.ledBy(pod.leaderName) : words.noLeader}</p>
      )}
    </Section>
  );
}

function Members({ pod }: { pod: Pod }) {
  const members = useListPodMembersQuery({ id: pod.id });
  return (
    <QueryState query={members} skeleton={<RowsSkeleton count={Math.min(pod.members.length, 6)} />}>
      {(people) => (
        <>
          {pod.leaderId === undefined && <p>{words.noLeader}</p>}
          <ul className={classes.people}>
            {people.map((person) => (
              <MemberRow
                key={person.userId}
                membershipId={pod.membershipId}
                person={person}
                isInvited={pod.assistantId === person.userId}
              />
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
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
}

function MemberRow({ membershipId, person, isInvited }: MemberRowProps) {
  const { data: me } = useGetMyUserQuery();
  const notes = joinWithSeparator(memberRole(person, isInvited), me?.id === person.userId && text.you);
  return (
    <li className={classes.person}>
      <PersonAvatar person={person} />
      <div className={classes.names}>
        <TextLink to={pathTo(paths.bio, { membership: membershipId, person: person.userId })}>
          {person.firstName} {person.lastName}
        </TextLink>
        {notes && <div className={classes.quiet}>{notes}</div>}
        {person.step?.status === 'NotSet' && (
          <>
            <div className={classes.quiet}>{text.noStep}</div>
            <NudgeButton person={person} />
          </>
        )}
      </div>
    </li>
  );
}
