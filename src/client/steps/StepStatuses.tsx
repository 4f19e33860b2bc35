import { IconAlarm } from '@tabler/icons-react';
import type { PodStepStatus } from '../../contract/entities.gen';
import { STEP_STATUSES } from '../../domain/steps/steps';
import { useListPodStepStatusesQuery } from '../api/stepsApi';
import { Badge } from '../ui/Badge';
import { QueryState } from '../ui/states/QueryState';
import { StatusesSkeleton } from './StepSkeleton';
import { statusIcons, statusTones } from './StepStatusBadge';
import classes from './steps.module.css';
import { words } from './words.gen';
import { wordsIn as statusWordsIn } from '../../domain/steps/statusWords.gen';
import { LANGUAGE } from '../ui/language';

/** Staff don't see the steps' text (rule pods.privacy). */
export function StepCounts({ podId }: { podId: string }) {
  const statuses = useListPodStepStatusesQuery({ id: podId });
  return (
    <QueryState
      query={statuses}
      skeleton={<StatusesSkeleton />}
      isEmpty={(all) => all.length === 0}
      empty={<p className={classes.quiet}>{words.nobody}</p>}
    >
      {(all) => <Counts statuses={all} />}
    </QueryState>
  );
}

function Counts({ statuses }: { statuses: readonly PodStepStatus[] }) {
  const overdue = statuses.filter((one) => one.overdue).length;
  return (
    <div className={classes.badges}>
      {STEP_STATUSES.map((status) => {
        const count = statuses.filter((one) => one.status === status).length;
        const Icon = statusIcons[status];
        return count === 0 ? null : (
          <Badge key={status} tone={statusTones[status]} icon={<Icon aria-hidden />}>
            {count} {statusWordsIn(LANGUAGE)[status]}
          </Badge>
        );
      })}
      {overdue > 0 && (
        <Badge tone="now" icon={<IconAlarm aria-hidden />}>
          {overdue} {words.overdue}
        </Badge>
      )}
    </div>
  );
}
