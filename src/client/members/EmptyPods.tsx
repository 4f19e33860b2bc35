import { usePodPagesInfiniteQuery } from '../api/podsApi';
import type { Pod } from '../../contract/entities.gen';
import { ShowMore } from '../ui/lists/ListEnd';
import { QueryState } from '../ui/states/QueryState';
import { RowsSkeleton } from '../ui/states/skeletons';
import { useListedPages } from '../ui/lists/useListedPages';
import classes from './members.module.css';
import { PodHeading } from './PodHeading';

const idOf = ({ id }: Pod) => id;

/** The pods without members, at the end of the list of people, by name. */
export function EmptyPods({ membershipId }: { membershipId: string }) {
  const { query, rest } = useListedPages(usePodPagesInfiniteQuery({ id: membershipId, filter: 'empty' }), { idOf });
  return (
    <QueryState
      query={query}
      skeleton={<RowsSkeleton count={1} />}
      isEmpty={({ items }) => items.length === 0}
      empty={null}
    >
      {({ items }) => (
        <>
          <ul className={classes.emptyPods}>
            {items.map((pod) => (
              <li key={pod.id}>
                <PodHeading pod={{ ...pod, memberCount: pod.members.length }} />
              </li>
            ))}
          </ul>
          <ShowMore rest={rest} />
        </>
      )}
    </QueryState>
  );
}
