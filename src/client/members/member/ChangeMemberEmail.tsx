import type { Member } from '../../../contract/entities.gen';
import { changeMemberEmailSchema } from '../../../domain/members/forms';
import { problemOf } from '../../api/problem';
import { useChangeMemberEmailMutation } from '../../api/membersApi';
import { ChangeEmailDialog } from '../../ui/messages/ChangeEmailDialog';
import { fullName } from '../../ui/people/fullName';
import { words } from '../words.gen';

const text = words.changeEmail;

interface ChangeMemberEmailProps {
  membershipId: string;
  member: Member;
  isOpen: boolean;
  onClose: () => void;
}

const failureOf = (error: unknown) => (problemOf(error) ? undefined : text.failure);

export function ChangeMemberEmail({ membershipId, member, ...dialog }: ChangeMemberEmailProps) {
  const [changeMemberEmail] = useChangeMemberEmailMutation();
  return (
    <ChangeEmailDialog
      {...dialog}
      title={text.title({ name: fullName(member) })}
      label={text.label}
      help={text.help({ current: member.email ?? '' })}
      schema={changeMemberEmailSchema}
      failure={failureOf}
      sent={(address) => text.sent({ address })}
      send={({ newEmail }) =>
        changeMemberEmail({
          id: membershipId,
          memberId: member.id,
          changeMemberEmailRequest: { newEmail },
        }).unwrap()
      }
    />
  );
}
