import type { Pod } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import classes from './account.module.css';
import { words } from './words.gen';

const text = words.myPods;

export function PodsToHandOver({ pods }: { pods: readonly Pod[] }) {
  const led = pods.filter(({ myRole }) => myRole === 'leader');
  if (led.length === 0) return null;
  return (
    <div className={classes.links}>
      {led.map(({ id, name, can }) => (
        <ButtonLink
          key={id}
          to={pathTo(can.leave ? paths.podLeave : paths.leaderSwitch, { pod: id })}
          variant="default"
          size="sm"
        >
          {can.leave ? text.leaveWhich({ pod: name }) : text.handOverWhich({ pod: name })}
        </ButtonLink>
      ))}
    </div>
  );
}
