import type { BulkAction, Membership } from '../../contract/entities.gen';
import { membersPath, pageLinks } from '../../domain/links';
import { useBulkActionPagesInfiniteQuery } from '../api/bulkApi';
import { membershipCrumbs, WithMembership } from '../memberships';
import { ButtonLink } from '../ui/ButtonLink';
import { Link } from '../ui/Link';
import { ListEnd } from '../ui/lists/ListEnd';
import { useListedPages } from '../ui/lists/useListedPages';
import { ListPage } from '../ui/pages/ListPage';
import { joinWithSeparator } from '../ui/separator';
import { EmptyState } from '../ui/states/EmptyState';
import { QueryState } from '../ui/states/QueryState';
import { RowsSkeleton } from '../ui/states/skeletons';
import classes from './bulk.module.css';
import { useBulkActionDetails } from './BulkActionPage';
import { progressText } from './BulkProgress';
import { words } from './words.gen';

const text = words.progress;

export function BulkActionsPage() {
  return (
    <WithMembership can="manageMembers">
      {(membership) => <BulkActions key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

const idOf = ({ id }: BulkAction) => id;

function BulkActions({ membership }: { membership: Membership }) {
  const { query, rest } = useListedPages(useBulkActionPagesInfiniteQuery({ id: membership.id }), { idOf });
  return (
    <ListPage title={text.list} crumbs={membershipCrumbs(membership, { label: text.crumb })} intro={text.listIntro}>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={text.none}
            action={<ButtonLink to={membersPath(membership.id, 'people')}>{text.toPeople}</ButtonLink>}
          >
            {text.noneWhy}
          </EmptyState>
        }
      >
        {({ items }) => (
          <div>
            <ul className={classes.list}>
              {items.map((action) => (
                <li key={action.id}>
                  <Row action={action} />
                </li>
              ))}
            </ul>
            <ListEnd rest={rest} />
          </div>
        )}
      </QueryState>
    </ListPage>
  );
}

function Row({ action }: { action: BulkAction }) {
  const details = useBulkActionDetails(action);
  return (
    <Link className={classes.link} to={pageLinks.bulkAction(action.id)}>
      <b>{words.titles[action.kind]}</b>
      <span className={classes.quiet}>{joinWithSeparator(progressText(action), details)}</span>
    </Link>
  );
}
