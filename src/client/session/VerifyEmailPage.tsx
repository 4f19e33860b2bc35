import type { PendingRegistration } from '../../contract/entities.gen';
import {
  useConfirmRegistrationMutation,
  useDeclineRegistrationMutation,
  useGetPendingRegistrationQuery,
} from '../api/sessionApi';
import { ConfirmLinkPage, useConfirmationCode } from '../ui/confirm/ConfirmLinkPage';
import { formatDateAndTime } from '../ui/formatDateAndTime';
import { words } from './words.gen';

const text = words.verifyEmail;

function titleOf({ kind, membershipName }: PendingRegistration): string {
  return membershipName && kind !== 'business' ? text.joinTitle({ membership: membershipName }) : text.title;
}

function effectsOf(waiting: PendingRegistration): string[] {
  const { kind, email, firstName, lastName, businessName = '', membershipName = '', created, hasAccount } = waiting;
  const effect = {
    business: text.business({ business: businessName }),
    leader: text.leader({ membership: membershipName }),
    participant: text.participant({ membership: membershipName }),
    account: text.account,
  }[kind];
  return [
    text.who({ name: `${firstName} ${lastName}`, email, when: formatDateAndTime(created) }),
    effect,
    ...(hasAccount ? [text.hasAccount] : []),
    text.notMe,
  ];
}

export function VerifyEmailPage() {
  const code = useConfirmationCode() ?? '';
  const query = useGetPendingRegistrationQuery({ code }, { skip: !code });
  const [confirmRegistration] = useConfirmRegistrationMutation();
  const [declineRegistration] = useDeclineRegistrationMutation();
  return (
    <ConfirmLinkPage
      key={code}
      query={query}
      hasCode={code !== ''}
      title={titleOf}
      effects={effectsOf}
      onConfirm={() => confirmRegistration({ confirmationRequest: { code } }).unwrap()}
      onDecline={() => declineRegistration({ code }).unwrap()}
    />
  );
}
