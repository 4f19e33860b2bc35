import { IconCalendarPlus } from '@tabler/icons-react';
import { apiLinks } from '../../domain/links';
import { Downloads } from '../ui/Downloads';
import { words } from './words';

export function AddToCalendar({ meetingId }: { meetingId: string }) {
  const icon = <IconCalendarPlus size="1.25rem" aria-hidden />;
  return (
    <Downloads
      files={[{ label: words.addToCalendar, path: apiLinks.meetingCalendar(meetingId), icon, isAttachment: true }]}
    />
  );
}
