import { Button } from '@mantine/core';
import type { Member, Membership } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { useDisableMemberMutation, useEnableMemberMutation, useSendLoginLinkMutation } from '../../api/membersApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { confirm } from '../../ui/messages/confirm';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { Section } from '../../ui/pages/Section';
import { showMessage } from '../../ui/messages/showMessage';
import { useAct } from '../../ui/messages/useAct';
import classes from '../members.module.css';
import { fullName } from '../../ui/people/fullName';
import { words } from '../words.gen';

const text = words.member;

interface MemberAccessProps {
  membership: Membership;
  member: Member;
}

export function MemberAccess({ membership, member }: MemberAccessProps) {
  const { firstName, disabled, staffRole, userId: person } = member;
  const { change, sendLoginLink, isBusy, error } = useAccess({ membership, member });
  return (
    <Section title={text.access}>
      {staffRole ? (
        <p>{text.accessStaff({ firstName, role: staffRole })}</p>
      ) : (
        <div className={classes.act}>
          <p>{disabled ? text.accessOff({ firstName }) : text.accessOn({ firstName })}</p>
          <Button variant="default" onClick={() => void change()} aria-disabled={isBusy} aria-busy={isBusy}>
            {disabled ? text.enable : text.disable}
          </Button>
        </div>
      )}
      <div className={classes.act}>
        <p>{text.loginLinkWhy({ firstName })}</p>
        <Button variant="default" onClick={() => void sendLoginLink()} aria-disabled={isBusy} aria-busy={isBusy}>
          {text.loginLink}
        </Button>
      </div>
      {error !== undefined && <FailureAlert error={error} />}
      <div className={`${classes.act} ${classes.apart}`}>
        <p>{text.removeWhy({ membership: membership.name })}</p>
        <ButtonLink
          to={pathTo(paths.memberRemove, { membership: membership.id, person })}
          variant="outline"
          color="red"
        >
          {text.remove}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Enabling needs no confirmation, as nobody loses anything. */
function useAccess({ membership, member }: MemberAccessProps) {
  const [disableMember] = useDisableMemberMutation();
  const [enableMember] = useEnableMemberMutation();
  const [sendLink] = useSendLoginLinkMutation();
  const { busy, error, run } = useAct();
  const { firstName } = member;
  const [named, name] = [{ id: membership.id, memberId: member.id }, fullName(member)];
  const disable = async () => {
    await disableMember(named).unwrap();
    showMessage(text.disabledDone({ name }));
  };
  const enable = async () => {
    await enableMember(named).unwrap();
    showMessage(text.enabledDone({ name }));
  };
  const change = async () => {
    if (member.disabled) return run(text.enable, enable);
    const sure = await confirm({
      title: text.disableTitle({ name }),
      body: text.disableEffect({ firstName, membership: membership.name }),
      verb: text.disableVerb({ firstName }),
      danger: true,
    });
    if (sure) await run(text.disable, disable);
  };
  const sendLoginLink = () =>
    run(text.loginLink, async () => {
      await sendLink(named).unwrap();
      showMessage(text.loginLinkSent({ name }));
    });
  return { change, sendLoginLink, isBusy: busy !== undefined, error };
}
