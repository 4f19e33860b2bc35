import type { Business, BusinessAdmin } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useListBusinessAdminsQuery } from '../api/businessesApi';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { EmailText } from '../ui/people/EmailText';
import { PersonAvatar } from '../ui/people/PersonAvatar';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { RowsSkeleton } from '../ui/states/skeletons';
import { AdminInvitations } from './AdminInvitations';
import classes from './AdminsPanel.module.css';
import { words } from './words.gen';

const text = words.admins;

export function AdminsPanel({ business }: { business: Business }) {
  const admins = useListBusinessAdminsQuery({ id: business.id });
  // The invitations show only with the admins, so that nothing moves.
  const isAnswered = admins.currentData !== undefined || admins.error !== undefined;
  const { inviteAdmin, removeAdmin } = business.can;
  return (
    <>
      <Section title={text.title} action={inviteAdmin && <ButtonLink to={paths.inviteAdmin}>{text.invite}</ButtonLink>}>
        <p className={classes.intro}>{text.intro({ business: business.name })}</p>
        <QueryState query={admins} skeleton={<RowsSkeleton count={2} />}>
          {(list) => (
            <>
              <ul className={classes.list}>
                {list.map((admin) => (
                  <Admin key={admin.id} admin={admin} canRemove={removeAdmin} />
                ))}
              </ul>
              {inviteAdmin && list.every(({ owner }) => owner) && <p className={classes.intro}>{text.noneYet}</p>}
            </>
          )}
        </QueryState>
      </Section>
      {isAnswered && <AdminInvitations businessId={business.id} />}
    </>
  );
}

function Admin({ admin, canRemove }: { admin: BusinessAdmin; canRemove: boolean }) {
  const { id, firstName, lastName, email, owner } = admin;
  const name = `${firstName} ${lastName}`;
  return (
    <li className={classes.row}>
      <PersonAvatar person={{ ...admin, userId: id }} />
      <span className={classes.who}>
        <b>{name}</b>
        <span>
          <EmailText address={email} />
        </span>
      </span>
      {owner && <Badge>{text.owner}</Badge>}
      {canRemove && !owner && (
        <ButtonLink
          to={pathTo(paths.removeAdmin, { admin: id })}
          variant="subtle"
          color="red"
          size="sm"
          className={classes.remove}
          aria-label={text.removeWhom({ name })}
        >
          {text.remove}
        </ButtonLink>
      )}
    </li>
  );
}
