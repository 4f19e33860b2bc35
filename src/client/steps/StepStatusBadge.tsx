import { IconAlarm, IconCalendarCheck, IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { NextTinyStep, StepStatus } from '../../contract/entities.gen';
import { Badge } from '../ui/Badge';
import type { BadgeTone } from '../ui/Badge';
import { words } from './words.gen';
import { wordsIn as statusWordsIn } from '../../domain/steps/statusWords.gen';
import { LANGUAGE } from '../ui/language';

export const statusIcons: Record<StepStatus, ComponentType<{ 'aria-hidden': true; size?: string | number }>> = {
  NotSet: IconCircleDashed,
  InProgress: IconCalendarCheck,
  Done: IconCircleCheck,
  NotDone: IconCircleMinus,
};

export const statusTones: Record<StepStatus, BadgeTone> = {
  NotSet: 'neutral',
  InProgress: 'primary',
  Done: 'primary',
  NotDone: 'neutral',
};

export function StepStatusBadge({ step }: { step: Pick<NextTinyStep, 'status' | 'overdue'> }) {
  const Icon = statusIcons[step.status];
  return (
    <>
      <Badge tone={statusTones[step.status]} icon={<Icon aria-hidden />}>
        {statusWordsIn(LANGUAGE)[step.status]}
      </Badge>
      {step.overdue && (
        <Badge tone="now" icon={<IconAlarm aria-hidden />}>
          {words.overdue}
        </Badge>
      )}
    </>
  );
}
