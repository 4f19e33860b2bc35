import { useEffect } from 'react';
import type { Announcement } from '../../contract/entities.gen';
import { isUnderWay } from '../../domain/announcements/audience';
import { paths, pathTo } from '../../domain/links';
import { membershipPlaces } from '../ui/places/places';
import { useGetAnnouncementQuery, useReadAnnouncementMutation } from '../api/announcementsApi';
import { membershipCrumbs } from '../memberships';
import { Card } from '../ui/pages/Card';
import { DetailPage, UntitledDetailPage } from '../ui/pages/DetailPage';
import { SEPARATOR } from '../ui/separator';
import { EmptyState } from '../ui/states/EmptyState';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { Time } from '../ui/Time';
import { AnnouncementText } from './AnnouncementText';
import { ReadersSection } from './ReadersSection';
import { usePolling } from '../ui/usePolling';
import { WithdrawSection } from './WithdrawSection';
import { words } from './words.gen';

const text = words.page;

export function AnnouncementPage() {
  const { id } = useSubject('announcement');
  return id === undefined ? <NotFoundNotice /> : <NamedAnnouncement key={id} id={id} />;
}

const skeleton = (
  <UntitledDetailPage>
    <FieldsSkeleton count={3} />
  </UntitledDetailPage>
);

function NamedAnnouncement({ id }: { id: string }) {
  const { pollingInterval, pollWhile } = usePolling();
  const announcement = useGetAnnouncementQuery({ id }, { pollingInterval });
  const { counts, withdrawn } = announcement.currentData ?? {};
  pollWhile(counts !== undefined && isUnderWay(counts) && !withdrawn);
  return (
    <QueryState query={announcement} skeleton={skeleton}>
      {(shown) => <Shown announcement={shown} />}
    </QueryState>
  );
}

function useNoteReading(id: string, isWithdrawn: boolean): void {
  const [read] = useReadAnnouncementMutation();
  useEffect(() => {
    if (!isWithdrawn) void read({ id });
  }, [id, isWithdrawn, read]);
}

function Shown({ announcement }: { announcement: Announcement }) {
  const { id, membershipId, membershipName, title, created, authorName, can, counts, withdrawn = false } = announcement;
  useNoteReading(id, withdrawn);
  const shownTitle = title || words.withdrawnTitle;
  const list = {
    label: membershipPlaces.announcements.name,
    to: pathTo(paths.announcements, { membership: membershipId }),
  };
  return (
    <DetailPage
      title={shownTitle}
      crumbs={membershipCrumbs({ id: membershipId, name: membershipName }, ...(can.manage ? [list] : []), {
        label: shownTitle,
      })}
      intro={
        <>
          {authorName !== undefined && text.writtenBy({ name: authorName }) + SEPARATOR}
          <Time at={Math.floor(created / 1000)} />
        </>
      }
    >
      {withdrawn ? (
        <EmptyState title={text.gone}>{text.goneWhy}</EmptyState>
      ) : (
        <Card as="article">
          <AnnouncementText text={announcement.text} />
        </Card>
      )}
      {can.manage && counts && <ReadersSection announcementId={id} counts={counts} isWithdrawn={withdrawn} />}
      {can.manage && !withdrawn && <WithdrawSection announcementId={id} />}
    </DetailPage>
  );
}
