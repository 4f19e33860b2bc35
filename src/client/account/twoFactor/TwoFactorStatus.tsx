import type { TwoFactor } from '../../../contract/entities.gen';
import { twoFactorPath } from '../../../domain/links';
import { FEW_RECOVERY_CODES } from '../../../domain/session/twoFactor';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/pages/Section';
import classes from './twoFactor.module.css';
import { words as twoFactorWords } from './words.gen';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

const text = twoFactorWords.status;

export function TwoFactorStatus({ twoFactor: { recoveryCodesLeft, requiredBy } }: { twoFactor: TwoFactor }) {
  return (
    <>
      <Section title={text.codes}>
        <p>{text.left({ left: recoveryCodesLeft })}</p>
        {recoveryCodesLeft <= FEW_RECOVERY_CODES && <p>{text.few}</p>}
        <div>
          <ButtonLink to={twoFactorPath('recovery-codes')} variant="default">
            {text.newCodes}
          </ButtonLink>
        </div>
      </Section>
      <Section title={text.app}>
        <p className={classes.quiet}>{text.appText}</p>
        <div>
          <ButtonLink to={twoFactorPath('app')} variant="default">
            {twoFactorWords.tasks.app}
          </ButtonLink>
        </div>
      </Section>
      <Section title={text.off}>
        <p className={classes.quiet}>
          {requiredBy.length > 0
            ? twoFactorWords.turnOff.required({ count: requiredBy.length, businesses: listText(requiredBy, LANGUAGE) })
            : text.offText}
        </p>
        {requiredBy.length === 0 && (
          <div>
            <ButtonLink to={twoFactorPath('off')} variant="outline" color="red">
              {twoFactorWords.tasks.off}
            </ButtonLink>
          </div>
        )}
      </Section>
    </>
  );
}
