import type { Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useListMyPodsQuery } from '../api/podsApi';
import { MyLeadership } from '../leadership';
import { CalendarLink } from '../meetings';
import { useMyMemberships } from '../memberships';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { DisabledNotices } from '../ui/states/DisabledNotices';
import { EmptyState } from '../ui/states/EmptyState';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { RowsSkeleton } from '../ui/states/skeletons';
import { TextLink } from '../ui/TextLink';
import classes from './account.module.css';
import { words } from './words.gen';

const text = words.myPods;

export function MyPodsPanel() {
  const pods = useListMyPodsQuery();
  const memberships = useMyMemberships();
  const joinable = (memberships.currentData ?? []).filter(({ can }) => can.joinPod);
  const only = joinable.length === 1 ? joinable[0]?.id : undefined;
  return (
    <>
      <Section
        title={text.mine}
        action={
          joinable.length > 0 && (
            <ButtonLink to={pathTo(paths.podsJoin, { request: only })} variant="light">
              {text.join}
            </ButtonLink>
          )
        }
      >
        <QueryState
          query={pods}
          skeleton={<RowsSkeleton count={2} />}
          isEmpty={(list) => list.length === 0}
          empty={
            <DisabledNotices
              hasAccessElsewhere={(memberships.currentData ?? []).length > 0}
              otherwise={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
            />
          }
        >
          {(list) => (
            <ul className={classes.rows}>
              {list.map((pod) => (
                <PodRow key={pod.id} pod={pod} />
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
      {/* Waits for the content above, which would push the list down. */}
      {!pods.isLoading && (
        <>
          <QueryState query={memberships} skeleton={null}>
            {(list) => <MyLeadership memberships={list} />}
          </QueryState>
          {(memberships.currentData ?? memberships.error) !== undefined && <CalendarLink />}
        </>
      )}
    </>
  );
}

function PodRow({ pod: { id, name, membershipName, myRole, can } }: { pod: Pod }) {
  const subject = { pod: id };
  return (
    <li className={classes.pod}>
      <span className={classes.row}>
        <TextLink to={pathTo(paths.pod, subject)}>{name}</TextLink>
        {myRole && <Badge>{text.roles[myRole]}</Badge>}
      </span>
      <span className={classes.whose}>{membershipName}</span>
      <span className={classes.links}>
        {can.switch && (
          <ButtonLink
            to={pathTo(paths.podSwitch, subject)}
            variant="default"
            size="sm"
            aria-label={text.switchFrom({ pod: name })}
          >
            {text.switch}
          </ButtonLink>
        )}
        {myRole === 'leader' && !can.leave && (
          <ButtonLink
            to={pathTo(paths.leaderSwitch, subject)}
            variant="default"
            size="sm"
            aria-label={text.handOverWhich({ pod: name })}
          >
            {text.handOver}
          </ButtonLink>
        )}
        {can.leave && (
          <ButtonLink
            to={pathTo(paths.podLeave, subject)}
            variant="subtle"
            color="red"
            size="sm"
            aria-label={text.leaveWhich({ pod: name })}
          >
            {text.leave}
          </ButtonLink>
        )}
      </span>
    </li>
  );
}
