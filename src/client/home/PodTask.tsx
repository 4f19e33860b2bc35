import type { ReactNode } from 'react';
import type { Pod } from '../../contract/entities.gen';
import { ButtonLink } from '../ui/ButtonLink';
import classes from './MembershipCard.module.css';

interface PodTaskProps {
  says: ReactNode;
  pod: Pick<Pod, 'name'>;
  verb: string;
  to: string;
}

export function PodTask({ says, pod, verb, to }: PodTaskProps) {
  return (
    <li className={classes.task}>
      <span>{says}</span>
      <ButtonLink to={to} variant="default" size="sm" aria-label={`${verb} (${pod.name})`}>
        {verb}
      </ButtonLink>
    </li>
  );
}
