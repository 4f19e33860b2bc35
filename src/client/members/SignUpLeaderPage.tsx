import { paths } from '../../domain/links';
import { leaderSignUpSchema } from '../../domain/members/forms';
import { CheckboxField } from '../ui/form/CheckboxField';
import { MemberSignUpForm } from './MemberSignUpForm';
import { WithInvite } from './WithInvite';
import { words } from './words';

const text = words.leader;

/** A future leader's account and application. */
export function SignUpLeaderPage() {
  return (
    <WithInvite role="Leader" title={text.title}>
      {(invite, code) => (
        <MemberSignUpForm
          key={code}
          title={text.title}
          invite={invite}
          code={code}
          schema={leaderSignUpSchema}
          initialValues={{ agreeToTraining: false }}
          termsPath={paths.signUpLeaderTerms}
          agreementName={text.agreementName}
        >
          <CheckboxField name="agreeToTraining" label={text.training} />
        </MemberSignUpForm>
      )}
    </WithInvite>
  );
}
