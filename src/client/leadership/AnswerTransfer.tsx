import { useNavigate } from 'react-router-dom';
import type { LeaderTransfer } from '../../contract/entities.gen';
import { meetingLinkSchema } from '../../domain/leadership/forms';
import { paths } from '../../domain/links';
import { useAcceptLeaderTransferMutation, useDeclineLeaderTransferMutation } from '../api/leadershipApi';
import { Effects } from '../ui/confirm/Effects';
import { FailureAlert } from '../ui/states/FailureAlert';
import { formDraft } from '../ui/form/drafts/formDraft';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { UnsavedChangesGuard } from '../ui/form/guards/UnsavedChangesGuard';
import { FormPage } from '../ui/pages/FormPage';
import { showMessage } from '../ui/messages/showMessage';
import { useActOnSubject } from '../ui/states/SubjectState';
import { useAct } from '../ui/messages/useAct';
import { DeclineButton } from './DeclineButton';
import { MeetingLinkField } from './MeetingLinkField';
import { words } from './words.gen';

const text = words.complete;

function effectsOf({ leaderName, leaderLeaves, assistantName }: LeaderTransfer): string[] {
  return [
    text.lead,
    ...(leaderName ? [leaderLeaves ? text.leaves({ leader: leaderName }) : text.stays({ leader: leaderName })] : []),
    ...(assistantName ? [text.assistant({ name: assistantName })] : []),
    text.told,
    text.decline,
  ];
}

export function AnswerTransfer({ transfer }: { transfer: LeaderTransfer }) {
  const { id, podName, membershipName } = transfer;
  const navigate = useNavigate();
  const [accept] = useAcceptLeaderTransferMutation();
  const [decline] = useDeclineLeaderTransferMutation();
  const { busy, error, run } = useAct();
  const holding = useActOnSubject();
  const isDeclining = busy !== undefined;
  const draft = formDraft(`leader-transfer.${id}`);
  const answer = (send: () => Promise<unknown>, done: string) =>
    holding({
      run: async () => {
        await send();
        await navigate(paths.pods, { replace: true });
        showMessage(done);
      },
    });
  return (
    <FormPage
      title={text.title({ pod: podName })}
      crumbs={[{ label: words.pods, to: paths.pods }, { label: text.crumb }]}
      intro={text.intro({ membership: membershipName })}
    >
      <Effects effects={effectsOf(transfer)} />
      <Form
        guard={isDeclining ? 'short' : UnsavedChangesGuard}
        draft={draft}
        initialValues={{ meetingLink: '' }}
        schema={meetingLinkSchema}
        onSubmit={async (meetingLinkInput) => {
          if (isDeclining) return;
          await answer(() => accept({ id, meetingLinkInput }).unwrap(), text.accepted({ pod: podName }));
        }}
      >
        <MeetingLinkField />
        {error !== undefined && <FailureAlert error={error} />}
        <FormActions submit={text.accept}>
          <DeclineButton
            label={text.declineVerb}
            isDeclining={isDeclining}
            onDecline={() =>
              run('decline', () =>
                answer(() => decline({ id }).unwrap().then(draft.clear), text.declined({ pod: podName })),
              )
            }
          />
        </FormActions>
      </Form>
    </FormPage>
  );
}
