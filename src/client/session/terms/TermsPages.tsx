import { audienceTerms, commonTerms, termsIntro } from './terms';
import { TextPage } from './TextPage';

function termsFor(audience: keyof typeof audienceTerms) {
  const { title, passages } = audienceTerms[audience];
  return <TextPage title={title} intro={termsIntro} passages={[...passages, ...commonTerms]} />;
}

export const TermsPage = () => termsFor('everyone');
export const OwnerTermsPage = () => termsFor('owner');
export const AdminTermsPage = () => termsFor('admin');
export const LeaderTermsPage = () => termsFor('leader');
export const ParticipantTermsPage = () => termsFor('participant');
