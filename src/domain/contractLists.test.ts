import contract from '../contract/contract.gen.json';
import { ANNOUNCEMENT_AUDIENCES } from './announcements/audience';
import { AUDIT_ACTS } from './audit/acts';
import { BULK_KINDS, BULK_OUTCOMES, BULK_REQUEST_KINDS, BULK_STATES } from './bulk/kinds';
import { READ_STATUSES } from './chat/readStatuses';
import { EMOJIS } from './chat/reactions';
import { API_KEY_SCOPES } from './integrations/apiKeys';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_EVENTS,
  WEBHOOK_MESSAGE_TYPES,
} from './integrations/webhooks';
import { APPLICATION_ANSWERS, LEADER_FILTERS, LEADER_STATUSES } from './leadership/status';
import { TRANSFER_STATES } from './leadership/transferStates';
import { pageLinks } from './links';
import { ATTENDANCE_STATUSES } from './meetings/attendance';
import { FREQUENCY_PERIODS, WEEKDAYS, WEEKS_IN_MONTH } from './meetings/scheduleTypes';
import { MEMBER_SORTS } from './members/sorts';
import { POD_TROUBLES, SIGNS_OF_LIFE } from './memberships/podHealth';
import { BUTTON_PLACEMENTS, FEATURE_NAMES, INVITE_ROLES, SETTING_NAMES } from './memberships/lists';
import { NOTIFICATION_ACTION_TYPES } from './notifications/actionTypes';
import { NOTIFICATION_FREQUENCIES, NOTIFICATION_SETTING_TYPES } from './notifications/settings';
import { ONBOARDING_ACTIONS } from './onboarding/actions';
import { POD_OVERVIEW_SORTS } from './pods/overviewSorts';
import { TIMES_OF_DAY } from './pods/wantedTimes';
import { REPORT_KINDS, REPORT_OUTCOMES, REPORT_REASONS } from './reports/reports';
import { TERMS_ACTS, TERMS_KINDS, TERMS_ORIGINS } from './terms/terms';
import { ROUND_CHANGES, TURN_STATES } from './rounds/round';
import { SIGN_ON_REQUIREMENTS } from './session/signOn';
import { STEP_STATUSES } from './steps/steps';

const lists: Record<string, readonly string[]> = {
  AnnouncementAudienceKind: ANNOUNCEMENT_AUDIENCES,
  ApiKeyScope: API_KEY_SCOPES,
  ApplicationAnswer: APPLICATION_ANSWERS,
  AttendanceStatus: ATTENDANCE_STATUSES,
  AuditAct: AUDIT_ACTS,
  BulkActionKind: BULK_KINDS,
  BulkActionState: BULK_STATES,
  BulkOutcome: BULK_OUTCOMES,
  BulkRequestKind: BULK_REQUEST_KINDS,
  ConfirmedPage: [
    pageLinks.emailVerified(),
    pageLinks.leaderEmailVerified(),
    pageLinks.approvalPending(),
    pageLinks.invalid(),
  ],
  CustomButtonPlacement: BUTTON_PLACEMENTS,
  Emoji: EMOJIS,
  FrequencyPeriod: FREQUENCY_PERIODS,
  InviteRole: INVITE_ROLES,
  LeaderFilter: LEADER_FILTERS,
  LeaderStatus: LEADER_STATUSES,
  LeaderTransferState: TRANSFER_STATES,
  MemberSort: MEMBER_SORTS,
  MembershipFeatureName: FEATURE_NAMES,
  MembershipSettingName: SETTING_NAMES,
  NotificationActionType: NOTIFICATION_ACTION_TYPES,
  NotificationFrequency: NOTIFICATION_FREQUENCIES,
  NotificationSettingType: NOTIFICATION_SETTING_TYPES,
  OnboardingActionName: ONBOARDING_ACTIONS,
  ReportKind: REPORT_KINDS,
  ReportOutcome: REPORT_OUTCOMES,
  ReportReason: REPORT_REASONS,
  PodOverviewSort: POD_OVERVIEW_SORTS,
  PodTroubleKind: POD_TROUBLES,
  ReadStatus: READ_STATUSES,
  RoundChangeName: ROUND_CHANGES,
  SignOfLifeKind: SIGNS_OF_LIFE,
  SignOnRequirement: SIGN_ON_REQUIREMENTS,
  StepStatus: STEP_STATUSES,
  TimeOfDay: TIMES_OF_DAY,
  TurnState: TURN_STATES,
  TermsAct: TERMS_ACTS,
  TermsKind: TERMS_KINDS,
  TermsOrigin: TERMS_ORIGINS,
  WebhookDeliveryState: WEBHOOK_DELIVERY_STATES,
  WebhookDisabledReason: WEBHOOK_DISABLED_REASONS,
  WebhookEventType: WEBHOOK_EVENTS,
  WebhookMessageType: WEBHOOK_MESSAGE_TYPES,
  WeekDay: WEEKDAYS,
  WeekInMonth: WEEKS_IN_MONTH,
};

/**
 * Enums without a list in the domain: the platform's settings differ in type, so a type names them, and no list
 * includes the assistant role.
 */
const contractOnly = ['PlatformSettingName', 'PodRole'];

const named = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
  'enum' in schema ? [[name, schema.enum] as const] : [],
);

test.each(named.filter(([name]) => !contractOnly.includes(name)))(
  "the domain's list of every %s matches the contract",
  (name, values) => {
    expect(lists[name]).toEqual(values);
  },
);

test('every list in the domain is also in the contract', () => {
  expect(Object.keys(lists).filter((name) => !named.some(([known]) => known === name))).toEqual([]);
});

test('a message may have one reaction for every emoji', () => {
  expect(contract.components.schemas.Message.properties.reactions.maxItems).toBe(EMOJIS.length);
});
