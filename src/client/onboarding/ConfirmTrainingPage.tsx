import { Anchor } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { isHttpLink } from '../../domain/links';
import type { Membership } from '../../contract/entities.gen';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { paths } from '../app/paths';
import { ConfirmPage } from '../ui/ConfirmPage';
import { useRequiredAction } from './useRequiredAction';
import { words } from './words';

const text = words.training;

const trainingLink = ({ settings }: Membership) => settings.find(({ name }) => name === 'LeaderTrainingLink')?.value;

/** Confirming the training signs a leader off (decision 22), who may then add a pod. */
export function ConfirmTrainingPage() {
  const { business, complete } = useRequiredAction('LEADER_CONFIRM_TRAINING');
  const { data: memberships = [] } = useListMyMembershipsQuery({ id: business?.id ?? '' }, { skip: !business });
  const navigate = useNavigate();
  const { search } = useLocation();
  const confirm = async () => {
    await complete();
    await navigate(paths.leaderTraining + search);
  };
  return (
    <ConfirmPage
      title={text.title}
      effects={[text.text]}
      verb={text.submit}
      onConfirm={confirm}
      back={{ label: words.skip, to: paths.memberships }}
    >
      <TrainingLinks memberships={memberships.filter(({ member }) => member)} />
    </ConfirmPage>
  );
}

function TrainingLinks({ memberships }: { memberships: Membership[] }) {
  const links = memberships.flatMap((membership) => {
    const href = trainingLink(membership);
    return href && isHttpLink(href) ? [{ id: membership.id, name: membership.name, href }] : [];
  });
  if (links.length === 0) return <p>{text.none}</p>;
  return links.map(({ id, name, href }) => (
    <p key={id}>
      <Anchor href={href} target="_blank" rel="noreferrer">
        {text.open(name)}
      </Anchor>
    </p>
  ));
}
