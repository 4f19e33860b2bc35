import { apiLinks, passkeyPath, paths } from '../../domain/links';
import { useGetTwoFactorQuery, useListPasskeysQuery } from '../api/sessionApi';
import { useListIdentitiesQuery } from '../api/signOnApi';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { Downloads } from '../ui/Downloads';
import { Section } from '../ui/pages/Section';
import { DutiesGate } from './DutiesGate';
import classes from './account.module.css';
import { words } from './words.gen';

const text = words.account;

export function AccountPanel() {
  const identities = useListIdentitiesQuery();
  // Most people have none. What follows waits, so that it doesn't move.
  return (
    <>
      <Section title={text.password}>
        <p className={classes.explained}>{text.passwordWhy}</p>
        <div>
          <ButtonLink to={paths.changePassword} variant="default">
            {text.changePassword}
          </ButtonLink>
        </div>
      </Section>
      <TwoFactorSection />
      <PasskeysSection />
      {!identities.isLoading && (
        <>
          {identities.currentData?.length ? <IdentitiesSection count={identities.currentData.length} /> : null}
          <Section title={text.terms}>
            <p className={classes.explained}>{text.termsWhy}</p>
            <div className={classes.links}>
              <ButtonLink to={paths.accountTerms} variant="default">
                {text.agreedTerms}
              </ButtonLink>
              <ButtonLink to={paths.terms} variant="default">
                {text.readTerms}
              </ButtonLink>
            </div>
          </Section>
          <Section title={text.reports}>
            <p className={classes.explained}>{text.reportsWhy}</p>
            <div>
              <ButtonLink to={paths.reports} variant="default">
                {text.seeReports}
              </ButtonLink>
            </div>
          </Section>
          <Section title={text.blocked}>
            <p className={classes.explained}>{text.blockedWhy}</p>
            <div>
              <ButtonLink to={paths.blockedPeople} variant="default">
                {text.seeBlocked}
              </ButtonLink>
            </div>
          </Section>
          <Section title={text.data}>
            <p className={classes.explained}>{text.dataWhy}</p>
            <Downloads files={[{ label: text.downloadData, path: apiLinks.myData(), isAttachment: true }]} />
          </Section>
          <Section title={text.delete}>
            <DutiesGate>
              <DeleteLink />
            </DutiesGate>
          </Section>
        </>
      )}
    </>
  );
}

function TwoFactorSection() {
  const twoFactor = useGetTwoFactorQuery();
  const isOn = twoFactor.currentData?.enabled;
  return (
    <Section
      title={text.twoFactor}
      action={
        isOn !== undefined && (
          <Badge tone={isOn ? 'primary' : 'neutral'}>{isOn ? text.twoFactorOn : text.twoFactorOff}</Badge>
        )
      }
    >
      <p className={classes.explained}>{text.twoFactorWhy}</p>
      <div>
        <ButtonLink to={paths.twoFactor} variant="default">
          {isOn ? text.manageTwoFactor : text.setUpTwoFactor}
        </ButtonLink>
      </div>
    </Section>
  );
}

function PasskeysSection() {
  const count = useListPasskeysQuery().currentData?.length;
  return (
    <Section title={text.passkeys} action={count ? <Badge>{text.passkeyCount({ count })}</Badge> : undefined}>
      <p className={classes.explained}>{text.passkeysWhy}</p>
      <div>
        <ButtonLink to={count === 0 ? passkeyPath('add') : paths.passkeys} variant="default">
          {count === 0 ? text.addPasskey : text.managePasskeys}
        </ButtonLink>
      </div>
    </Section>
  );
}

function IdentitiesSection({ count }: { count: number }) {
  return (
    <Section title={text.identities} action={<Badge>{text.identityCount({ count })}</Badge>}>
      <p className={classes.explained}>{text.identitiesWhy}</p>
      <div>
        <ButtonLink to={paths.identities} variant="default">
          {text.manageIdentities}
        </ButtonLink>
      </div>
    </Section>
  );
}

function DeleteLink() {
  return (
    <>
      <p className={classes.explained}>{text.deleteWhy}</p>
      <div>
        <ButtonLink to={paths.deleteAccount} variant="outline" color="red">
          {text.deleteAccount}
        </ButtonLink>
      </div>
    </>
  );
}
