import { IconCircleCheck, IconClock, IconLinkOff, IconMail, IconUserOff, type Icon } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../domain/links';
import { isAddressChange, takesEffectOf } from '../ui/confirm/confirmedState';
import { NoticePage } from '../ui/pages/NoticePage';
import { formatDateAndTime } from '../ui/formatDateAndTime';
import { words } from './words';

interface NoticeWords {
  title: string;
  text: string;
  close?: string;
  toLogin?: string;
}

const noticeOf = (Icon: Icon, { title, text, close, toLogin }: NoticeWords) => (
  <NoticePage
    title={title}
    icon={<Icon aria-hidden />}
    action={toLogin ? { label: toLogin, to: paths.login } : undefined}
  >
    <p>{text}</p>
    {close && <p>{close}</p>}
  </NoticePage>
);

export const ForgotPasswordCheckInboxPage = () => noticeOf(IconMail, words.emailSent);

export const PasswordChangedPage = () => noticeOf(IconCircleCheck, words.passwordUpdated);

export const InvalidLinkPage = () => noticeOf(IconLinkOff, words.invalid);

export const ApprovalPendingPage = () => noticeOf(IconClock, words.approvalPending);

export function EmailVerifiedPage() {
  const state: unknown = useLocation().state;
  const takesEffect = takesEffectOf(state);
  if (takesEffect !== undefined) return noticeOf(IconClock, words.emailChangeWaits(formatDateAndTime(takesEffect)));
  return noticeOf(IconCircleCheck, isAddressChange(state) ? words.emailChanged : words.emailVerified);
}

export const LeaderEmailVerifiedPage = () => noticeOf(IconClock, words.leaderEmailVerified);

export const AccountDeletedPage = () => noticeOf(IconUserOff, words.accountDeleted);
