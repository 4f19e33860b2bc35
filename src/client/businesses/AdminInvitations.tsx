import type { AdminInvitation } from '../../contract/entities.gen';
import { shortDate } from '../../domain/time/shortDate';
import { useListAdminInvitationsQuery } from '../api/businessesApi';
import { QueryState } from '../ui/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/Section';
import classes from './AdminsPanel.module.css';
import { words } from './words';

const text = words.invitations;

/** Who was invited as an admin of the business and is not one yet; nothing where there is nobody. */
export function AdminInvitations({ businessId }: { businessId: string }) {
  const invitations = useListAdminInvitationsQuery({ id: businessId });
  return (
    <QueryState query={invitations} skeleton={null} isEmpty={(list) => list.length === 0}>
      {(list) => (
        <Section title={text.title}>
          <ul className={classes.list}>
            {list.map((invitation) => (
              <Invitation key={invitation.email} invitation={invitation} />
            ))}
          </ul>
        </Section>
      )}
    </QueryState>
  );
}

function Invitation({ invitation: { email, invitedBy, created, expires } }: { invitation: AdminInvitation }) {
  const zone = useReaderZone();
  const dateOf = (millis: number) => shortDate(millis / 1000, zone, navigator.language);
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <b>{email}</b>
        <span>{text.sent(invitedBy, dateOf(created), dateOf(expires))}</span>
      </span>
    </li>
  );
}
