import { IconCheck, IconCircleDashed, IconMail, IconMinus } from '@tabler/icons-react';
import type { RoundPerson } from '../../../contract/entities.gen';
import { Badge } from '../../ui/Badge';
import { words } from '../words.gen';

const icons = { CAME: IconCheck, APOLOGIES: IconMail, ABSENT: IconMinus, unknown: IconCircleDashed };

export function Presence({ person: { attendance } }: { person: Pick<RoundPerson, 'attendance'> }) {
  const known = attendance ?? 'unknown';
  const Icon = icons[known];
  return (
    <Badge tone={attendance === 'CAME' ? 'primary' : 'neutral'} icon={<Icon aria-hidden />}>
      {words.presence[known]}
    </Badge>
  );
}
