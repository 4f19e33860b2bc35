import { useNavigate } from 'react-router-dom';
import type { OwnProof } from '../../../contract/entities.gen';
import { mySettingsPath, paths } from '../../../domain/links';
import { useTurnOffTwoFactorMutation } from '../../api/sessionApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/pages/Card';
import pages from '../../ui/pages/pages.module.css';
import { showMessage } from '../../ui/messages/showMessage';
import { ProofForm } from './ProofForm';
import { words as twoFactorWords } from './words.gen';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const text = twoFactorWords.turnOff;

/**
 * `requiredBy`: businesses that require two-factor login, which prevents turning it off (rule
 * session.staffTwoFactor).
 */
export function TurnOffTwoFactor({ requiredBy }: { requiredBy: readonly string[] }) {
  const [turnOff] = useTurnOffTwoFactorMutation();
  const navigate = useNavigate();
  if (requiredBy.length > 0) {
    return (
      <Card>
        <div className={pages.card}>
          <p>{text.required({ count: requiredBy.length, businesses: listText(requiredBy, LANGUAGE) })}</p>
          <div>
            <ButtonLink to={paths.twoFactor} variant="default">
              {text.back}
            </ButtonLink>
          </div>
        </div>
      </Card>
    );
  }
  const save = async (ownProof: OwnProof) => {
    await turnOff({ ownProof }).unwrap();
    showMessage(text.done);
    await navigate(mySettingsPath('account'), { replace: true });
  };
  return (
    <ProofForm submit={text.submit} danger onSubmit={save}>
      <p>{text.text}</p>
    </ProofForm>
  );
}
