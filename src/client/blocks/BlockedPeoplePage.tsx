import { VisuallyHidden } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import type { BlockedPerson } from '../../contract/entities.gen';
import { blockPath, mySettingsPath, paths } from '../../domain/links';
import { shortDate } from '../../domain/time/shortDate';
import { useListBlocksQuery } from '../api/blocksApi';
import { ButtonLink } from '../ui/ButtonLink';
import { ListPage } from '../ui/pages/ListPage';
import { fullName } from '../ui/people/fullName';
import { PersonAvatar } from '../ui/people/PersonAvatar';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { EmptyState } from '../ui/states/EmptyState';
import { QueryState } from '../ui/states/QueryState';
import { LinesSkeleton } from '../ui/states/skeletons';
import classes from './blocks.module.css';
import { words } from './words.gen';

const text = words.list;

export function BlockedPeoplePage() {
  const people = useListBlocksQuery();
  return (
    <ListPage
      title={text.title}
      intro={text.intro}
      crumbs={[
        { label: text.settings, to: paths.mySettings },
        { label: text.account, to: mySettingsPath('account') },
        { label: text.title },
      ]}
    >
      <QueryState
        query={people}
        skeleton={<LinesSkeleton count={2} />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState icon={<IconUserOff size={32} stroke={1.5} aria-hidden />} title={text.none}>
            {text.noneWhy}
          </EmptyState>
        }
      >
        {(list) => (
          <ul className={classes.rows}>
            {list.map((person) => (
              <PersonRow key={person.userId} person={person} />
            ))}
          </ul>
        )}
      </QueryState>
    </ListPage>
  );
}

function PersonRow({ person }: { person: BlockedPerson }) {
  const { userId, since } = person;
  const zone = useReaderZone();
  const name = fullName(person);
  return (
    <li className={classes.row}>
      <PersonAvatar person={person} />
      <div className={classes.about}>
        <p>
          <b>{name}</b>
        </p>
        <p className={classes.quiet}>
          {text.since({ day: shortDate(Math.floor(since / 1000), zone, readerLocale()) })}
        </p>
      </div>
      <ButtonLink size="sm" variant="default" to={blockPath({ userId, back: paths.blockedPeople })}>
        {text.unblock}
        <VisuallyHidden>{text.of({ name })}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}
