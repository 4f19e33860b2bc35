import { useNavigate } from 'react-router-dom';
import type { Membership } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { useResetInviteLinksMutation } from '../../api/membershipsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { showMessage } from '../../ui/messages/showMessage';
import { invitesCrumbs } from '../membershipCrumbs';
import { WithMembership } from '../WithMembership';
import { words } from '../words.gen';

const text = words.reset;

export function ResetLinksPage() {
  return <WithMembership can="manageInvites">{(membership) => <ResetLinks membership={membership} />}</WithMembership>;
}

function ResetLinks({ membership: { id, name } }: { membership: Membership }) {
  const [resetLinks] = useResetInviteLinksMutation();
  const navigate = useNavigate();
  const invites = pathTo(paths.membershipInvites, { membership: id });
  const reset = async () => {
    await resetLinks({ id }).unwrap();
    showMessage(text.done);
    await navigate(invites);
  };
  return (
    <ConfirmPage
      title={text.title}
      crumbs={invitesCrumbs({ id, name }, { label: text.title })}
      effects={[text.effects[0]({ name }), text.effects[1], text.effects[2]]}
      verb={text.verb}
      danger
      onConfirm={reset}
      back={{ to: invites }}
    />
  );
}
