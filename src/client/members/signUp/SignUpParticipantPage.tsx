import { paths } from '../../../domain/links';
import { participantSignUpSchema, type ParticipantSignUpValues } from '../../../domain/members/forms';
import { CustomButtons } from '../../memberships';
import { words } from '../words.gen';
import { MemberSignUpPage } from './MemberSignUpPage';
import { CONTACT_ME, PodPicker } from './PodPicker';

const text = words.participant;

function podChoiceOf({ preferredPodId }: ParticipantSignUpValues) {
  if (preferredPodId === CONTACT_ME) return { contactWhenNewPod: true };
  return preferredPodId ? { preferredPodId } : {};
}

export function SignUpParticipantPage() {
  return (
    <MemberSignUpPage
      title={text.title}
      role="Participant"
      schema={participantSignUpSchema}
      initialValues={{ preferredPodId: '', contactWhenNewPod: false }}
      inputOf={podChoiceOf}
      termsPath={paths.signUpParticipantTerms}
      agreementPath={paths.signUpParticipantAgreement}
      agreementText={text.agreement}
    >
      {(invite, code) => (
        <>
          {invite.invitee?.podName && <p>{text.invitedTo({ pod: invite.invitee.podName })}</p>}
          {invite.info.selectPodOnSignupEnabled && <PodPicker name="preferredPodId" code={code} />}
          <CustomButtons buttons={invite.info.customButtons} />
        </>
      )}
    </MemberSignUpPage>
  );
}
