export { AssignAssistantPage as podParticipantAssign } from '../../leadership/AssignAssistantPage';
export { CompleteSwitchPage as leaderCompleteSwitch } from '../../leadership/CompleteSwitchPage';
export { ConfirmAssistantPage as podConfirmAssistantLeader } from '../../leadership/ConfirmAssistantPage';
export { DemoteLeaderPage as leaderDemote } from '../../leadership/DemoteLeaderPage';
export { LeaderSwitchPage as leaderSwitch } from '../../leadership/LeaderSwitchPage';
export {
  RequestLeadershipPage as requestLeadership,
  RequestLeadershipSentPage as requestLeadershipSent,
} from '../../leadership/RequestLeadershipPage';
export { UnassignAssistantPage as podParticipantUnassign } from '../../leadership/UnassignAssistantPage';
export { ConfirmTrainingPage as leaderConfirmTraining } from '../../onboarding/ConfirmTrainingPage';
export { LeaderTrainingPage as leaderTraining } from '../../onboarding/LeaderTrainingPage';
export { LeaderWelcomePage as leaderWelcome } from '../../onboarding/LeaderWelcomePage';
