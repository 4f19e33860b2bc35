import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { LeaderTransfer } from '../../contract/entities.gen';
import { meetingLinkSchema } from '../../domain/leadership/forms';
import { paths } from '../../domain/links';
import { useAcceptLeaderTransferMutation, useDeclineLeaderTransferMutation } from '../api/leadershipApi';
import { FailureAlert } from '../ui/FailureAlert';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { FormPage } from '../ui/FormPage';
import { showMessage } from '../ui/showMessage';
import { useAct } from '../ui/useAct';
import classes from './leadership.module.css';
import { words } from './words';

const text = words.complete;

interface AnswerTransferProps {
  transfer: LeaderTransfer;
  /** An answer is under way, or has failed. */
  onAnswering: (isAnswering: boolean) => void;
}

function effectsOf({ leaderName, leaderLeaves, assistantName }: LeaderTransfer): string[] {
  return [
    text.lead,
    ...(leaderName ? [leaderLeaves ? text.leaves(leaderName) : text.stays(leaderName)] : []),
    ...(assistantName ? [text.assistant(assistantName)] : []),
    text.told,
    text.decline,
  ];
}

/** What accepting means, the link it takes, and both answers. */
export function AnswerTransfer({ transfer, onAnswering }: AnswerTransferProps) {
  const { id, podName, membershipName } = transfer;
  const navigate = useNavigate();
  const [accept] = useAcceptLeaderTransferMutation();
  const [decline] = useDeclineLeaderTransferMutation();
  const { busy, error, run } = useAct();
  const answer = async (send: () => Promise<unknown>, done: string) => {
    onAnswering(true);
    try {
      await send();
    } catch (reason) {
      onAnswering(false);
      throw reason;
    }
    await navigate(paths.pods, { replace: true });
    showMessage(done);
  };
  return (
    <FormPage
      title={text.title(podName)}
      crumbs={[{ label: words.notFound.toPods, to: paths.pods }, { label: text.crumb }]}
      intro={text.intro(membershipName)}
    >
      <ul className={classes.effects}>
        {effectsOf(transfer).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Form
        initialValues={{ meetingLink: '' }}
        schema={meetingLinkSchema}
        onSubmit={(meetingLinkInput) => answer(() => accept({ id, meetingLinkInput }).unwrap(), text.accepted(podName))}
      >
        <TextField
          name="meetingLink"
          label={text.link}
          description={text.linkHelp}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        {error !== undefined && <FailureAlert error={error} />}
        <FormActions submit={text.accept}>
          <Button
            variant="default"
            aria-disabled={busy !== undefined}
            onClick={() => void run('decline', () => answer(() => decline({ id }).unwrap(), text.declined(podName)))}
          >
            {text.declineVerb}
          </Button>
        </FormActions>
      </Form>
    </FormPage>
  );
}
