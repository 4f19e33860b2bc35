import { paths } from '../../../domain/links';
import { leaderSignUpSchema } from '../../../domain/members/forms';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { MemberSignUpPage } from './MemberSignUpPage';
import { words } from '../words.gen';

const text = words.leader;

export function SignUpLeaderPage() {
  return (
    <MemberSignUpPage
      title={text.title}
      role="Leader"
      schema={leaderSignUpSchema}
      initialValues={{ agreeToTraining: false }}
      termsPath={paths.signUpLeaderTerms}
      agreementPath={paths.signUpLeaderAgreement}
      agreementText={text.agreement}
    >
      {() => <CheckboxField name="agreeToTraining" label={text.training} />}
    </MemberSignUpPage>
  );
}
