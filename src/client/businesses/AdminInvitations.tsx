import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { AdminInvitation } from '../../contract/entities.gen';
import { joinWithSeparator } from '../ui/separator';
import { shortDate } from '../../domain/time/shortDate';
import {
  useListAdminInvitationsQuery,
  useListMyBusinessesQuery,
  useWithdrawAdminInvitationMutation,
} from '../api/businessesApi';
import { confirm } from '../ui/messages/confirm';
import { EmailText } from '../ui/people/EmailText';
import { FailureAlert } from '../ui/states/FailureAlert';
import { QueryState } from '../ui/states/QueryState';
import { readerLocale } from '../ui/readerLocale';
import { useReaderZone } from '../ui/readerZone';
import { Section } from '../ui/pages/Section';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import classes from './AdminsPanel.module.css';
import { words } from './words.gen';

const text = words.invitations;

export function AdminInvitations({ businessId }: { businessId: string }) {
  const invitations = useListAdminInvitationsQuery({ id: businessId });
  const { data: businesses } = useListMyBusinessesQuery();
  const mayWithdraw = businesses?.find(({ id }) => id === businessId)?.can.inviteAdmin === true;
  const [withdraw] = useWithdrawAdminInvitationMutation();
  const { busy, error, run } = useAct();
  const section = useRef<HTMLDivElement>(null);
  const withdrawing = async ({ id, email }: AdminInvitation) => {
    const question = { title: text.withdrawTitle({ email }), body: text.withdrawBody, verb: text.withdrawVerb };
    if (!(await confirm({ ...question, cancel: text.keep, danger: true }))) return;
    await run(id, async () => {
      await withdraw({ id: businessId, invitationId: id }).unwrap();
      showMessage(text.withdrawn({ email }));
    });
    // Either way the row disappears with the focused button.
    const { activeElement } = document;
    if (activeElement === document.body || section.current?.contains(activeElement)) section.current?.focus();
  };
  return (
    <div ref={section} tabIndex={-1} className={classes.invitations}>
      {/** The error shows here, because an invitation accepted meanwhile is no longer listed. */}
      {error !== undefined && <FailureAlert error={error} />}
      <QueryState query={invitations} skeleton={null} isEmpty={(list) => list.length === 0}>
        {(list) => (
          <Section title={text.title}>
            <ul className={classes.list}>
              {list.map((invitation) => (
                <Invitation
                  key={invitation.email}
                  invitation={invitation}
                  busy={busy}
                  {...(mayWithdraw && { onWithdraw: () => void withdrawing(invitation) })}
                />
              ))}
            </ul>
          </Section>
        )}
      </QueryState>
    </div>
  );
}

interface InvitationProps {
  invitation: AdminInvitation;
  busy: string | undefined;
  onWithdraw?: () => void;
}

function Invitation({ invitation, busy, onWithdraw }: InvitationProps) {
  const { id, email, invitedBy, created, expires } = invitation;
  const zone = useReaderZone();
  const dateOf = (millis: number) => shortDate(millis / 1000, zone, readerLocale());
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <b>
          <EmailText address={email} />
        </b>
        <span>
          {joinWithSeparator(
            invitedBy
              ? text.invitedBy({ by: invitedBy, date: dateOf(created) })
              : text.invited({ date: dateOf(created) }),
            text.validUntil({ date: dateOf(expires) }),
          )}
        </span>
      </span>
      {onWithdraw && (
        <Button
          variant="subtle"
          color="red"
          // Disabling the button would lose the focus.
          aria-disabled={busy !== undefined}
          onClick={busy === undefined ? onWithdraw : undefined}
          aria-label={text.withdrawWhom({ email })}
        >
          {busy === id ? text.withdrawing : text.withdraw}
        </Button>
      )}
    </li>
  );
}
