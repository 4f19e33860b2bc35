import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { DriftingMember } from '../../../contract/entities.gen';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { pathTo, paths } from '../../../domain/links';
import type { ListPage } from '../../api/listPage';
import { ButtonLink } from '../../ui/ButtonLink';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { ListEnd } from '../../ui/lists/ListEnd';
import { QueryState } from '../../ui/states/QueryState';
import { readerLocale } from '../../ui/readerLocale';
import { useReaderZone } from '../../ui/readerZone';
import { Section } from '../../ui/pages/Section';
import { joinWithSeparator } from '../../ui/separator';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { TextLink } from '../../ui/TextLink';
import type { ListedPages } from '../../ui/lists/useListedPages';
import { useNow } from '../../ui/useNow';
import classes from './health.module.css';
import { words } from './healthWords.gen';

const FIRST = 5;

export const driftingIdOf = ({ userId, podId }: DriftingMember) => `${userId} ${podId}`;

interface DriftingSectionProps {
  membershipId: string;
  drifting: ListedPages<ListPage<DriftingMember>>;
}

export function DriftingSection({ membershipId, drifting: { query, rest } }: DriftingSectionProps) {
  const [areAllShown, setAreAllShown] = useState(false);
  return (
    <Section title={words.drifting}>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.quiet}>{words.nobodyDrifts}</p>}
      >
        {({ items, lastPage: { total } }) => (
          <>
            <p className={classes.quiet}>{words.driftingWhy}</p>
            <ul className={classes.people}>
              {items.slice(0, areAllShown ? undefined : FIRST).map((person) => (
                <DriftingRow key={driftingIdOf(person)} membershipId={membershipId} person={person} />
              ))}
            </ul>
            {areAllShown && <ListEnd rest={rest} />}
            {total > FIRST && (
              <div>
                <Button variant="default" aria-expanded={areAllShown} onClick={() => setAreAllShown(!areAllShown)}>
                  {areAllShown ? words.showFewer : words.showAll({ count: total })}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}

function DriftingRow({ membershipId, person }: { membershipId: string; person: DriftingMember }) {
  const now = useNow();
  const zone = useReaderZone();
  const { lastSign, podName, joined } = person;
  const sign = lastSign ? words.signs[lastSign.kind] : words.noSign;
  const at = lastSign?.at ?? Math.floor(joined / 1000);
  return (
    <li className={classes.person}>
      <PersonAvatar person={person} />
      <div className={classes.names}>
        <TextLink to={pathTo(paths.member, { membership: membershipId, person: person.userId })}>
          {fullName(person)}
        </TextLink>
        <p className={classes.quiet}>
          {joinWithSeparator(podName, `${sign} ${relativeTimeText(at, now, zone, readerLocale())}`)}
        </p>
      </div>
      <div className={classes.acts}>
        <Button component="a" variant="default" href={`mailto:${person.email}`}>
          {words.write}
          <VisuallyHidden> ({fullName(person)})</VisuallyHidden>
        </Button>
        <ButtonLink
          variant="default"
          to={pathTo(paths.memberPlace, { membership: membershipId, person: person.userId })}
        >
          {words.move}
          <VisuallyHidden> ({fullName(person)})</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
