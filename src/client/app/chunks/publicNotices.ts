export {
  ForgotPasswordCheckInboxPage as forgotPasswordCheckInbox,
  PasswordChangedPage as passwordChanged,
  InvalidLinkPage as invalid,
  ApprovalPendingPage as approvalPending,
  EmailVerifiedPage as emailVerified,
  LeaderEmailVerifiedPage as leaderEmailVerified,
  AccountDeletedPage as accountDeleted,
} from '../../session/NoticePages';
