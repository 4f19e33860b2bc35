import { VisuallyHidden } from '@mantine/core';
import type { LeaderCandidate } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/ButtonLink';
import { fullName } from '../../ui/people/fullName';
import classes from '../pods.module.css';
import { words } from '../words.gen';

const text = words.candidate;

interface CandidateActionProps {
  podId: string;
  candidate: LeaderCandidate;
  isAsked: boolean;
}

/** Renders nothing for leaders of another pod (rule leadership.candidates). */
export function CandidateAction({ podId, candidate, isAsked }: CandidateActionProps) {
  if (isAsked) {
    return (
      <span className={classes.asked}>
        <Badge>{text.asked}</Badge>
      </span>
    );
  }
  if (candidate.leadsPodName !== undefined) return null;
  return (
    <ButtonLink to={pathTo(paths.leaderSwitch, { pod: podId, person: candidate.userId })} variant="default">
      {text.makeLeader}
      {/* Screen readers need the name to tell these buttons apart. */}
      <VisuallyHidden> ({fullName(candidate)})</VisuallyHidden>
    </ButtonLink>
  );
}
