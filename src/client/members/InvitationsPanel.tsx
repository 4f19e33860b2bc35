import type { Membership, WaitingRegistration } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { shortDate } from '../../domain/time/shortDate';
import { useListWaitingRegistrationsQuery } from '../api/membersApi';
import { AdminInvitations } from '../businesses';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { QueryState } from '../ui/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/Section';
import { RowsSkeleton } from '../ui/skeletons';
import classes from './members.module.css';
import { words } from './words';

const text = words.invitations;

/** Who is on the way: signed up by an invite link and not confirmed yet, or invited as an admin and not here yet. */
export function InvitationsPanel({ membership: { id, businessId } }: { membership: Membership }) {
  const registrations = useListWaitingRegistrationsQuery({ id });
  const links = (
    <ButtonLink variant="default" size="sm" to={pathTo(paths.membershipInvites, { membership: id })}>
      {text.links}
    </ButtonLink>
  );
  return (
    <>
      <Section title={text.signedUp} action={links}>
        <QueryState
          query={registrations}
          skeleton={<RowsSkeleton count={2} />}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
        >
          {(list) => (
            <ul className={classes.queue}>
              {list.map((registration) => (
                <Registration key={registration.email} registration={registration} />
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
      <AdminInvitations businessId={businessId} />
    </>
  );
}

function Registration({ registration: { email, role, created, expires } }: { registration: WaitingRegistration }) {
  const zone = useReaderZone();
  const dateOf = (millis: number) => shortDate(millis / 1000, zone, navigator.language);
  return (
    <li className={classes.waiting}>
      <span className={classes.who}>
        <b>{email}</b>
        <span className={classes.quiet}>{text.roles[role]}</span>
      </span>
      <span className={classes.quiet}>{text.sent(dateOf(created), dateOf(expires))}</span>
    </li>
  );
}
