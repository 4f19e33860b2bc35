import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { useJoinWaitlistMutation } from '../../api/podsApi';
import { ConfirmPage } from '../../ui/confirm/ConfirmPage';
import { showMessage } from '../../ui/messages/showMessage';
import { WithPod } from '../WithPod';
import { words } from '../words.gen';
import { CannotJoin } from './ConfirmJoinPodPage';
import { words as waitlistWords } from '../../ui/waitlistWords.gen';

const text = words.confirmWaitlist;

export function ConfirmJoinWaitlistPage() {
  return (
    <WithPod isCandidate={() => false}>
      {(pod) => {
        if (pod.myRole) return <Navigate to={pathTo(paths.pod, { pod: pod.id })} replace />;
        if (pod.myWaitlistPosition !== undefined) return <Navigate to={paths.pods} replace />;
        if (pod.can.joinWaitlist) return <ConfirmJoinWaitlist pod={pod} />;
        if (pod.can.join) return <Navigate to={pathTo(paths.podsConfirmJoinPod, { pod: pod.id })} replace />;
        return <CannotJoin pod={pod} />;
      }}
    </WithPod>
  );
}

function ConfirmJoinWaitlist({ pod }: { pod: Pod }) {
  const navigate = useNavigate();
  const [joinWaitlist] = useJoinWaitlistMutation();
  const [consentJoinNewPod, setJoin] = useState(false);
  const [consentToBeNewPodLeader, setLead] = useState(false);
  const back = pathTo(paths.podsJoin, { request: pod.membershipId });
  const wait = async () => {
    const waitlistConsent = { consentJoinNewPod, consentToBeNewPodLeader };
    const { position } = await joinWaitlist({ id: pod.id, waitlistConsent }).unwrap();
    await navigate(paths.pods, { replace: true });
    showMessage(waitlistWords.inQueue({ position }));
  };
  return (
    <ConfirmPage
      title={text.title({ pod: pod.name })}
      crumbs={[
        { label: membershipPlaces.pods.name, to: paths.pods },
        { label: words.list.title, to: back },
        { label: pod.name },
      ]}
      effects={[text.place({ count: pod.waitlist }), text.connected, text.four]}
      verb={text.verb}
      onConfirm={wait}
      back={{ to: back }}
    >
      <Checkbox
        label={text.consentJoin}
        checked={consentJoinNewPod}
        onChange={({ currentTarget }) => setJoin(currentTarget.checked)}
      />
      <Checkbox
        label={text.consentLead}
        checked={consentToBeNewPodLeader}
        onChange={({ currentTarget }) => setLead(currentTarget.checked)}
      />
    </ConfirmPage>
  );
}
