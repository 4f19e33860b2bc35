import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { LeaderApplicant, Membership } from '../../contract/entities.gen';
import { useApproveLeaderMutation, useDeclineLeaderMutation } from '../api/leadershipApi';
import { FailureAlert } from '../ui/states/FailureAlert';
import { InitialsAvatar } from '../ui/people/InitialsAvatar';
import { useAct } from '../ui/messages/useAct';
import { useShowOutcome, type ActOutcome } from '../ui/messages/useShowOutcome';
import { membershipWords as words } from '../memberships';
import classes from './MembershipCard.module.css';

const text = words.tasks;

interface ApplicantRowProps {
  applicant: LeaderApplicant;
  membership: Membership;
}

/** The row disappears with the focused button. */
function focusCardOf(row: HTMLElement | null) {
  const { activeElement } = document;
  if (activeElement !== document.body && !row?.contains(activeElement)) return;
  const heading = row?.closest('article')?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

export function ApplicantRow({ applicant, membership }: ApplicantRowProps) {
  const { userId: leaderId, firstName, lastName, bio } = applicant;
  const { id } = membership;
  const [approveLeader] = useApproveLeaderMutation();
  const [declineLeader] = useDeclineLeaderMutation();
  const { busy, error, run } = useAct();
  const name = `${firstName} ${lastName}`;
  const sayDone = useShowOutcome();
  const row = useRef<HTMLLIElement>(null);
  const answer = (verb: string, act: () => Promise<ActOutcome>) =>
    run(verb, async () => {
      sayDone(await act());
      focusCardOf(row.current);
    });
  const approve = () => answer(text.approve, () => approveLeader({ id, leaderId }).unwrap());
  const decline = () => answer(text.decline, () => declineLeader({ id, leaderId }).unwrap());
  return (
    <li ref={row} className={classes.task}>
      <div className={classes.person}>
        <InitialsAvatar userId={leaderId} firstName={firstName} lastName={lastName} />
        <div>
          <p>{text.applied({ name })}</p>
          <p className={classes.quiet}>{bio || text.noBio}</p>
        </div>
      </div>
      <div className={classes.answers} role="group" aria-label={name}>
        <Button
          size="sm"
          onClick={() => void approve()}
          aria-disabled={busy !== undefined}
          aria-busy={busy === text.approve}
        >
          {text.approve}
        </Button>
        <Button
          size="sm"
          variant="default"
          onClick={() => void decline()}
          aria-disabled={busy !== undefined}
          aria-busy={busy === text.decline}
        >
          {text.decline}
        </Button>
      </div>
      {error !== undefined && <FailureAlert error={error} />}
    </li>
  );
}
