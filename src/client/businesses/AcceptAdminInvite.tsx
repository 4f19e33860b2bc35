import { useNavigate } from 'react-router-dom';
import { paths, publicTermsPath } from '../../domain/links';
import { useSignUpTerms } from '../api/signUpTerms';
import { useRegisterBusinessAdminMutation } from '../api/businessesApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { AgreedTexts, hasAgreedTexts } from '../ui/AgreedTexts';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { invitedBy, type OfferedInvitation } from './offeredInvitation';
import { words } from './words.gen';

const text = words.signUpAdmin;

/** Users logged in with the invited account need no form; for others, the server's message explains what to do. */
export function AcceptAdminInvite({ code, invitation, decline }: OfferedInvitation) {
  const { data: user } = useGetMyUserQuery();
  const terms = useSignUpTerms({ code });
  const [registerAdmin] = useRegisterBusinessAdminMutation();
  const navigate = useNavigate();
  const accept = async () => {
    const { acceptedVersions } = await terms.shown();
    const businessAdminRegistration = { inviteCode: code, acceptedVersions };
    await terms.orReread(registerAdmin({ businessAdminRegistration }).unwrap());
    await navigate(paths.memberships, { replace: true });
  };
  return (
    <QueryState query={terms.query} skeleton={<CardsSkeleton count={1} />}>
      {() => (
        <>
          <ConfirmPage
            title={text.title}
            effects={[
              invitedBy(invitation),
              text.effect({ business: invitation.businessName }),
              ...(hasAgreedTexts(terms)
                ? [<AgreedTexts key="terms" terms={terms} to={publicTermsPath(paths.signUpAdminTerms, { code })} />]
                : []),
              ...(user ? [text.account({ name: `${user.firstName} ${user.lastName}`, email: user.email })] : []),
            ]}
            verb={text.accept}
            onConfirm={accept}
            back={{ label: text.notNow, to: paths.memberships }}
          />
          {decline}
        </>
      )}
    </QueryState>
  );
}
