import type { LeaderCandidates, Pod, PodMember } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useGetLeaderCandidatesQuery } from '../../api/leadershipApi';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/ButtonLink';
import { ListPage } from '../../ui/pages/ListPage';
import { LoadError } from '../../ui/states/LoadError';
import { NotFoundNotice } from '../../ui/states/NotFoundNotice';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { PeopleList } from '../people/PeopleList';
import { PersonMenu } from '../people/PersonMenu';
import { podCrumbs } from '../podCrumbs';
import classes from '../pods.module.css';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';
import { ManageTabs } from './ManageTabs';

const text = words.admin;

export function PodAdministrationPage() {
  return (
    <WithPod isCandidate={({ can }) => can.removeMembers} skeleton={<RowsSkeleton />}>
      {(pod) => (pod.can.removeMembers ? <ManagePeople key={pod.id} pod={pod} /> : <NotFoundNotice />)}
    </WithPod>
  );
}

export function ManagePeople({ pod }: { pod: Pod }) {
  const choice = useGetLeaderCandidatesQuery({ id: pod.id });
  return (
    <ListPage title={text.title({ pod: pod.name })} crumbs={podCrumbs(pod, text.crumb)} intro={pod.membershipName}>
      <ManageTabs pod={pod} current="people" />
      {pod.leaderId === undefined && <NoLeader pod={pod} />}
      {choice.isError && <LoadError error={choice.error} onRetry={choice.refetch} title={text.candidatesFailed} />}
      <PeopleList
        pod={pod}
        isWaiting={choice.isLoading}
        acts={(person) => <Acts pod={pod} person={person} choice={choice.currentData} />}
      />
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

interface ActsProps {
  pod: Pod;
  person: PodMember;
  choice: LeaderCandidates | undefined;
}

function Acts({ pod, person, choice }: ActsProps) {
  const candidate = choice?.candidates.find(({ userId }) => userId === person.userId);
  const isAsked = choice?.openTransfer?.participantId === person.userId;
  return (
    <div className={classes.personActs}>
      {candidate?.leadsPodName !== undefined && (
        <span className={classes.note}>{words.candidate.leadsOther({ pod: candidate.leadsPodName })}</span>
      )}
      {isAsked && <Badge>{words.candidate.asked}</Badge>}
      <PersonMenu pod={pod} person={person} candidate={candidate} isAsked={isAsked} />
    </div>
  );
}
