import { useNavigate } from 'react-router-dom';
import type { Membership, MembershipDeleteStatus } from '../../../contract/entities.gen';
import { bulkPath, paths, pathTo } from '../../../domain/links';
import { deleteMembershipSchema } from '../../../domain/memberships/forms';
import { useDeleteMembershipMutation, useGetMembershipDeleteStatusQuery } from '../../api/membershipsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/pages/Card';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { TextField } from '../../ui/form/TextField';
import { FormPage } from '../../ui/pages/FormPage';
import { showMessage } from '../../ui/messages/showMessage';
import { FieldsSkeleton } from '../../ui/states/skeletons';
import { SubjectState, useActOnSubject } from '../../ui/states/SubjectState';
import { useFrozenSubject } from '../../ui/states/useFrozenSubject';
import { membershipCrumbs } from '../membershipCrumbs';
import { WithMembership } from '../WithMembership';
import { words } from '../words.gen';
import classes from './deletion.module.css';

const text = words.remove;

/** For the owner, and only once the membership is empty (rule memberships.deletion). */
export function DeleteMembershipPage() {
  return (
    <WithMembership can="delete">
      {(membership) => (
        <FormPage title={text.title} crumbs={membershipCrumbs(membership, { label: text.title })}>
          <Card>
            <DeleteIfEmpty key={membership.id} membership={membership} />
          </Card>
        </FormPage>
      )}
    </WithMembership>
  );
}

function DeleteIfEmpty({ membership }: { membership: Membership }) {
  const holder = useFrozenSubject<MembershipDeleteStatus>();
  const status = useGetMembershipDeleteStatusQuery(
    { id: membership.id },
    { refetchOnMountOrArgChange: true, skip: holder.isEnding },
  );
  return (
    <SubjectState frozenSubject={holder} query={status} skeleton={<FieldsSkeleton />}>
      {(known) =>
        known.canDelete ? (
          <ConfirmDelete membership={membership} />
        ) : (
          <NotYet membershipId={membership.id} status={known} />
        )
      }
    </SubjectState>
  );
}

/** Somebody may have joined meanwhile: after a refusal the page refetches and shows what is left. */
function ConfirmDelete({ membership: { id, name } }: { membership: Membership }) {
  const [deleteMembership] = useDeleteMembershipMutation();
  const navigate = useNavigate();
  const holding = useActOnSubject();
  const remove = async () => {
    await deleteMembership({ id }).unwrap();
    await navigate(paths.memberships, { replace: true });
    showMessage(text.done({ name }));
  };
  return (
    <div className={classes.stack}>
      <p>{text.warning}</p>
      <p>{text.also}</p>
      <Form
        guard="short"
        initialValues={{ name: '' }}
        schema={deleteMembershipSchema(name)}
        onSubmit={() => holding({ run: remove, ends: true })}
      >
        <TextField name="name" label={text.name({ name })} autoComplete="off" spellCheck={false} />
        <FormActions submit={text.verb} danger cancelTo={pathTo(paths.membershipSettings, { membership: id })} />
      </Form>
    </div>
  );
}

function NotYet({ membershipId, status }: { membershipId: string; status: MembershipDeleteStatus }) {
  const subject = { membership: membershipId };
  const { podCount, memberCount } = status;
  return (
    <div className={classes.stack}>
      <p>
        <strong>{text.notYet}</strong>
      </p>
      <p>
        {text.first} {text.left({ pods: podCount, members: memberCount })}
      </p>
      <div className={classes.links}>
        {podCount > 0 && <ButtonLink to={pathTo(paths.pods, subject)}>{text.pods}</ButtonLink>}
        {memberCount > 0 && (
          <ButtonLink to={pathTo(paths.members, subject)} variant={podCount > 0 ? 'default' : undefined}>
            {text.members}
          </ButtonLink>
        )}
        <ButtonLink to={bulkPath(membershipId, 'EMPTY_MEMBERSHIP')} variant="outline" color="red">
          {text.empty}
        </ButtonLink>
      </div>
    </div>
  );
}
