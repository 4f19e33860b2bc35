import { IconMail } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useResendVerificationMutation } from '../api/sessionApi';
import { NoticePage } from '../ui/pages/NoticePage';
import { emailOf } from './emailOf';
import { SendAgain } from './SendAgain';
import { words } from './words.gen';

const text = words.checkInbox;

export function SignUpCheckInboxPage() {
  const email = emailOf(useLocation().state);
  const [resend] = useResendVerificationMutation();
  return (
    <NoticePage title={text.title} icon={<IconMail aria-hidden />}>
      <p>{email ? text.sentTo({ email }) : text.text}</p>
      {email && (
        <SendAgain
          label={text.sendAgain}
          sent={text.sentAgain}
          send={() => resend({ resendRequest: { email } }).unwrap()}
        />
      )}
      <p>{text.close}</p>
    </NoticePage>
  );
}
