import { useNavigate } from 'react-router-dom';
import { isHttpLink, paths } from '../../domain/links';
import { participantSignUpSchema, type ParticipantSignUpValues } from '../../domain/members/forms';
import type { Invite } from '../../contract/entities.gen';
import { useRegisterMemberMutation } from '../api/membersApi';
import { AccountFormPage } from '../ui/AccountFormPage';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { CustomButtons } from './CustomButtons';
import { WithInvite } from './WithInvite';
import { InviteHeader } from './InviteHeader';
import { CONTACT_ME, PodPicker } from './PodPicker';
import { AgreementField, PersonFields, TermsField } from './SignUpFields';
import { SignUpFooter } from './SignUpFooter';
import { words } from './words';

const text = words.participant;

/** A future participant's account, with the pod they would like (specification, section 2). */
export function SignUpParticipantPage() {
  return (
    <WithInvite role="Participant" title={text.title}>
      {(invite, code) => <ParticipantForm key={code} invite={invite} code={code} />}
    </WithInvite>
  );
}

function ParticipantForm({ invite, code }: { invite: Invite; code: string }) {
  const [registerMember] = useRegisterMemberMutation();
  const navigate = useNavigate();
  const agreement = invite.agreementLink && isHttpLink(invite.agreementLink) ? invite.agreementLink : undefined;
  const initialValues: ParticipantSignUpValues = {
    inviteCode: code,
    email: '',
    firstName: '',
    lastName: '',
    password: '',
    confirmPassword: '',
    preferredPodId: '',
    contactWhenNewPod: false,
    agreeToTerms: false,
    agreeToAgreement: false,
  };
  const register = async (values: ParticipantSignUpValues) => {
    const { inviteCode, email, firstName, lastName, password, preferredPodId } = values;
    const choice =
      preferredPodId === CONTACT_ME ? { contactWhenNewPod: true } : preferredPodId ? { preferredPodId } : {};
    const memberRegistration = { inviteCode, email, firstName, lastName, password, ...choice };
    await registerMember({ memberRegistration }).unwrap();
    await navigate(paths.signUpCheckInbox);
  };
  return (
    <AccountFormPage title={text.title} host={<InviteHeader invite={invite} />} footer={<SignUpFooter />}>
      <Form
        initialValues={initialValues}
        schema={participantSignUpSchema({ hasAgreementLink: agreement !== undefined })}
        onSubmit={register}
      >
        <PersonFields />
        {invite.info.selectPodOnSignupEnabled && <PodPicker name="preferredPodId" pods={invite.info.availablePods} />}
        <CustomButtons buttons={invite.info.customButtons} />
        <TermsField to={paths.signUpParticipantTerms} />
        {agreement && <AgreementField href={agreement} name={text.agreementName} />}
        <FormActions wide submit={words.submit} />
      </Form>
    </AccountFormPage>
  );
}
