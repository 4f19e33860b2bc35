import type { AnnouncementCounts } from '../../contract/entities.gen';
import { isUnderWay } from '../../domain/announcements/audience';
import { Badge } from '../ui/Badge';
import { joinWithSeparator } from '../ui/separator';
import classes from './announcements.module.css';
import { words } from './words.gen';

interface ProgressProps {
  counts: AnnouncementCounts;
  isWithdrawn: boolean;
}

export function Progress({ counts, isWithdrawn }: ProgressProps) {
  const { total, told, read } = counts;
  const isGoingOn = isUnderWay(counts) && !isWithdrawn;
  return (
    <div className={classes.progress}>
      {isWithdrawn && <Badge>{words.withdrawn}</Badge>}
      {isGoingOn && (
        <progress className={classes.bar} value={told} max={total} aria-label={words.told({ told, total })} />
      )}
      <p className={classes.quiet}>
        {joinWithSeparator(isGoingOn && words.told({ told, total }), words.read({ read, total }))}
      </p>
    </div>
  );
}
