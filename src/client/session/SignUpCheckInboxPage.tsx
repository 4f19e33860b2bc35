import { Alert, Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useResendVerificationMutation } from '../api/sessionApi';
import { FailureAlert } from '../ui/states/FailureAlert';
import { NoticePage } from '../ui/pages/NoticePage';
import { useAct } from '../ui/messages/useAct';
import { words } from './words';

const text = words.checkInbox;

/** In the navigation state rather than the page's address; survives a reload. */
function emailOf(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : undefined;
}

export function SignUpCheckInboxPage() {
  const email = emailOf(useLocation().state);
  return (
    <NoticePage title={text.title} icon={<IconMail aria-hidden />}>
      <p>{email ? text.sentTo(email) : text.text}</p>
      {email && <SendAgain email={email} />}
      <p>{text.close}</p>
    </NoticePage>
  );
}

function SendAgain({ email }: { email: string }) {
  const [resend] = useResendVerificationMutation();
  const [isSent, setSent] = useState(false);
  const { busy, error, run } = useAct();
  const send = async () => {
    await resend({ resendRequest: { email } }).unwrap();
    setSent(true);
  };
  return (
    <>
      <div role="status">{isSent && <Alert variant="light">{text.sentAgain}</Alert>}</div>
      {error !== undefined && <FailureAlert error={error} />}
      {!isSent && (
        <Button
          variant="default"
          onClick={() => void run(text.sendAgain, send)}
          aria-disabled={busy !== undefined}
          aria-busy={busy !== undefined}
        >
          {text.sendAgain}
        </Button>
      )}
    </>
  );
}
