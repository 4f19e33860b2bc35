import type { PendingEmailChange } from '../../contract/entities.gen';
import {
  useConfirmEmailChangeMutation,
  useDeclineEmailChangeMutation,
  useGetPendingEmailChangeQuery,
} from '../api/accountApi';
import { ConfirmLinkPage, useConfirmationCode } from '../ui/ConfirmLinkPage';
import { whenSaid } from '../ui/whenSaid';
import { words } from './words';

const text = words.confirmEmail;

function effectsOf({ newEmail, firstName, lastName, membershipName, created }: PendingEmailChange): string[] {
  return [
    membershipName
      ? text.askedByStaff(`${firstName} ${lastName}`, newEmail, membershipName, whenSaid(created))
      : text.asked(`${firstName} ${lastName}`, newEmail, whenSaid(created)),
    text.effect,
    text.notMe,
  ];
}

/** Where the mail to a new address leads (rule account.emailChange). */
export function ConfirmEmailPage() {
  const code = useConfirmationCode() ?? '';
  const query = useGetPendingEmailChangeQuery({ code }, { skip: !code });
  const [confirmEmailChange] = useConfirmEmailChangeMutation();
  const [declineEmailChange] = useDeclineEmailChangeMutation();
  return (
    <ConfirmLinkPage
      key={code}
      query={query}
      hasCode={code !== ''}
      title={() => text.title}
      effects={effectsOf}
      onConfirm={() => confirmEmailChange({ confirmationRequest: { code } }).unwrap()}
      onDecline={() => declineEmailChange({ code }).unwrap()}
      state={{ isAddressChange: true }}
    />
  );
}
