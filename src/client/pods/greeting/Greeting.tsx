import { Button } from '@mantine/core';
import type { Pod, PodMember } from '../../../contract/entities.gen';
import { apiLinks, pathTo, paths } from '../../../domain/links';
import { joinNames } from '../../../domain/text/words';
import { useListPodMembersQuery } from '../../api/podsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { meetingWords } from '../../meetings';
import { ButtonLink } from '../../ui/ButtonLink';
import { writeState } from '../../ui/focus/writeState';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { useDownload } from '../../ui/useDownload';
import classes from './greeting.module.css';
import { greetingWords as text } from './greetingWords';

const MAX_FACES = 8;
const MAX_NAMES = 3;

/** The leader first, without the reader. */
function useOthers({ id }: Pod): readonly PodMember[] | undefined {
  const { data: me } = useGetMyUserQuery();
  const { currentData: people } = useListPodMembersQuery({ id });
  return me && people?.filter(({ userId }) => userId !== me.id);
}

export function GreetingPeople({ pod }: { pod: Pod }) {
  const others = useOthers(pod);
  if (!others) return null;
  return (
    <>
      <div className={classes.faces}>
        {others.slice(0, MAX_FACES).map((person) => (
          <PersonAvatar key={person.userId} person={person} />
        ))}
      </div>
      <p>{sentenceOf(others)}</p>
    </>
  );
}

function sentenceOf(others: readonly PodMember[]): string {
  const leader = others.find((person) => person.leader);
  const members = others.filter((person) => !person.leader);
  const first = members.slice(0, MAX_NAMES).map(({ firstName }) => firstName);
  const names = joinNames(first, members.length, MAX_NAMES);
  if (!leader) return members.length > 0 ? text.withOthers(names) : text.alone;
  return members.length > 0 ? text.ledWith(fullName(leader), names) : text.ledAlone(fullName(leader));
}

export function GreetingActs({ pod: { channelId, can, scheduledMeeting: meeting } }: { pod: Pod }) {
  const { download, failure } = useDownload();
  return (
    <>
      {can.chat && channelId !== undefined && (
        <ButtonLink to={pathTo(paths.chat, { channel: channelId })} state={writeState} variant="light" size="sm">
          {text.hello}
        </ButtonLink>
      )}
      {meeting.nextMeeting !== undefined && (
        <Button variant="default" size="sm" onClick={() => void download(apiLinks.meetingCalendar(meeting.id))}>
          {meetingWords.addToCalendar}
        </Button>
      )}
      {failure && <FailureAlert {...failure} />}
    </>
  );
}
