import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Pod } from '../../contract/entities.gen';
import { subjectKeys, withQuery } from '../../domain/links';
import { usePodPagesInfiniteQuery } from '../api/podsApi';
import { Link } from '../ui/Link';
import { ListEnd } from '../ui/lists/ListEnd';
import { useListedPages } from '../ui/lists/useListedPages';
import { SearchField } from '../ui/lists/SearchField';
import type { PageHeaderProps } from '../ui/pages/PageHeader';
import { ListPage } from '../ui/pages/ListPage';
import { EmptyState } from '../ui/states/EmptyState';
import { NoMatch } from '../ui/states/NoMatch';
import { QueryState } from '../ui/states/QueryState';
import { RowsSkeleton } from '../ui/states/skeletons';
import classes from './bulk.module.css';
import { words } from './words.gen';

const text = words.pod;

const idOf = ({ id }: Pod) => id;

interface ChoosePodProps {
  membershipId: string;
  title: string;
  intro?: string;
  crumbs: PageHeaderProps['crumbs'];
  except?: string | undefined;
}

export function ChoosePod({ membershipId, title, intro, crumbs, except }: ChoosePodProps) {
  const [search, setSearch] = useState('');
  const location = useLocation();
  const { pathname, search: address } = location;
  const q = search.trim();
  const answer = usePodPagesInfiniteQuery({ id: membershipId, ...(q && { q }) });
  const { query, rest, isLong } = useListedPages(answer, { idOf });
  const present = Object.fromEntries(new URLSearchParams(address));
  return (
    <ListPage title={title} crumbs={crumbs} intro={intro}>
      {isLong && <SearchField value={search} onChange={setSearch} hint={text.hint} />}
      <QueryState
        query={query}
        skeleton={<RowsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          q === '' ? (
            <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
          ) : (
            <NoMatch title={text.notFound({ search: q })} why={text.notFoundWhy} onClear={() => setSearch('')} />
          )
        }
      >
        {({ items }) => (
          <div>
            <ul className={classes.list}>
              {items
                .filter(({ id }) => id !== except)
                .map(({ id, name, seatsAvailable }) => (
                  <li key={id}>
                    <Link
                      className={classes.link}
                      to={withQuery(pathname, { ...present, [subjectKeys.pod]: id })}
                      state={location.state as unknown}
                    >
                      <b>{name}</b>
                      <span className={classes.quiet}>{text.places({ seats: seatsAvailable })}</span>
                    </Link>
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
