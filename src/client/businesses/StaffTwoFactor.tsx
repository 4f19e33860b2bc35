import { Button } from '@mantine/core';
import type { Business } from '../../contract/entities.gen';
import { mySettingsPath, paths, pathWithReturn } from '../../domain/links';
import { useSetStaffTwoFactorMutation } from '../api/businessesApi';
import { useGetTwoFactorQuery } from '../api/sessionApi';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { FailureAlert } from '../ui/states/FailureAlert';
import { Section } from '../ui/pages/Section';
import { showMessage } from '../ui/messages/showMessage';
import { useAct } from '../ui/messages/useAct';
import { words } from './words.gen';

const text = words.staffTwoFactor;

/** Only for the owner, and only with two-factor login of their own (rule session.staffTwoFactor). */
export function StaffTwoFactor({ business: { id, staffTwoFactor = false } }: { business: Business }) {
  const { currentData: own } = useGetTwoFactorQuery();
  const [setStaffTwoFactor] = useSetStaffTwoFactorMutation();
  const { busy, error, run } = useAct();
  const save = async () => {
    await setStaffTwoFactor({ id, staffTwoFactorUpdate: { required: !staffTwoFactor } }).unwrap();
    showMessage(staffTwoFactor ? text.isOptional : text.isRequired);
  };
  const lacksOwn = own?.enabled === false && !staffTwoFactor;
  return (
    <Section
      title={text.title}
      action={
        <Badge tone={staffTwoFactor ? 'primary' : 'neutral'}>{staffTwoFactor ? text.required : text.optional}</Badge>
      }
    >
      <p>{staffTwoFactor ? text.whyRequired : text.why}</p>
      {lacksOwn && <p>{text.ownFirst}</p>}
      {error !== undefined && <FailureAlert error={error} />}
      <div>
        {lacksOwn ? (
          <ButtonLink to={pathWithReturn(paths.twoFactor, mySettingsPath('business'))} variant="default">
            {text.setUpOwn}
          </ButtonLink>
        ) : (
          <Button
            variant="default"
            onClick={() => void run('save', save)}
            aria-disabled={busy !== undefined}
            aria-busy={busy !== undefined}
          >
            {staffTwoFactor ? text.makeOptional : text.require}
          </Button>
        )}
      </div>
    </Section>
  );
}
