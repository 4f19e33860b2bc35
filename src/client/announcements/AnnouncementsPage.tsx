import { Title } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import type { AnnouncementSummary, Membership } from '../../contract/entities.gen';
import { isUnderWay } from '../../domain/announcements/audience';
import { announcementPath, newAnnouncementPath } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { useAnnouncementPagesInfiniteQuery } from '../api/announcementsApi';
import { membershipCrumbs, WithMembership } from '../memberships';
import { ButtonLink } from '../ui/ButtonLink';
import { Link } from '../ui/Link';
import { ListEnd } from '../ui/lists/ListEnd';
import { useListedPages } from '../ui/lists/useListedPages';
import { ListPage } from '../ui/pages/ListPage';
import { joinWithSeparator } from '../ui/separator';
import { EmptyState } from '../ui/states/EmptyState';
import { QueryState } from '../ui/states/QueryState';
import { LinesSkeleton, ListPageSkeleton } from '../ui/states/skeletons';
import { Time } from '../ui/Time';
import classes from './announcements.module.css';
import { Progress } from './Progress';
import { usePolling } from '../ui/usePolling';
import { words } from './words.gen';

const idOf = ({ id }: AnnouncementSummary) => id;

const skeleton = (
  <ListPageSkeleton>
    <LinesSkeleton />
  </ListPageSkeleton>
);

export function AnnouncementsPage() {
  return (
    <WithMembership can="edit" skeleton={skeleton}>
      {(membership) => <Announcements key={membership.id} membership={membership} />}
    </WithMembership>
  );
}

function Announcements({ membership }: { membership: Membership }) {
  const { id } = membership;
  const { pollingInterval, pollWhile } = usePolling();
  const answer = useAnnouncementPagesInfiniteQuery({ id }, { pollingInterval });
  const { query, rest } = useListedPages(answer, { idOf });
  pollWhile(query.currentData?.items.some(({ counts }) => isUnderWay(counts)) ?? false);
  const add = <ButtonLink to={newAnnouncementPath(id)}>{words.add}</ButtonLink>;
  const isEmpty = query.currentData?.items.length === 0;
  return (
    <ListPage
      title={membershipPlaces.announcements.name}
      intro={words.intro}
      crumbs={membershipCrumbs(membership, { label: membershipPlaces.announcements.name })}
      actions={!isEmpty && add}
    >
      <QueryState
        query={query}
        skeleton={<LinesSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon={<IconSpeakerphone size={32} stroke={1.5} aria-hidden />} title={words.none} action={add}>
            {words.noneWhy}
          </EmptyState>
        }
      >
        {({ items }) => (
          <>
            <ul className={classes.rows}>
              {items.map((announcement) => (
                <AnnouncementRow key={announcement.id} announcement={announcement} />
              ))}
            </ul>
            <ListEnd rest={rest} />
          </>
        )}
      </QueryState>
    </ListPage>
  );
}

function AnnouncementRow({ announcement }: { announcement: AnnouncementSummary }) {
  const { id, title, created, audience, chosen, authorName, counts, withdrawn = false } = announcement;
  return (
    <li className={classes.row}>
      <span className={classes.when}>
        <Time at={Math.floor(created / 1000)} isShort />
      </span>
      <div className={classes.what}>
        <Title order={2} size="h4" className={classes.title}>
          <Link className={classes.link} to={announcementPath(id)}>
            {title || words.withdrawnTitle}
          </Link>
        </Title>
        <p className={classes.quiet}>
          {joinWithSeparator(
            words.audiences[audience]({ chosen }),
            authorName !== undefined && words.by({ name: authorName }),
          )}
        </p>
      </div>
      <Progress counts={counts} isWithdrawn={withdrawn} />
    </li>
  );
}
