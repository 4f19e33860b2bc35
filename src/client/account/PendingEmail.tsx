import { Button } from '@mantine/core';
import { useCancelEmailChangeMutation, useGetMyAccountQuery, useResendEmailChangeMutation } from '../api/accountApi';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { EmailText } from '../ui/people/EmailText';
import { FailureAlert } from '../ui/states/FailureAlert';
import classes from './account.module.css';
import { words } from './words.gen';

const text = words.changeEmail;

interface PendingEmailProps {
  current: string;
  pending: string;
  onEnd: () => void;
}

export function PendingEmail({ current, pending, onEnd }: PendingEmailProps) {
  // The link is usually opened in another tab.
  useGetMyAccountQuery(undefined, { refetchOnFocus: true });
  const [resendLink] = useResendEmailChangeMutation();
  const [cancelChange] = useCancelEmailChangeMutation();
  const { busy, error, run } = useAct();
  const resend = async () => {
    await resendLink().unwrap();
    showMessage(text.resent({ email: pending }));
  };
  const cancel = async () => {
    await cancelChange().unwrap();
    onEnd();
    showMessage(text.cancelled({ current }));
  };
  return (
    <>
      <div className={classes.pending}>
        <span>
          {text.waiting} <EmailText address={pending} />
        </span>
        <Button
          variant="subtle"
          size="sm"
          aria-label={text.resendWhich({ email: pending })}
          aria-disabled={busy !== undefined}
          onClick={() => void run('resend', resend)}
        >
          {text.resend}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={text.cancelWhich({ email: pending })}
          aria-disabled={busy !== undefined}
          onClick={() => void run('cancel', cancel)}
        >
          {text.cancel}
        </Button>
      </div>
      {error !== undefined && <FailureAlert error={error} />}
    </>
  );
}
