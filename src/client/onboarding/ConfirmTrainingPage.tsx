import { Anchor } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { isHttpLink, paths } from '../../domain/links';
import { settingInForce } from '../../domain/memberships/settings';
import type { Membership, PlatformSetting } from '../../contract/entities.gen';
import { useGetPlatformSettingsQuery, useListMyMembershipsQuery } from '../api/membershipsApi';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { QueryState, LoadingState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useRequiredAction } from './useRequiredAction';
import { WithDueAction } from './WithDueAction';
import { words } from './words.gen';

const text = words.training;

/** Signs a leader off, who may then add a pod (rule onboarding.leaders). */
export function ConfirmTrainingPage() {
  return <WithDueAction action="LEADER_CONFIRM_TRAINING">{(id) => <ConfirmTraining businessId={id} />}</WithDueAction>;
}

function ConfirmTraining({ businessId }: { businessId: string }) {
  const { completeThere, defer, returnPath } = useRequiredAction('LEADER_CONFIRM_TRAINING', businessId);
  const navigate = useNavigate();
  const { search } = useLocation();
  const training = useTrainingLinks(businessId);
  const confirm = async () => {
    await completeThere();
    await navigate(paths.leaderTraining + search);
  };
  // The links above the button would push it down.
  if (training.isLoading) return <LoadingState skeleton={<CardsSkeleton count={1} />} />;
  return (
    <ConfirmPage
      title={text.title}
      effects={[text.text]}
      verb={text.submit}
      onConfirm={confirm}
      back={{ label: words.skip, to: returnPath, onClick: defer }}
    >
      <TrainingLinks {...training} />
    </ConfirmPage>
  );
}

function useTrainingLinks(businessId: string) {
  const memberships = useListMyMembershipsQuery({ id: businessId });
  const platform = useGetPlatformSettingsQuery();
  return { memberships, platform, isLoading: memberships.isLoading || platform.isLoading };
}

function TrainingLinks({ memberships, platform }: ReturnType<typeof useTrainingLinks>) {
  return (
    <QueryState query={memberships} skeleton={null}>
      {(list) => (
        <QueryState query={platform} skeleton={null}>
          {(defaults) => <Links memberships={list.filter(({ member }) => member)} platform={defaults} />}
        </QueryState>
      )}
    </QueryState>
  );
}

function Links({ memberships, platform }: { memberships: Membership[]; platform: PlatformSetting[] }) {
  const links = memberships
    .map(({ id, name, settings }) => ({ id, name, href: settingInForce('LeaderTrainingLink', settings, platform) }))
    .filter(({ href }) => isHttpLink(href));
  if (links.length === 0) return <p>{text.none}</p>;
  return links.map(({ id, name, href }) => (
    <p key={id}>
      <Anchor href={href} target="_blank" rel="noreferrer">
        {text.open({ membership: name })}
      </Anchor>
    </p>
  ));
}
