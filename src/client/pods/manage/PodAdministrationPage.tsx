import { VisuallyHidden } from '@mantine/core';
import type { LeaderCandidates, Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useGetLeaderCandidatesQuery } from '../../api/leadershipApi';
import { useListPodMembersQuery } from '../../api/podsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/pages/Card';
import { EmptyState } from '../../ui/states/EmptyState';
import { fullName } from '../../ui/people/fullName';
import { ListPage } from '../../ui/pages/ListPage';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { PersonHeader } from '../../ui/pages/PersonHeader';
import { QueryState } from '../../ui/states/QueryState';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { podAdminCrumbs } from '../podCrumbs';
import { RoleBadge } from '../PodCardHeader';
import classes from '../pods.module.css';
import { WithPod } from '../WithPod';
import { words } from '../words';
import { CandidateAction } from './CandidateAction';

const text = words.admin;

/** /pods/admin: the leader and each member, with links to remove or reassign them. */
export function PodAdministrationPage() {
  return (
    <WithPod isCandidate={({ can }) => can.removeMembers} skeleton={<RowsSkeleton />}>
      {(pod) => (pod.can.removeMembers ? <Administration key={pod.id} pod={pod} /> : <NotFoundNotice />)}
    </WithPod>
  );
}

function Administration({ pod }: { pod: Pod }) {
  const members = useListPodMembersQuery({ id: pod.id });
  const choice = useGetLeaderCandidatesQuery({ id: pod.id });
  return (
    <ListPage title={text.administration} crumbs={podAdminCrumbs(pod, text.administration)} intro={pod.name}>
      {pod.leaderId === undefined && <NoLeader pod={pod} />}
      <QueryState
        query={members}
        skeleton={<RowsSkeleton />}
        isEmpty={(people) => people.length === 0}
        empty={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      >
        {(people) => (
          <QueryState query={choice} skeleton={<RowsSkeleton />}>
            {(loaded) => (
              <ul className={classes.list}>
                {people.map((person) => (
                  <PersonRow key={person.userId} pod={pod} person={person} choice={loaded} />
                ))}
              </ul>
            )}
          </QueryState>
        )}
      </QueryState>
    </ListPage>
  );
}

function NoLeader({ pod }: { pod: Pod }) {
  return (
    <div className={classes.row}>
      <p className={classes.grow}>{text.leaderNone}</p>
      <ButtonLink to={pathTo(paths.leaderSwitch, { pod: pod.id })}>{text.chooseLeader}</ButtonLink>
      {pod.can.delete && (
        <ButtonLink to={pathTo(paths.podsAdminRemoveLeader, { pod: pod.id })} variant="outline" color="red">
          {words.removeLeader.verbNoLeader}
        </ButtonLink>
      )}
    </div>
  );
}

interface PersonInPod {
  pod: Pod;
  person: PodMember;
  /** The candidates to lead. */
  choice: LeaderCandidates;
}

function PersonRow({ pod, person, choice }: PersonInPod) {
  return (
    <Card as="li">
      <div className={classes.row}>
        <div className={classes.grow}>
          <PersonHeader
            person={person}
            badge={<RoleBadge role={person.leader ? 'leader' : person.assistant ? 'assistant' : 'participant'} />}
          />
        </div>
        {person.leader ? <LeaderLinks pod={pod} /> : <MemberLinks pod={pod} person={person} choice={choice} />}
      </div>
    </Card>
  );
}

/** Removing the leader deletes the pod, and is possible only once nobody else is in it (rule pods.deletion). */
function LeaderLinks({ pod }: { pod: Pod }) {
  if (!pod.can.delete) return null;
  return (
    <ButtonLink to={pathTo(paths.podsAdminRemoveLeader, { pod: pod.id })} variant="outline" color="red">
      {text.removeLeader}
    </ButtonLink>
  );
}

function MemberLinks({ pod, person, choice: { candidates, openTransfer } }: PersonInPod) {
  const candidate = candidates.find(({ userId }) => userId === person.userId);
  const here = { pod: pod.id, person: person.userId };
  // Screen readers need the name to tell these buttons apart.
  const hiddenName = <VisuallyHidden> ({fullName(person)})</VisuallyHidden>;
  return (
    <div className={classes.actions}>
      {candidate?.leadsPodName !== undefined && (
        <span className={classes.note}>{words.candidate.leadsOther(candidate.leadsPodName)}</span>
      )}
      {candidate && (
        <CandidateAction podId={pod.id} candidate={candidate} isAsked={openTransfer?.participantId === person.userId} />
      )}
      <ButtonLink to={pathTo(paths.podsAdminRemove, here)} variant="outline" color="red">
        {text.remove}
        {hiddenName}
      </ButtonLink>
    </div>
  );
}
