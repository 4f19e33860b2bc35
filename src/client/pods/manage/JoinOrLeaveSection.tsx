import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/pages/Section';
import { TextLink } from '../../ui/TextLink';
import classes from '../pods.module.css';
import { words } from '../words.gen';

const text = words.view;

export function JoinOrLeaveSection({ pod }: { pod: Pod }) {
  const { can, myRole } = pod;
  const here = { pod: pod.id };
  const mayComeIn = can.edit && (can.join || can.joinWaitlist);
  if (!can.switch && !can.leave && !myRole && !mayComeIn) return null;
  return (
    <Section title={text.place}>
      <div className={classes.actions}>
        {can.edit && can.join && (
          <ButtonLink to={pathTo(paths.podsConfirmJoinPod, here)} variant="default">
            {words.list.join}
          </ButtonLink>
        )}
        {can.edit && can.joinWaitlist && (
          <ButtonLink to={pathTo(paths.podsConfirmJoinWaitlist, here)} variant="default">
            {words.list.joinWaitlist}
          </ButtonLink>
        )}
        {can.switch && (
          <ButtonLink to={pathTo(paths.podSwitch, here)} variant="default">
            {text.switch}
          </ButtonLink>
        )}
        {can.leave && (
          <ButtonLink to={pathTo(paths.podLeave, here)} variant="subtle" color="red">
            {text.leave}
          </ButtonLink>
        )}
      </div>
      {myRole === 'leader' && !can.leave && (
        <>
          <p className={classes.quiet}>{text.cannotLeave}</p>
          <p>
            <TextLink to={pathTo(paths.leaderSwitch, here)}>{text.handOver}</TextLink>
          </p>
        </>
      )}
    </Section>
  );
}
