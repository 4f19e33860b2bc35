import { Button } from '@mantine/core';
import type { Pod, PodMember } from '../../../contract/entities.gen';
import { apiLinks, pathTo, paths } from '../../../domain/links';
import { useListPodMembersQuery } from '../../api/podsApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { meetingWords } from '../../meetings';
import { ButtonLink } from '../../ui/ButtonLink';
import { withIntent } from '../../ui/focus/intent';
import { fullName } from '../../ui/people/fullName';
import { PersonAvatar } from '../../ui/people/PersonAvatar';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { QueryState, type QueryLike } from '../../ui/states/QueryState';
import { useDownload } from '../../ui/useDownload';
import classes from './greeting.module.css';
import { words as text } from './greetingWords.gen';
import { namesText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const MAX_FACES = 8;
const MAX_NAMES = 3;

/** The leader first, without the reader. */
function useOthers({ id }: Pod): QueryLike<readonly PodMember[]> {
  const { data: me } = useGetMyUserQuery();
  const query = useListPodMembersQuery({ id });
  const currentData = me && query.currentData?.filter(({ userId }) => userId !== me.id);
  return { ...query, currentData };
}

export function GreetingPeople({ pod }: { pod: Pod }) {
  return (
    <QueryState query={useOthers(pod)} skeleton={null}>
      {(others) => (
        <>
          <div className={classes.faces}>
            {others.slice(0, MAX_FACES).map((person) => (
              <PersonAvatar key={person.userId} person={person} />
            ))}
          </div>
          <p>{sentenceOf(others)}</p>
        </>
      )}
    </QueryState>
  );
}

function sentenceOf(others: readonly PodMember[]): string {
  const leader = others.find((person) => person.leader);
  const members = others.filter((person) => !person.leader);
  const first = members.slice(0, MAX_NAMES).map(({ firstName }) => firstName);
  const names = namesText(first, members.length, MAX_NAMES, LANGUAGE);
  if (!leader) return members.length > 0 ? text.withOthers({ others: names }) : text.alone;
  return members.length > 0
    ? text.ledWith({ leader: fullName(leader), others: names })
    : text.ledAlone({ leader: fullName(leader) });
}

export function GreetingActs({ pod: { channelId, can, scheduledMeeting: meeting } }: { pod: Pod }) {
  const { download, failure } = useDownload();
  return (
    <>
      {can.chat && channelId !== undefined && (
        <ButtonLink
          to={pathTo(paths.chat, { channel: channelId })}
          state={withIntent('write')}
          variant="light"
          size="sm"
        >
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
