import { useNavigate } from 'react-router-dom';
import type { Membership } from '../../contract/entities.gen';
import { mySettingsPath, paths } from '../../domain/links';
import { useRequestLeadershipMutation } from '../api/leadershipApi';
import { useGetMembershipQuery, useListMyMembershipsQuery } from '../api/membershipsApi';
import { WithBusiness } from '../session';
import { BackTo } from '../ui/pages/BackTo';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { NoticePage } from '../ui/pages/NoticePage';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { words } from './words.gen';

const text = words.request;
const skeleton = <CardsSkeleton count={1} />;
const toMyPods = mySettingsPath('my-pods');

/** The application is for the named membership, or the only one where the member can apply. */
export function RequestLeadershipPage() {
  const { id, unreadable } = useSubject('membership');
  if (unreadable) return <NotFoundNotice />;
  if (id) return <RequestIn membershipId={id} />;
  return <WithBusiness skeleton={skeleton}>{(business) => <OnlyMembership businessId={business.id} />}</WithBusiness>;
}

function RequestIn({ membershipId }: { membershipId: string }) {
  const membership = useGetMembershipQuery({ id: membershipId });
  return (
    <QueryState query={membership} skeleton={skeleton}>
      {(loaded) => <Request membership={loaded} />}
    </QueryState>
  );
}

function OnlyMembership({ businessId }: { businessId: string }) {
  const memberships = useListMyMembershipsQuery({ id: businessId });
  return (
    <QueryState query={memberships} skeleton={skeleton}>
      {(mine) => {
        const [only, ...others] = mine.filter(({ can }) => can.requestLeadership);
        return only && others.length === 0 ? (
          <Request membership={only} />
        ) : (
          <BackTo to={toMyPods} notice={text.choose} />
        );
      }}
    </QueryState>
  );
}

function Request({ membership }: { membership: Membership }) {
  const { leaderStatus, can } = membership;
  if (can.requestLeadership) return <ConfirmRequest membership={membership} />;
  if (leaderStatus === undefined) return <NotFoundNotice />;
  const leads = membership.leader ? words.mine.leads : words.mine.status[leaderStatus];
  return (
    <NoticePage title={text.notNow({ membership: membership.name })} action={{ label: text.back, to: toMyPods }}>
      <p>{leads}</p>
    </NoticePage>
  );
}

function ConfirmRequest({ membership: { id, name } }: { membership: Membership }) {
  const navigate = useNavigate();
  const [request] = useRequestLeadershipMutation();
  const send = async () => {
    await request({ id }).unwrap();
    await navigate(paths.requestLeadershipSent, { replace: true });
  };
  return (
    <ConfirmPage
      title={text.title}
      crumbs={[{ label: text.back, to: toMyPods }, { label: text.title }]}
      intro={name}
      effects={[text.goes({ membership: name }), text.told, text.next]}
      verb={text.verb}
      onConfirm={send}
      back={{ to: toMyPods }}
    />
  );
}

export function RequestLeadershipSentPage() {
  const { sent } = text;
  return (
    <NoticePage title={sent.title} action={{ label: sent.okay, to: paths.mySettings }}>
      <p>{sent.text}</p>
    </NoticePage>
  );
}
