import { agreements, termsIntro } from './terms';
import { TextPage } from './TextPage';

export const LeaderAgreementPage = () => <TextPage intro={termsIntro} {...agreements.leader} />;
export const ParticipantAgreementPage = () => <TextPage intro={termsIntro} {...agreements.participant} />;
