import type { Business, BusinessAdmin } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useListBusinessAdminsQuery } from '../api/businessesApi';
import { ButtonLink } from '../ui/ButtonLink';
import { EmailText } from '../ui/people/EmailText';
import { EmptyState } from '../ui/states/EmptyState';
import { InitialsAvatar } from '../ui/people/InitialsAvatar';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { RowsSkeleton } from '../ui/states/skeletons';
import { AdminInvitations } from './AdminInvitations';
import classes from './AdminsPanel.module.css';
import { words } from './words';

const text = words.admins;

/** The admins of a business; its owner can invite and remove them. A panel of /my-settings. */
export function AdminsPanel({ business }: { business: Business }) {
  const admins = useListBusinessAdminsQuery({ id: business.id });
  const { inviteAdmin, removeAdmin } = business.can;
  return (
    <>
      <Section title={text.title} action={inviteAdmin && <ButtonLink to={paths.inviteAdmin}>{text.invite}</ButtonLink>}>
        <p className={classes.intro}>{text.intro(business.name)}</p>
        <QueryState
          query={admins}
          skeleton={<RowsSkeleton count={2} />}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState title={text.none}>{inviteAdmin ? text.noneOwner : text.noneAdmin}</EmptyState>}
        >
          {(list) => (
            <ul className={classes.list}>
              {list.map((admin) => (
                <Admin key={admin.id} admin={admin} canRemove={removeAdmin} />
              ))}
            </ul>
          )}
        </QueryState>
      </Section>
      <AdminInvitations businessId={business.id} />
    </>
  );
}

function Admin({ admin: { id, firstName, lastName, email }, canRemove }: { admin: BusinessAdmin; canRemove: boolean }) {
  const name = `${firstName} ${lastName}`;
  return (
    <li className={classes.row}>
      <InitialsAvatar userId={id} firstName={firstName} lastName={lastName} />
      <span className={classes.who}>
        <b>{name}</b>
        <span>
          <EmailText address={email} />
        </span>
      </span>
      {canRemove && (
        <ButtonLink
          to={pathTo(paths.removeAdmin, { admin: id })}
          variant="subtle"
          color="red"
          size="sm"
          className={classes.remove}
          aria-label={text.removeWhom(name)}
        >
          {text.remove}
        </ButtonLink>
      )}
    </li>
  );
}
