import { useState } from 'react';
import type { PendingEmailChange } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import {
  useConfirmEmailChangeMutation,
  useDeclineEmailChangeMutation,
  useGetPendingEmailChangeQuery,
} from '../api/accountApi';
import { ConfirmLinkPage, useConfirmationCode } from '../ui/confirm/ConfirmLinkPage';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { DeclinedNotice } from '../ui/states/DeclinedNotice';
import { useRestoreFocus } from '../ui/focus/useRestoreFocus';
import { formatDateAndTime } from '../ui/formatDateAndTime';
import { words } from './words.gen';

const text = words.confirmEmail;

const askedOf = ({ newEmail, firstName, lastName, membershipName, created }: PendingEmailChange): string =>
  membershipName
    ? text.askedByStaff({
        name: `${firstName} ${lastName}`,
        email: newEmail,
        membership: membershipName,
        when: formatDateAndTime(created),
      })
    : text.asked({ name: `${firstName} ${lastName}`, email: newEmail, when: formatDateAndTime(created) });

const effectsOf = (change: PendingEmailChange): string[] => [
  askedOf(change),
  text.effect,
  ...(change.takesEffect === undefined ? [] : [text.fromThen({ when: formatDateAndTime(change.takesEffect) })]),
  text.notMe,
];

/** Linked from the mail to the current address (rule account.emailChangeByStaff). */
function KeepEmail({ change, onKeep }: { change: PendingEmailChange; onKeep: () => Promise<unknown> }) {
  const [isKept, setKept] = useState(false);
  useRestoreFocus();
  if (isKept) return <DeclinedNotice />;
  return (
    <ConfirmPage
      title={text.keepTitle}
      effects={[
        askedOf(change),
        text.keepEffect({ when: formatDateAndTime(change.takesEffect ?? change.created) }),
        text.keepHow,
      ]}
      verb={text.keep}
      onConfirm={async () => {
        await onKeep();
        setKept(true);
      }}
      back={{ label: text.fine, to: paths.login }}
    />
  );
}

/** Linked from the mail to the new address (rule account.emailChange). */
export function ConfirmEmailPage() {
  const code = useConfirmationCode() ?? '';
  const query = useGetPendingEmailChangeQuery({ code }, { skip: !code });
  const [confirmEmailChange] = useConfirmEmailChangeMutation();
  const [declineEmailChange] = useDeclineEmailChangeMutation();
  const decline = () => declineEmailChange({ code }).unwrap();
  const [keeping, setKeeping] = useState<PendingEmailChange>();
  const change = query.currentData;
  // The link stops working after declining.
  if (change?.keeps && !change.page && keeping === undefined) setKeeping(change);
  if (keeping) return <KeepEmail change={keeping} onKeep={decline} />;
  return (
    <ConfirmLinkPage
      key={code}
      query={query}
      hasCode={code !== ''}
      title={() => text.title}
      effects={effectsOf}
      onConfirm={() => confirmEmailChange({ confirmationRequest: { code } }).unwrap()}
      onDecline={decline}
      state={{ isAddressChange: true }}
    />
  );
}
