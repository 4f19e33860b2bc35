import { joinWithSeparator } from '../ui/separator';
import type { Membership, WaitingRegistration } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { shortDate } from '../../domain/time/shortDate';
import { useWaitingRegistrationPagesInfiniteQuery } from '../api/membersApi';
import { AdminInvitations } from '../businesses';
import { EmailInvitations } from '../memberships';
import { ButtonLink } from '../ui/ButtonLink';
import { EmailText } from '../ui/people/EmailText';
import { EmptyState } from '../ui/states/EmptyState';
import { ShowMore } from '../ui/lists/ListEnd';
import { QueryState } from '../ui/states/QueryState';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/pages/Section';
import { RowsSkeleton } from '../ui/states/skeletons';
import { useListedPages } from '../ui/lists/useListedPages';
import classes from './members.module.css';
import { words } from './words.gen';

const text = words.invitations;

const idOf = ({ email }: WaitingRegistration) => email;

export function InvitationsPanel({ membership: { id, businessId } }: { membership: Membership }) {
  const { query, rest } = useListedPages(useWaitingRegistrationPagesInfiniteQuery({ id }), { idOf });
  const links = (
    <ButtonLink variant="default" size="sm" to={pathTo(paths.membershipInvites, { membership: id })}>
      {text.links}
    </ButtonLink>
  );
  return (
    <>
      <Section title={text.signedUp} action={links}>
        <QueryState
          query={query}
          skeleton={<RowsSkeleton count={2} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
        >
          {({ items }) => (
            <>
              <ul className={classes.queue}>
                {items.map((registration) => (
                  <Registration key={idOf(registration)} registration={registration} />
                ))}
              </ul>
              <ShowMore rest={rest} />
            </>
          )}
        </QueryState>
      </Section>
      <EmailInvitations membershipId={id} />
      <AdminInvitations businessId={businessId} />
    </>
  );
}

function Registration({ registration: { email, role, created, expires } }: { registration: WaitingRegistration }) {
  const zone = useReaderZone();
  const dateOf = (millis: number) => shortDate(millis / 1000, zone, readerLocale());
  return (
    <li className={classes.waiting}>
      <span className={classes.who}>
        <b>
          <EmailText address={email} />
        </b>
        <span className={classes.quiet}>{text.roles[role]}</span>
      </span>
      <span className={classes.quiet}>
        {joinWithSeparator(text.signedUpOn({ date: dateOf(created) }), text.validUntil({ date: dateOf(expires) }))}
      </span>
    </li>
  );
}
