import { Button } from '@mantine/core';
import type { LeaderApplicant, Membership } from '../../contract/entities.gen';
import { useApproveLeaderMutation, useDeclineLeaderMutation } from '../api/leadershipApi';
import { confirm } from '../ui/confirm';
import { FailureAlert } from '../ui/FailureAlert';
import { InitialsAvatar } from '../ui/InitialsAvatar';
import { showMessage } from '../ui/showMessage';
import { useAct } from '../ui/useAct';
import classes from './MembershipCard.module.css';
import { words } from './words';

const text = words.tasks;

interface ApplicantRowProps {
  applicant: LeaderApplicant;
  membership: Membership;
}

/** Somebody who asks to lead, with their bio and both answers. They are told at once, so declining asks first. */
export function ApplicantRow({ applicant, membership }: ApplicantRowProps) {
  const { userId: leaderId, firstName, lastName, bio } = applicant;
  const { id } = membership;
  const [approveLeader] = useApproveLeaderMutation();
  const [declineLeader] = useDeclineLeaderMutation();
  const { busy, error, run } = useAct();
  const name = `${firstName} ${lastName}`;
  const answer = (verb: string, act: () => Promise<{ message?: string }>) =>
    run(verb, async () => {
      const { message } = await act();
      if (message) showMessage(message);
    });
  const approve = () => answer(text.approve, () => approveLeader({ id, leaderId }).unwrap());
  const decline = async () => {
    const isSure = await confirm({
      title: text.declineTitle(name),
      body: text.declineEffect(firstName, membership.name),
      verb: text.declineVerb(firstName),
    });
    if (isSure) await answer(text.decline, () => declineLeader({ id, leaderId }).unwrap());
  };
  return (
    <li className={classes.task}>
      <div className={classes.person}>
        <InitialsAvatar firstName={firstName} lastName={lastName} />
        <div>
          <p>{text.applied(name)}</p>
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
        <Button size="sm" variant="default" onClick={() => void decline()} aria-disabled={busy !== undefined}>
          {text.decline}
        </Button>
      </div>
      {error !== undefined && <FailureAlert error={error} />}
    </li>
  );
}
