import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { DirectedMenu } from '../../ui/menu/DirectedMenu';
import { IconChevronDown } from '@tabler/icons-react';
import type { Pod } from '../../../contract/entities.gen';
import { apiLinks, pathTo, paths } from '../../../domain/links';
import { meetingTitles, meetingWords } from '../../meetings';
import { stepWords } from '../../steps';
import { Link } from '../../ui/Link';
import type { useDownload } from '../../ui/useDownload';
import classes from '../pods.module.css';
import { words as text } from './podMeetingWords.gen';

interface MeetingMenuProps {
  pod: Pod;
  hasAgenda: boolean;
  hasAttendance: boolean;
  downloads: Pick<ReturnType<typeof useDownload>, 'open' | 'download'>;
}

export function MeetingMenu({ pod, hasAgenda, hasAttendance, downloads }: MeetingMenuProps) {
  const { id, myRole, scheduledMeeting: meeting } = pod;
  const here = { pod: id };
  const isPlanned = myRole !== undefined && meeting.nextMeeting !== undefined;
  if (!isPlanned && !meeting.recurring && !hasAttendance && !hasAgenda) return null;
  const { open, download } = downloads;
  const calendar = apiLinks.meetingCalendar(meeting.id);
  return (
    <DirectedMenu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          className={classes.sectionAct}
          aria-label={text.meetingMoreAbout({ pod: pod.name })}
          rightSection={<IconChevronDown size="1rem" aria-hidden />}
        >
          {text.meetingMore}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isPlanned && <Menu.Item onClick={() => void download(calendar)}>{meetingWords.addToCalendar}</Menu.Item>}
        {meeting.recurring && (
          <Menu.Item component={Link} to={pathTo(paths.podMeetings, here)}>
            {meetingTitles.upcoming}
          </Menu.Item>
        )}
        {hasAttendance && (
          <Menu.Item component={Link} to={pathTo(paths.podAttendance, here)}>
            {meetingTitles.attendance}
          </Menu.Item>
        )}
        {hasAgenda && (
          <>
            <Menu.Item onClick={() => void open(apiLinks.agenda(id, 'html'))}>{stepWords.agenda}</Menu.Item>
            <Menu.Item onClick={() => void open(apiLinks.agenda(id, 'pdf'))}>{stepWords.agendaFile}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </DirectedMenu>
  );
}
