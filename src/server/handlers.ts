import { accountHandlers } from './account/handlers';
import { businessHandlers } from './businesses/handlers';
import { chatHandlers } from './chat/handlers';
import { leadershipHandlers } from './leadership/handlers';
import { meetingHandlers } from './meetings/handlers';
import { memberHandlers } from './members/handlers';
import { csvHandlers } from './memberships/csvHandlers';
import { membershipHandlers } from './memberships/handlers';
import { notificationHandlers } from './notifications/handlers';
import { onboardingHandlers } from './onboarding/handlers';
import { podHandlers } from './pods/handlers';
import { sessionHandlers } from './session/handlers';
import { stepHandlers } from './steps/handlers';
import { logoHandlers } from './memberships/logoHandlers';
import type { HandlersOf, OperationId } from './platform/http/operations';

/** Operations of the contract that are not built yet: they answer 501. Nothing else may be missing below. */
type Later =
  | 'offerLeaderTransfer'
  | 'getLeaderTransfer'
  | 'acceptLeaderTransfer'
  | 'declineLeaderTransfer'
  | 'getAssistantLeader'
  | 'assignAssistantLeader'
  | 'unassignAssistantLeader'
  | 'confirmAssistantLeader'
  | 'getAgenda';

/** Every operation's handler, by the name the contract gives it. A missing one does not compile. */
export const handlers: HandlersOf<Exclude<OperationId, Later>> = {
  ...accountHandlers,
  ...businessHandlers,
  ...chatHandlers,
  ...csvHandlers,
  ...leadershipHandlers,
  ...logoHandlers,
  ...meetingHandlers,
  ...memberHandlers,
  ...membershipHandlers,
  ...notificationHandlers,
  ...onboardingHandlers,
  ...podHandlers,
  ...sessionHandlers,
  ...stepHandlers,
};
