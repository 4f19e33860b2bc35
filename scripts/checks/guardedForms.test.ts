import { projectFiles } from './projectFiles';

const client = projectFiles(['src/client']).filter(
  ({ path }) => path.endsWith('.tsx') && !/\.test\.|\/testing\/|\/ui\/form\//.test(path),
);

const formsOf = (text: string) => [...text.matchAll(/<(?:Form|Formik)\b(.*?)>\n/gs)].map(([, props = '']) => props);

/** The file of each form, with the component that asks before unsaved input is lost, or why none does. */
const forms = (): [string, string][] =>
  client.flatMap(({ path, text }) =>
    formsOf(text).map((props): [string, string] => [
      path.replace('src/client/', ''),
      /guard=[{"](.*?)["}]/.exec(props)?.[1] ?? 'nothing',
    ]),
  );

test('every form that asks before it is left keeps typed text under a name of its own (rule platform.typedText)', () => {
  const lost = client.filter(({ text }) => formsOf(text).some((form) => /Guard}/.test(form) && !/draft=/.test(form)));
  expect(lost.map(({ path }) => path)).toEqual([]);
  const names = client.flatMap(({ text }) =>
    [...text.matchAll(/formDraft\([`'](\$\{.*?\}|[^.`'$]+)/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(15);
  expect(new Set(names).size).toBe(names.length);
});

test('every form asks before unsaved input is lost, unless there is little to lose (rule platform.unsavedChanges)', () => {
  expect(forms()).toEqual([
    ['account/BioPage.tsx', 'UnsavedChangesGuard'],
    ['account/ChangePasswordPage.tsx', 'short'],
    ['account/DeleteAccountPage.tsx', 'short'],
    ['account/HandOverBusinessPage.tsx', 'short'],
    ['account/ProfilePanel.tsx', 'ProfileGuard'],
    ['account/passkeys/RenamePasskey.tsx', 'short'],
    ['account/twoFactor/ProofForm.tsx', 'short'],
    ['account/twoFactor/ScanQrCode.tsx', 'short'],
    ['announcements/AddAnnouncementPage.tsx', 'kept'],
    ['bulk/BulkPage.tsx', 'short'],
    ['businesses/BusinessSettingsPage.tsx', 'UnsavedChangesGuard'],
    ['businesses/InviteAdminForm.tsx', 'UnsavedChangesGuard'],
    ['businesses/SignUpAdminForm.tsx', 'SignedOutGuard'],
    ['businesses/SignUpBusinessPage.tsx', 'SignedOutGuard'],
    ['businesses/ZoomSettingsPage.tsx', 'UnsavedChangesGuard'],
    ['integrations/CreateApiKeyPage.tsx', 'UnsavedChangesGuard'],
    ['integrations/webhooks/CreateWebhookPage.tsx', 'UnsavedChangesGuard'],
    ['integrations/webhooks/WebhookPage.tsx', 'UnsavedChangesGuard'],
    ['leadership/AnswerTransfer.tsx', "isDeclining ? 'short' : UnsavedChangesGuard"],
    ['leadership/ConfirmAssistantPage.tsx', "isDeclining ? 'short' : UnsavedChangesGuard"],
    ['meetings/leaderMeetings/LeaderPodForm.tsx', 'UnsavedChangesGuard'],
    ['meetings/occurrences/ApologyForm.tsx', 'UnsavedChangesGuard'],
    ['meetings/occurrences/MoveOccurrenceForm.tsx', 'short'],
    ['members/member/LeaderStatusSection.tsx', 'short'],
    ['members/signUp/MemberSignUpPage.tsx', 'SignedOutGuard'],
    ['memberships/invitePeople/PeopleForm.tsx', 'kept'],
    ['memberships/ownWords/OwnWordsForm.tsx', 'UnsavedChangesGuard'],
    ['memberships/settings/DeleteMembershipPage.tsx', 'short'],
    ['memberships/settings/MembershipSettingsPage.tsx', 'UnsavedChangesGuard'],
    ['memberships/wizard/AddMembershipPage.tsx', 'kept'],
    ['pods/formation/FormPodForm.tsx', 'UnsavedChangesGuard'],
    ['pods/manage/PodForm.tsx', 'UnsavedChangesGuard'],
    ['reports/DecisionForm.tsx', 'UnsavedChangesGuard'],
    ['reports/HelpLines.tsx', 'UnsavedChangesGuard'],
    ['reports/MyReportsPage.tsx', 'UnsavedChangesGuard'],
    ['reports/ReportPage.tsx', 'UnsavedChangesGuard'],
    ['session/AskForLoginLink.tsx', 'short'],
    ['session/CodeStep.tsx', 'short'],
    ['session/ForgotPasswordPage.tsx', 'short'],
    ['session/LoginPage.tsx', 'short'],
    ['session/ResetPasswordPage.tsx', 'short'],
    ['signOn/ConfirmStep.tsx', 'short'],
    ['signOn/ConfirmStep.tsx', 'short'],
    ['signOn/settings/SignOnForm.tsx', 'UnsavedChangesGuard'],
    // In meeting mode, the tab keeps what was typed.
    ['steps/StepForm.tsx', "kept ? 'kept' : UnsavedChangesGuard"],
    ['steps/responses/LoadedComments.tsx', 'UnsavedChangesGuard'],
    ['terms/PublishTerms.tsx', 'UnsavedChangesGuard'],
    ['ui/messages/ChangeEmailDialog.tsx', 'kept'],
  ]);
});
