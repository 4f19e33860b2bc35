import { IconCircleCheck, IconClock, IconLinkOff, IconMail, IconUserOff, type Icon } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '../../domain/links';
import { isAddressChange, takesEffectOf } from '../ui/confirm/confirmedState';
import { NoticePage } from '../ui/pages/NoticePage';
import { formatDateAndTime } from '../ui/formatDateAndTime';
import { useIsPrerendering } from '../ui/states/useIsPrerendering';
import { isSignedIn } from './sessionSlice';
import { words } from './words.gen';

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

function emailChangeWaits(takesEffect: number) {
  const { text, ...notice } = words.emailChangeWaits;
  return noticeOf(IconClock, { ...notice, text: text({ when: formatDateAndTime(takesEffect) }) });
}

export function EmailVerifiedPage() {
  const state: unknown = useLocation().state;
  const isPrerendering = useIsPrerendering();
  const signedIn = useSelector(isSignedIn) && !isPrerendering;
  const takesEffect = takesEffectOf(state);
  if (takesEffect !== undefined) return emailChangeWaits(takesEffect);
  if (isAddressChange(state)) return noticeOf(IconCircleCheck, words.emailChanged);
  return signedIn ? <VerifiedWhileSignedIn /> : noticeOf(IconCircleCheck, words.emailVerified);
}

const VerifiedWhileSignedIn = () => (
  <NoticePage
    title={words.emailVerified.title}
    icon={<IconCircleCheck aria-hidden />}
    action={{ label: words.emailVerified.toHome, to: paths.memberships }}
  >
    <p>{words.emailVerified.signedIn}</p>
  </NoticePage>
);

export const LeaderEmailVerifiedPage = () => noticeOf(IconClock, words.leaderEmailVerified);

export const AccountDeletedPage = () => noticeOf(IconUserOff, words.accountDeleted);
