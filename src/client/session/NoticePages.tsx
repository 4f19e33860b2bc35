import { IconCircleCheck, IconClock, IconLinkOff, IconMail, IconUserOff } from '@tabler/icons-react';
import { paths } from '../../domain/links';
import { NoticePage } from '../ui/NoticePage';
import { words } from './words';

const loginAction = (label: string) => ({ label, to: paths.login });

export function ForgotPasswordCheckInboxPage() {
  const { title, text, back } = words.emailSent;
  return (
    <NoticePage title={title} icon={<IconMail aria-hidden />} action={loginAction(back)}>
      <p>{text}</p>
    </NoticePage>
  );
}

export function PasswordChangedPage() {
  const { title, text, back } = words.passwordUpdated;
  return (
    <NoticePage title={title} icon={<IconCircleCheck aria-hidden />} action={loginAction(back)}>
      <p>{text}</p>
    </NoticePage>
  );
}

export function InvalidLinkPage() {
  const { title, text, back } = words.invalid;
  return (
    <NoticePage title={title} icon={<IconLinkOff aria-hidden />} action={loginAction(back)}>
      <p>{text}</p>
    </NoticePage>
  );
}

export function ApprovalPendingPage() {
  const { title, text } = words.approvalPending;
  return (
    <NoticePage title={title} icon={<IconClock aria-hidden />}>
      <p>{text}</p>
    </NoticePage>
  );
}

export function EmailVerifiedPage() {
  const { title, text, login } = words.emailVerified;
  return (
    <NoticePage title={title} icon={<IconCircleCheck aria-hidden />} action={loginAction(login)}>
      <p>{text}</p>
    </NoticePage>
  );
}

export function LeaderEmailVerifiedPage() {
  const { title, text, login } = words.leaderEmailVerified;
  return (
    <NoticePage title={title} icon={<IconClock aria-hidden />} action={loginAction(login)}>
      <p>{text}</p>
    </NoticePage>
  );
}

export function AccountDeletedPage() {
  const { title, text } = words.accountDeleted;
  return (
    <NoticePage title={title} icon={<IconUserOff aria-hidden />}>
      <p>{text}</p>
    </NoticePage>
  );
}

export function SignUpCheckInboxPage() {
  const { title, text, close } = words.checkInbox;
  return (
    <NoticePage title={title} icon={<IconMail aria-hidden />}>
      <p>{text}</p>
      <p>{close}</p>
    </NoticePage>
  );
}
