import { matchesPassword } from '../../session/login/passwords';
import { PASSWORD } from '../factories';
import { all, claim, claimOwnWords, claimPerson, type ClaimContext, type Claims } from './claim';

const twoFactorIs =
  (isOn: boolean): Claims =>
  ({ own }) =>
    all(claim('two-factor login is on', isOn, own('two_factor_since is not null')));

const isListed =
  (isListed: boolean): Claims =>
  ({ own, data }) =>
    all(
      claim(
        'the passkey is listed',
        isListed,
        own(`exists (select from passkeys p where p.user_id = users.id and p.name = '${String(data.passkeyName)}')`),
      ),
    );

const isLinked =
  (isLinked: boolean): Claims =>
  ({ own, data }) =>
    all(
      claim(
        'the identity is linked',
        isLinked,
        own(
          `exists (select from identities i where i.user_id = users.id and i.provider_name = '${String(data.providerName)}')`,
        ),
      ),
    );

const recoveryCodes = ({ own }: ClaimContext) =>
  own('(select count(*)::int from recovery_codes r where r.user_id = users.id and used_at is null)');

/** The account's new address comes from the act, and doesn't apply yet. */
const isToChange: Claims = ({ own, data, world }) =>
  all(
    claim('newEmail', data.newEmail, world.newAddress),
    claim('the address so far', world.people.participant.email, own('email')),
  );

export const accountClaims = {
  'verify-email': ({ own }) => all(claim('the address is proven', false, own('verified_at is not null'))),
  'account-ready': (look) =>
    all(
      claimOwnWords(look, 'welcome_text'),
      claim(
        'joined',
        true,
        look.own(
          `exists (select from members m where m.user_id = users.id and m.membership_id = '${look.world.membership.id}')`,
        ),
      ),
    ),
  'known-address': ({ own }) => all(claim('there is an account', true, own('true'))),
  'reset-password': ({ own }) => all(claim('there is an account', true, own('true'))),
  'login-link': (look) =>
    all(
      claim('there is an account', true, look.own('true')),
      ...(look.data.senderName === undefined
        ? []
        : [
            claimPerson(look, 'senderName', 'u.id = $2', look.world.membership.business.owner.id),
            claim('membershipName', look.data.membershipName, look.world.membership.name),
          ]),
    ),
  'password-changed': ({ own, world }) => {
    const still = own('password_hash').then((hash) => matchesPassword(world.test.app.context, String(hash), PASSWORD));
    return all(claim('the old password still works', false, still));
  },
  'two-factor-on': twoFactorIs(true),
  'two-factor-off': twoFactorIs(false),
  'two-factor-guessed': twoFactorIs(true),
  'passkey-added': isListed(true),
  'passkey-removed': isListed(false),
  'identity-linked': isLinked(true),
  'identity-removed': isLinked(false),
  'sign-on-code': ({ own, data }) => all(claim('there is no account', data.isNew, own('verified_at is null'))),
  'recovery-code-used': (look) => all(claim('left', look.data.left, recoveryCodes(look))),
  'recovery-codes-new': async (look) => [['there are recovery codes', true, Number(await recoveryCodes(look)) > 0]],
  'change-email-confirm': ({ to, own, world }) =>
    all(claim('sent to the new address', world.newAddress, to), claim('in use already', undefined, own('email'))),
  'change-email-notice': isToChange,
  'change-email-by-staff': isToChange,
  'change-email-done': ({ data, one, world }) =>
    all(claim('newEmail', data.newEmail, one('select email from users where id = $1', world.people.participant.id))),
  'account-deleted': ({ own }) => all(claim('there is an account', undefined, own('true'))),
} satisfies Record<string, Claims>;
