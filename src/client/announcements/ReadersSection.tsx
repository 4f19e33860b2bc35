import { NativeSelect } from '@mantine/core';
import type { AnnouncementCounts, AnnouncementRecipient } from '../../contract/entities.gen';
import { useAnnouncementRecipientPagesInfiniteQuery } from '../api/announcementsApi';
import { ShowMore } from '../ui/lists/ListEnd';
import { useAddressQuery } from '../ui/lists/useAddressQuery';
import { useListedPages } from '../ui/lists/useListedPages';
import { Section } from '../ui/pages/Section';
import { fullName } from '../ui/people/fullName';
import { PersonAvatar } from '../ui/people/PersonAvatar';
import { QueryState } from '../ui/states/QueryState';
import { RowsSkeleton } from '../ui/states/skeletons';
import { Time } from '../ui/Time';
import classes from './announcements.module.css';
import { Progress } from './Progress';
import { words } from './words.gen';

const text = words.page;

const FILTER_KEY = 'readers';

const filters = ['all', 'read', 'unread'] as const;
type Filter = (typeof filters)[number];

const readOf: Record<Filter, { read?: boolean }> = { all: {}, read: { read: true }, unread: { read: false } };

const idOf = ({ userId }: AnnouncementRecipient) => userId;

interface ReadersSectionProps {
  announcementId: string;
  counts: AnnouncementCounts;
  isWithdrawn: boolean;
}

export function ReadersSection({ announcementId: id, counts, isWithdrawn }: ReadersSectionProps) {
  const { query: address, change } = useAddressQuery();
  const filter = filters.find((one) => one === address.get(FILTER_KEY)) ?? 'all';
  const answer = useAnnouncementRecipientPagesInfiniteQuery({ id, ...readOf[filter] });
  const { query, rest } = useListedPages(answer, { idOf });
  return (
    <Section title={text.readers}>
      <Progress counts={counts} isWithdrawn={isWithdrawn} />
      <NativeSelect
        label={text.show}
        value={filter}
        data={filters.map((value) => ({ value, label: text.filters[value] }))}
        onChange={({ target }) => change({ [FILTER_KEY]: target.value === 'all' ? undefined : target.value })}
      />
      <QueryState
        query={query}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.quiet}>{text.nobody}</p>}
      >
        {({ items }) => (
          <>
            <ul className={classes.people}>
              {items.map((person) => (
                <ReaderRow key={person.userId} person={person} />
              ))}
            </ul>
            <ShowMore rest={rest} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

function ReaderRow({ person }: { person: AnnouncementRecipient }) {
  const { told, read } = person;
  const at = read ?? told;
  return (
    <li className={classes.person}>
      <PersonAvatar person={person} />
      <div className={classes.names}>
        <p>{fullName(person)}</p>
        <p className={classes.quiet}>
          {at === undefined ? (
            text.waiting
          ) : (
            <>
              {read === undefined ? text.toldAt : text.readAt} <Time at={Math.floor(at / 1000)} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}
